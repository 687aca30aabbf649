import { api } from '../../api/api';
import type { AppDispatch, Dependencies, RootState } from '../root';
import { read } from '../sending/read';

/** Asks which policies are to be consented to: their versions go with the consents. */
export function askPolicies() {
  return async (dispatch: AppDispatch, _getState: () => RootState, extra: Dependencies): Promise<void> => {
    const { signal } = new AbortController();
    const call = () =>
      dispatch(api.endpoints.policies.initiate(undefined, { forceRefetch: true, subscribe: false }));
    await read(call, { extra, signal });
  };
}
