import type { Configuration } from '../platform/config/configuration';
import type { standBetween } from '../platform/network';
import type { ScreenServices } from '../screens/screenProps';
import type { Ledger } from '../tracking/ledger';
import type { AppStore } from './store';
import type { Page } from '../domain/pages/resolvePage';

/** What the application hands to the QA drawer, which is a build of its own and shares nothing else with it. */
export interface QaWorld extends Pick<ScreenServices, 'loadReader' | 'loadStates'> {
  readonly store: Pick<AppStore, 'dispatch' | 'getState' | 'subscribe'>;
  readonly page: Page;
  readonly configuration: Pick<Configuration, 'apiBase' | 'basePath' | 'leadPath'>;
  /** Of the address at the start. */
  readonly query: string;
  readonly standBetween: typeof standBetween;
  /** What platforms were told or not; null where the build has none. */
  readonly ledger: Ledger | null;
}

/** Puts the drawer into the document. */
export type OpenQa = (world: QaWorld) => void;
