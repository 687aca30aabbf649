import { openConsent } from 'virtual:tracking';
import {
  onPageHiddenOrLeft,
  onPageRestored,
  onPersonInput,
  runAfterPaint,
} from '../../platform/events/browser';
import { catchUp, checkOpen } from '../../state/tabs/tabs';
import type { DocumentJournal } from '../../state/stored/documentJournal';
import { createAppStore, type AppStore, type ApiConnection, type StoreDependencies } from '../../state/store';
import { createUniformChoice } from '../../domain/tracking/purposes';
import { createTrackingQueue, type TrackingQueue } from '../../tracking/trackingQueue';
import { setupCustomColors, type CustomColors } from '../listeners/customColors';
import type { ConsentControls } from '../wiring/consent';
import { createDependencies } from '../wiring/services';
import { requestLeadState } from './currentRoute';
import { storagePrefix } from '../wiring/storages';
import type { OpenedVisit } from './openVisit';
import type { StartContext } from './startContext';

/** The store of a start and what is connected with it. */
export interface StartedApplication {
  readonly store: AppStore;
  readonly connection: ApiConnection;
  readonly journal: DocumentJournal;
  /** Names the route in each line. */
  readonly log: StoreDependencies['log'];
  /** Null if the page uses no third parties. */
  readonly consent: ConsentControls | null;
  readonly trackingQueue: TrackingQueue;
  readonly colors: CustomColors;
}

/** Creates the store with the state of the visit, and the listeners that the first task needs. */
export function createApplication(
  { storages, log: sink }: StartContext,
  { state, isForm, decision, cells }: OpenedVisit,
): StartedApplication {
  const consent = openConsent?.(storages.local, storagePrefix) ?? null;
  const trackingQueue = createTrackingQueue(
    () => consent?.manager.getPermissions() ?? createUniformChoice(false),
  );
  const createEventIds = consent?.createEventIds ?? (async () => null);
  const dependencies = createDependencies(sink, storages.local, trackingQueue.track, createEventIds);
  const preloaded = { ...state, isLoading: !isForm };
  const created = createAppStore(dependencies, preloaded, storages, runAfterPaint);
  const { store, connection, journal, log } = created;
  onPageHiddenOrLeft(created.flush);
  onPersonInput((isPress) => store.dispatch(isPress ? catchUp() : checkOpen()));
  created.flushStartState(decision.endedId, cells);
  onPageRestored(() => {
    created.flushRestoredState();
    requestLeadState(store);
  });
  // In the first task already: the embedding page can send its colours as soon as the document has loaded.
  const colors = setupCustomColors(store, log);
  return { store, connection, journal, log, consent, trackingQueue, colors };
}
