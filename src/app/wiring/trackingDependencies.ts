import type { StartDecision } from '../../domain/journey/arrival/start';
import type { LogSink } from '../../platform/reports/log';
import type { LogRelay } from '../../platform/reports/logRelay';
import type { AppStore } from '../../state/store';
import type { ConsentManager } from '../../tracking/consentManager';
import type { Ledger } from '../../tracking/ledger';
import type { TrackingQueue } from '../../tracking/trackingQueue';
import type { BrowserStorages } from './storages';

/** What tracking uses of the browser and of the application. */
export interface TrackingDependencies {
  readonly store: AppStore;
  readonly storages: BrowserStorages;
  readonly consent: ConsentManager;
  readonly ledger: Ledger;
  readonly queue: TrackingQueue;
  readonly relay: LogRelay;
  /** The ad click that started the visit; null if there was none. */
  readonly adClick: StartDecision['adClick'];
  readonly log: LogSink;
}
