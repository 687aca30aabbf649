import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { api } from '../api/api';
import {
  rootReducer,
  type AppDispatch,
  type Dependencies,
  type RootState,
  type StartListening,
} from '../state/root';

/**
 * A store of its own for each start and each test: nothing is shared between two of them.
 *
 * @param listen registers what shall happen on actions
 */
export function makeStore(
  dependencies: Dependencies,
  preloaded: Partial<RootState>,
  listen: (startListening: StartListening) => void,
) {
  const listening = createListenerMiddleware<RootState, AppDispatch, Dependencies>({
    extra: dependencies,
    onError: (error) => {
      dependencies.log('A listener failed', { name: error instanceof Error ? error.name : 'unknown' });
    },
  });
  listen(listening.startListening);
  return configureStore({
    reducer: rootReducer,
    preloadedState: preloaded,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: dependencies } })
        .prepend(listening.middleware)
        .concat(api.middleware),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
