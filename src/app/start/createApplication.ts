import { openConsent } from 'virtual:tracking';
import { onPageHiddenOrLeft, onPageRestored, runAfterPaint } from '../../platform/browser';
import type { LazyLoader } from '../../platform/loadOnce';
import type { StartListening } from '../../state/root';
import { makeStore, type AppStore, type StoreDependencies } from '../../state/store';
import { createTrackingQueue, type TrackingQueue } from '../../tracking/trackingQueue';
import { setupCustomColors, type CustomColors } from '../listeners/customColors';
import type { ConsentControls } from '../wiring/consent';
import { createServerLoader } from '../wiring/serverLoader';
import type * as ServerSide from '../wiring/serverSide';
import { makeDependencies } from '../wiring/services';
import { requestLeadState } from './currentRoute';
import { storagePrefix } from '../wiring/storages';
import type { OpenedVisit } from './openVisit';
import type { StartContext } from './startContext';

/** The store of a start and what is connected with it. */
export interface Application {
  readonly store: AppStore;
  readonly startListening: StartListening;
  /** Its log names the route in each line. */
  readonly dependencies: StoreDependencies;
  /** Null if the page uses no third parties. */
  readonly consent: ConsentControls | null;
  readonly trackingQueue: TrackingQueue;
  /** Loads the code that talks to the server and connects it with the store. */
  readonly connect: LazyLoader<typeof ServerSide>;
  readonly colors: CustomColors;
}

/** Creates the store with the state of the visit, and the listeners that the first task needs. */
export function createApplication(
  { storages, log }: StartContext,
  { state, decision, isForm, query, replacedSessionId }: OpenedVisit,
): Application {
  const consent = openConsent?.(storages.local, storagePrefix) ?? null;
  const trackingQueue = createTrackingQueue();
  const dependencies = makeDependencies(log, storages.local, trackingQueue.track);
  const preloaded = { ...state, isLoading: !isForm };
  const created = makeStore(dependencies, preloaded, storages, runAfterPaint);
  const { store, connection } = created;
  onPageHiddenOrLeft(created.flush);
  created.flushStartState(replacedSessionId);
  const connect = createServerLoader(store, connection, decision, storages, query);
  onPageRestored(() => requestLeadState(store));
  // In the first task already: the embedding page can send its colours as soon as the document has loaded.
  const colors = setupCustomColors(store, created.log);
  return {
    store,
    startListening: connection.startListening,
    dependencies: { ...dependencies, log: created.log },
    consent,
    trackingQueue,
    connect,
    colors,
  };
}
