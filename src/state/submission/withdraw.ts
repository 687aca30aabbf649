import { getLane, type RequestKey } from '../../domain/journey/calls/requests';
import { idleStatus, isWaitingForNetwork } from '../../domain/journey/calls/requestStatus';
import { queuedStepCleared } from '../events';
import { listMovedRequests, selectRequestStatus } from '../selectors/journey';
import { requestStatusChanged } from '../slices/asyncFormData';
import type { ListenerContext } from './context';

type Store = Pick<ListenerContext, 'dispatch' | 'getState'>;

/** Takes back a request that waits for the network, and a step that waits behind another one: the screen shows something else now. */
export function withdrawWaiting(key: RequestKey, { dispatch, getState }: Store): void {
  if (isWaitingForNetwork(selectRequestStatus(getState(), key)))
    dispatch(requestStatusChanged({ key, status: idleStatus }));
  const { ahead } = getState().leadApplication;
  if (key === 'lead' && ahead !== null && ahead.queued !== null) dispatch(queuedStepCleared());
}

/** Takes back what waits in the lane of a new press. That the lead had moved on concerned the press before. */
export function withdrawOthers(key: RequestKey, store: Store): void {
  for (const other of getLane(key)) if (other !== key) withdrawWaiting(other, store);
  for (const moved of listMovedRequests(store.getState()))
    store.dispatch(requestStatusChanged({ key: moved, status: idleStatus }));
}
