import type { LocaleName } from '../../domain/countries/country';
import type { UiColors } from '../../domain/pages/uiColors';
import type { JourneyConfiguration } from '../../domain/journey/arrival/configuration';

export type Environment = 'development' | 'staging' | 'production';

/** What the environment decided when the page was built (decisions, section 2). Checked once, by `schema.ts`. */
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
  readonly posthogKey: string;
  readonly posthogHost: string;
  readonly logRocketId: string;
  readonly tagManagerId: string;
  readonly adsSendTo: readonly string[];
  readonly captchaSiteKey: string;
  /** Accents laid over the brand's own, from the first moment on. */
  readonly uiColors: UiColors;
  /** Origins whose pages may embed this one. */
  readonly frameOrigins: readonly string[];
  /** Hosts to which a server's redirect is followed without asking. */
  readonly redirectHosts: readonly string[];
  /** Hosts whose pages may stand in a frame of this one: those of partners, and all to which they lead inside it. */
  readonly partnerFrameHosts: readonly string[];
}
