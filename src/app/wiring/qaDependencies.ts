import type { Configuration } from '../../platform/config/configuration';
import type { interceptNetwork } from '../../platform/network/network';
import type { AnswerServices, ScreenServices } from '../../screens/services';
import type { Ledger } from '../../tracking/ledger';
import type { AppStore } from '../../state/store';
import type { Page } from '../../domain/pages/resolvePage';

/** What the application passes to the QA drawer, which is a separate build. */
export interface QaDependencies
  extends Pick<AnswerServices, 'loadReader'>, Pick<ScreenServices, 'loadLateAssets'> {
  readonly store: Pick<AppStore, 'dispatch' | 'getState' | 'subscribe'>;
  readonly page: Page;
  /** The experiment that the page runs. Null if it runs none. */
  readonly experiment: { readonly name: string; readonly variants: readonly string[] } | null;
  readonly configuration: Pick<Configuration, 'apiBase' | 'basePath' | 'leadPath'>;
  /** Query of the address at the start. */
  readonly query: string;
  readonly interceptNetwork: typeof interceptNetwork;
  /** Events that were sent to platforms or held back. Null if the build has no platforms. */
  readonly ledger: Ledger | null;
}

/** Adds the drawer to the document. */
export type OpenQa = (dependencies: QaDependencies) => void;
