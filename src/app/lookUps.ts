import type { api } from '../api/api';
import type { LookUp } from '../form/lookUps/lookUp';
import type { AppStore } from './store';

/**
 * The look-ups that the server answers, by name. The code that makes the calls is loaded when the first one is asked.
 *
 * @param connect loads that code, connected with the store
 */
export function makeLookUp(
  { dispatch }: AppStore,
  connect: () => Promise<{ readonly api: typeof api }>,
): LookUp {
  return async (name, value, signal) => {
    const { api } = await connect();
    const calls = {
      places: () => api.endpoints.places.initiate({ params: { code: value } }, { subscribe: false }),
    } as const satisfies Record<typeof name, unknown>;
    const call = dispatch(calls[name]());
    signal.addEventListener('abort', () => call.abort());
    const { data } = await call;
    return data ?? null;
  };
}
