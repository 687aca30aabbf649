import type { api } from '../api/api';
import type { LookUpName } from '../domain/catalogue/kinds';
import type { Found, LookUp } from '../form/lookUps/lookUp';
import type { AppStore } from './store';

/** A call on its way. */
interface Asked<Answer> extends PromiseLike<{ readonly data?: Answer | undefined }> {
  readonly abort: () => void;
}

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
    const { endpoints } = (await connect()).api;
    const answered = async <Answer>(call: Asked<Answer>): Promise<Answer | null> => {
      signal.addEventListener('abort', call.abort);
      return (await call).data ?? null;
    };
    const rows = {
      places: async () => {
        const params = { code: value };
        const lists = await answered(dispatch(endpoints.places.initiate({ params }, { subscribe: false })));
        if (isAny(lists) || signal.aborted) return lists;
        // The one place of a code is another register, which may know it where the lists fail.
        const place = await answered(dispatch(endpoints.place.initiate({ params }, { subscribe: false })));
        return place && { cities: [place.city], provinces: [place.province] };
      },
    } as const satisfies Readonly<Record<LookUpName, () => Promise<Found | null>>>;
    return rows[name]();
  };
}

function isAny(found: Found | null): boolean {
  return found !== null && Object.values(found).some((list) => list.length > 0);
}
