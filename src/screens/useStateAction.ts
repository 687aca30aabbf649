import { useDispatch, useSelector } from 'react-redux';
import { stateActions, type StateActionName, type StateAction } from '../api/stateActions';
import { isRequestPending, type RequestStatus } from '../domain/journey/calls/requestStatus';
import type { AppDispatch, RootState } from '../state/root';
import { selectRequestStatus } from '../state/selectors/journey';
import { stateActionRequested } from '../state/events';
import { usePressDuringWait } from './usePressDuringWait';

interface StateActionRequest {
  readonly status: RequestStatus;
  /** Whether a request is pending. */
  readonly isBusy: boolean;
  readonly send: (action: StateAction) => void;
}

/** Sends state actions, answers a press while the server demands a delay, and reads the status of the request that `call` shares with others. */
export function useStateAction(call: StateActionName): StateActionRequest {
  const dispatch = useDispatch<AppDispatch>();
  const status = useSelector((state: RootState) => selectRequestStatus(state, stateActions[call]));
  const press = usePressDuringWait(status);
  return {
    status: press.status,
    isBusy: isRequestPending(status),
    send: (action) => {
      if (!press.isTooEarly()) dispatch(stateActionRequested(action));
    },
  };
}
