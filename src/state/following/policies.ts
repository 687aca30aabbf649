import { api } from '../../api/api';
import type { AppDispatch, Dependencies, RootState } from '../root';
import { read, readOnce } from '../sending/read';
import type { Outcome } from '../sending/deliver';
import type { Policy } from '../../api/policies';

/** Asks which policies are to be consented to: their versions go with the consents. */
export function askPolicies() {
  return async (dispatch: AppDispatch, _getState: () => RootState, extra: Dependencies): Promise<void> => {
    const { signal } = new AbortController();
    await read(asking(dispatch, extra), { extra, signal });
  };
}

/** Asks for them once, for whoever asks again by a rule of their own. */
export function askPoliciesOnce(
  dispatch: AppDispatch,
  extra: Dependencies,
): Promise<Outcome<readonly Policy[]>> {
  return readOnce(asking(dispatch, extra));
}

function asking(dispatch: AppDispatch, { page }: Dependencies) {
  const query = { country: page.facts.code };
  return () => dispatch(api.endpoints.policies.initiate({ query }, { forceRefetch: true, subscribe: false }));
}
