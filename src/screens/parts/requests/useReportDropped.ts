import { useEffect } from 'react';
import { useAppDispatch } from '../../storeHooks';
import { stepDataRejected } from '../../../state/events';

/**
 * Reports what a screen leaves out of the data of its state, because it has another shape than the contract's.
 *
 * @param dropped the places in the data; the same list at each render of the same data
 */
export function useReportDropped(dropped: readonly string[]): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (dropped.length > 0) dispatch(stepDataRejected(dropped));
  }, [dispatch, dropped]);
}
