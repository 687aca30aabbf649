import { api } from '../../api/api';
import type { AppDispatch, Dependencies, RootState } from '../root';
import { read } from '../sending/read';

/**
 * The QA's way to the form with all steps: where the address says `dataPoints=all`, every data point that the back end knows is
 * asked for, whatever it wants of the lead. The application calls it in development and staging alone.
 *
 * @param query of the address at the start
 */
export function askEveryDataPoint(query: string) {
  return async (dispatch: AppDispatch, _getState: () => RootState, extra: Dependencies): Promise<void> => {
    if (new URLSearchParams(query).get('dataPoints') !== 'all') return;
    const { signal } = new AbortController();
    await read(
      () =>
        dispatch(api.endpoints.testDataPoints.initiate(undefined, { forceRefetch: true, subscribe: false })),
      { extra, signal },
    );
  };
}
