import { api } from '../../api/api';
import type { AppThunk } from '../root';
import { readWithRetries } from './readWithRetries';

/**
 * Shows all steps of the form for QA: if the address contains `dataPoints=all`, the form asks every data point that the back end
 * knows. The application calls it in development and staging only.
 *
 * @param query of the address at the start
 */
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
