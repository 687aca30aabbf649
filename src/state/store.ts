import { configureStore, createDynamicMiddleware, createListenerMiddleware } from '@reduxjs/toolkit';
import type { api } from '../api/api';
import type { Cells } from '../domain/journey/arrival/journals';
import { getLastRoute } from '../domain/journey/states/routeFor';
import { setupEndOfApplication } from './tabs/endOfApplication';
import { callsAdded } from './events';
import { createSentRequests } from './requests/sentRequests';
import { setupUsageListeners } from './usageListeners';
import { endReplaced } from './tabs/tabs';
import { watchDecision, watchLead } from './requests/watchLead';
import { createDocumentJournal } from './stored/documentJournal';
import { setupPersistence } from './stored/persistence';
import type { StorageAreas } from '../platform/storage/storage';
import {
  createRootReducer,
  type AppDispatch,
  type Dependencies,
  type RootState,
  type StartListening,
} from './root';

/** The dependencies that the store needs. It adds those that depend on its own state. */
export type StoreDependencies = Omit<
  Dependencies,
  'flush' | 'journal' | 'watchLead' | 'getLeadId' | 'watchDecision' | 'beginRequest'
>;

/** Connects the API and its listeners with the store after they are loaded. */
export interface ApiConnection {
  readonly addApi: (calls: typeof api) => void;
  readonly startListening: StartListening;
}

/**
 * Creates the store. It persists changes from the start; `connection` adds the API later.
 *
 * @param scheduleWrite schedules the writes of changed values
 */
export function createAppStore(
  outerDependencies: StoreDependencies,
  preloaded: Partial<RootState>,
  storages: StorageAreas,
  scheduleWrite: (write: () => void) => void = queueMicrotask,
) {
  const reducer = createRootReducer();
  // Each log line contains the route (specification, section 2, *Progress navigation*).
  const log: StoreDependencies['log'] = (message, details) =>
    outerDependencies.log(message, {
      route: getLastRoute(store.getState().leadApplication.progressStates),
      ...details,
    });
  const { documentId, now, storedExpirationMs } = outerDependencies;
  const journal = createDocumentJournal({ ...storages, documentId, now, storedExpirationMs });
  const dependencies: Dependencies = {
    ...outerDependencies,
    log,
    journal,
    beginRequest: createSentRequests(outerDependencies.createId),
    flush: () => persistence.flush(),
    watchLead: () => watchLead(store.getState, outerDependencies),
    getLeadId: () => store.getState().leadApplication.application.id,
    watchDecision: () => watchDecision(store.getState),
  };
  const apiMiddleware = createDynamicMiddleware();
  const listeners = createListenerMiddleware<RootState, AppDispatch, Dependencies>({
    extra: dependencies,
    onError: (error) => {
      const name = error instanceof Error ? error.name : 'unknown';
      // A cancelled wait is not a failure.
      if (name !== 'AbortError') log('A listener failed', { name });
    },
  });
  // Persistence is set up first, so that a change is persisted before it is sent.
  const persistence = setupPersistence(listeners.startListening, { storages, journal }, scheduleWrite);
  setupEndOfApplication(listeners.startListening);
  setupUsageListeners(listeners.startListening);
  const store = configureStore({
    reducer,
    preloadedState: preloaded,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: dependencies } })
        .prepend(listeners.middleware)
        .concat(apiMiddleware.middleware),
  });
  const connection: ApiConnection = {
    addApi: (calls) => {
      reducer.inject(calls);
      apiMiddleware.addMiddleware(calls.middleware);
      store.dispatch(callsAdded());
    },
    startListening: listeners.startListening,
  };
  return {
    store,
    connection,
    /** The log of the dependencies, with the route of the last known state in each line. */
    log,
    flush: persistence.flush,
    journal,
    /**
     * Persists the state at the start, so that the next start finds it, and ends the application that it replaces, if there is one.
     *
     * @param cells what the start has read of its application
     */
    flushStartState: (replacedId: string | null, cells: Cells) => {
      journal.open(store.getState().leadApplication.applicationId, cells);
      persistence.flushStartState(store.getState());
      if (replacedId !== null) store.dispatch(endReplaced(replacedId));
    },
    flushRestoredState: () => persistence.flushRestoredState(store.getState()),
  };
}

export type AppStore = ReturnType<typeof createAppStore>['store'];
