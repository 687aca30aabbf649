import { configureStore, createDynamicMiddleware, createListenerMiddleware } from '@reduxjs/toolkit';
import type { api } from '../api/api';
import { lastRoute } from '../domain/journey/states/routeFor';
import { setupUsageListeners } from '../state/usage';
import { setupPersistence, type Places } from '../state/stored/persistence';
import {
  makeRootReducer,
  type AppDispatch,
  type Dependencies,
  type RootState,
  type StartListening,
} from '../state/root';

/** What the store needs of the world; what it keeps itself it adds. */
export type World = Omit<Dependencies, 'keepNow'>;

/** What the code that talks to the server is connected with when it arrives. */
export interface Connection {
  readonly addCalls: (calls: typeof api) => void;
  readonly startListening: StartListening;
}

/**
 * A store of its own for each start and each test: nothing is shared between two of them. Keeps what changes from the first
 * moment; `connection` takes up the calls, which no applicant needs before something is to be sent.
 *
 * @param whenToWrite calls when what changed is to be stored
 */
export function makeStore(
  world: World,
  preloaded: Partial<RootState>,
  places: Places,
  whenToWrite: (work: () => void) => void = queueMicrotask,
) {
  const reducer = makeRootReducer();
  // What goes wrong is read beside where it did (specification, section 2, *Progress navigation*).
  const log: World['log'] = (message, details) =>
    world.log(message, { route: lastRoute(store.getState().leadApplication.progressStates), ...details });
  const dependencies: Dependencies = { ...world, log, keepNow: () => keeping.keepNow() };
  const later = createDynamicMiddleware();
  const listening = createListenerMiddleware<RootState, AppDispatch, Dependencies>({
    extra: dependencies,
    onError: (error) => {
      const name = error instanceof Error ? error.name : 'unknown';
      // A wait that was stopped because something newer took its place has not failed.
      if (name !== 'AbortError') log('A listener failed', { name });
    },
  });
  // Persistence comes first, so that what is sent was kept before.
  const keeping = setupPersistence(listening.startListening, places, whenToWrite);
  setupUsageListeners(listening.startListening);
  const store = configureStore({
    reducer,
    preloadedState: preloaded,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: dependencies } })
        .prepend(listening.middleware)
        .concat(later.middleware),
  });
  const connection: Connection = {
    addCalls: (calls) => {
      reducer.inject(calls);
      later.addMiddleware(calls.middleware);
      store.dispatch({ type: 'callsAdded' });
    },
    startListening: listening.startListening,
  };
  return {
    store,
    connection,
    /** The log of the world; each line tells the route that the server led to last. */
    log,
    keepNow: keeping.keepNow,
    /** Writes the state as it is: what a start decided is to be found by the next one. */
    keepDecided: (replaced: string | null) => keeping.keepDecided(store.getState(), replaced),
  };
}

export type AppStore = ReturnType<typeof makeStore>['store'];
