import { api } from '../../api/api';
import type { AppThunk } from '../root';
import { readWithRetries } from './readWithRetries';

/** For QA: if the address contains `dataPoints=all`, the form asks every data point of the back end. Not in production. */
export function requestAllDataPoints(query: string): AppThunk<Promise<void>> {
  return async (dispatch, _getState, extra) => {
    if (new URLSearchParams(query).get('dataPoints') !== 'all') return;
    const { signal } = new AbortController();
    await readWithRetries(
      () => dispatch(api.endpoints.testDataPoints.initiate(undefined, { forceRefetch: true })),
      { extra, signal },
      // The data points are those of the back end, whichever lead is open.
      () => true,
    );
  };
}
