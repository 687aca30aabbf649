import { useDispatch, useStore } from 'react-redux';
import { idleStatus, type RequestKey } from '../domain/journey/calls/requestStatus';
import type { AppDispatch, RootState } from '../state/root';
import { selectRequestStatus } from '../state/selectors/journey';
import { requestStatusChanged } from '../state/slices/asyncFormData';

/**
 * Takes back a request that waits for the network, because what it contains is no longer what the screen shows. It would be sent by
 * itself.
 */
export function useWithdrawRequest(key: RequestKey): () => void {
  const dispatch = useDispatch<AppDispatch>();
  const store = useStore<RootState>();
  return () => {
    const status = selectRequestStatus(store.getState(), key);
    if (status.kind === 'not-saved' && (status.reason === 'offline' || status.reason === 'unreachable'))
      dispatch(requestStatusChanged({ key, status: idleStatus }));
  };
}
