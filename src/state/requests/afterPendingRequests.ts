import { isWaitingForNetwork } from '../../domain/journey/calls/requestStatus';
import type { RootState } from '../root';
import { isAnyRequestPending } from '../selectors/journey';

interface Store {
  readonly getState: () => RootState;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Whether a request would be lost with the document: it has no response yet, or is repeated when the network is back. */
function isAnyRequestOpen(state: RootState): boolean {
  return isAnyRequestPending(state) || Object.values(state.asyncFormData.requests).some(isWaitingForNetwork);
}

/** Runs work on the whole document, such as a reload, at once or when no request is open. */
export function afterPendingRequests({ getState, subscribe }: Store, work: () => void): void {
  if (!isAnyRequestOpen(getState())) {
    work();
    return;
  }
  const unsubscribe = subscribe(() => {
    if (isAnyRequestOpen(getState())) return;
    unsubscribe();
    work();
  });
}
