import { api } from '../../api/api';
import type { CallResult } from '../../api/callResult';
import type { AppDispatch, AppThunk, Dependencies } from '../root';
import { readWithRetries, readOnce } from './readWithRetries';
import type { Policy } from '../../api/policies';

/** Requests the policies of the country. Each consent is sent with the version of its policy. */
export function requestPolicies(): AppThunk<Promise<void>> {
  return async (dispatch, _getState, extra) => {
    const { signal } = new AbortController();
    await readWithRetries(createPoliciesCall(dispatch, extra), { extra, signal }, isOfPage);
  };
}

/** Requests the policies once, for callers with their own retries. */
export function requestPoliciesOnce(
  dispatch: AppDispatch,
  extra: Dependencies,
): Promise<CallResult<readonly Policy[]>> {
  return readOnce(createPoliciesCall(dispatch, extra), isOfPage);
}

/** The policies are those of the country, whichever lead is open. */
const isOfPage = () => true;

function createPoliciesCall(dispatch: AppDispatch, { page }: Dependencies) {
  const query = { country: page.facts.code };
  return () => dispatch(api.endpoints.policies.initiate({ query }, { forceRefetch: true }));
}
