import type { api } from '../api/api';
import type { LookUpName } from '../domain/catalogue/kinds';
import type { Found, LookUp } from '../form/lookUps/lookUp';
import type { AppStore } from './store';

/**
 * The look-ups that the server or a file answers, by name. The code that makes the calls is loaded when the first one is asked.
 *
 * @param connect loads that code, connected with the store
 */
export function makeLookUp(
  { dispatch }: AppStore,
  connect: () => Promise<{ readonly api: typeof api }>,
): LookUp {
  return async (name, value, signal) => {
    const { api } = await connect();
    const rows = {
      places: async () => {
        const params = { code: value };
        const call = dispatch(api.endpoints.places.initiate({ params }, { subscribe: false }));
        signal.addEventListener('abort', () => call.abort());
        return (await call).data ?? null;
      },
      vehicles: async () => {
        // One file for all that is asked of it: whoever gives up does not end it for the others.
        const call = dispatch(api.endpoints.vehicleModels.initiate(undefined, { subscribe: false }));
        const [{ data }, { vehiclesFound }] = await Promise.all([call, import('../api/vehiclesFound')]);
        return data === undefined ? null : vehiclesFound(data, value);
      },
    } as const satisfies Readonly<Record<LookUpName, () => Promise<Found | null>>>;
    return rows[name]();
  };
}
