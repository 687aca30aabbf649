import type { LocaleName } from '../../domain/countries/locales';
import type { UiColors } from '../../domain/pages/looks/uiColors';
import type { JourneyConfiguration } from '../../domain/journey/arrival/configuration';

export type Environment = 'development' | 'staging' | 'production';

/** The checked configuration of a page. `scripts/configuration` reads it when the page is built. */
export interface Configuration extends JourneyConfiguration {
  /** Lower-case folder names of brand and country. */
  readonly product: string;
  readonly country: string;
  readonly environment: Environment;
  /** With a slash in front and none behind; empty at the root of a host. */
  readonly basePath: string;
  readonly apiBase: string;
  readonly leadPath: string;
  readonly policiesPath: string;
  /** With `{{lng}}` for the locale folder and `{{ns}}`. */
  readonly localesPath: string;
  /** The locale folder the page starts in. */
  readonly language: LocaleName;
  readonly captchaSiteKey: string;
  /** Accents that replace the brand's own. */
  readonly uiColors: UiColors;
  /** Origins whose pages may embed this one. */
  readonly frameOrigins: readonly string[];
  /** Hosts that the page follows a server's redirect to without asking. */
  readonly redirectHosts: readonly string[];
  /** Further hosts that a form may be sent to, including those that a partner redirects it to. */
  readonly formHosts: readonly string[];
  /** Hosts of partners' logos. */
  readonly pictureHosts: readonly string[];
  /** Hosts whose pages may be shown in a frame of this one: those of partners, and all that they lead to. */
  readonly partnerFrameHosts: readonly string[];
  /** The address that receives web vitals; empty for none. */
  readonly vitalsUrl: string;
}
