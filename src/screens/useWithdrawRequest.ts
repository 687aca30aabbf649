import { useDispatch } from 'react-redux';
import type { RequestKey } from '../domain/journey/calls/requests';
import type { AppDispatch } from '../state/root';
import { requestInputChanged } from '../state/events';

/** Takes back a request that waits, because the applicant has changed what it contains. It would be sent by itself. */
export function useWithdrawRequest(key: RequestKey): () => void {
  const dispatch = useDispatch<AppDispatch>();
  return () => void dispatch(requestInputChanged(key));
}
