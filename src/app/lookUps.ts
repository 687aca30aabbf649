import type { LookUp } from '../form/lookUps/lookUp';
import type { AppDispatch } from '../state/root';

/**
 * The look-ups that the server answers, by name. The code that makes the calls is loaded when the first one is asked.
 *
 * @param connect loads that code and connects the store with it, once
 */
export function makeLookUp(dispatch: AppDispatch, connect: () => Promise<void>): LookUp {
  return async (name, value, signal) => {
    await connect();
    const { api } = await import('./serverSide');
    const calls = {
      places: () => api.endpoints.places.initiate({ params: { code: value } }, { subscribe: false }),
    } as const satisfies Record<typeof name, unknown>;
    const call = dispatch(calls[name]());
    signal.addEventListener('abort', () => call.abort());
    const { data } = await call;
    return data ?? null;
  };
}
