import { api } from '../../api/api';
import type { AppDispatch, Dependencies, RootState } from '../root';
import { read, readOnce } from '../sending/read';
import type { Outcome } from '../sending/deliver';
import type { Policy } from '../../api/policies';

/** Asks which policies are to be consented to: their versions go with the consents. */
export function askPolicies() {
  return async (dispatch: AppDispatch, _getState: () => RootState, extra: Dependencies): Promise<void> => {
    const { signal } = new AbortController();
    await read(asking(dispatch), { extra, signal });
  };
}

/** Asks for them once, for whoever asks again by a rule of their own. */
export function askPoliciesOnce(dispatch: AppDispatch): Promise<Outcome<readonly Policy[]>> {
  return readOnce(asking(dispatch));
}

function asking(dispatch: AppDispatch) {
  return () => dispatch(api.endpoints.policies.initiate(undefined, { forceRefetch: true, subscribe: false }));
}
