import { useAppDispatch } from '../../storeHooks';
import { stateActions, type StateActionName, type StateAction } from '../../../api/stateActions';
import { stateActionRequested } from '../../../state/events';
import { useRequest, type ScreenRequest } from './useRequest';

interface StateActionRequest extends ScreenRequest {
  /** Sends it, unless the server demands a delay. */
  readonly send: (action: StateAction) => void;
}

/** The request that `call` shares with other state actions, and what sends one. */
export function useStateAction(call: StateActionName): StateActionRequest {
  const dispatch = useAppDispatch();
  const request = useRequest(stateActions[call]);
  return {
    ...request,
    send: (action) => {
      if (!request.isTooEarly()) dispatch(stateActionRequested(action));
    },
  };
}
