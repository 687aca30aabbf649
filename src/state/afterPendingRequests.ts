import { isRequestPending } from '../domain/journey/calls/requestStatus';
import type { RootState } from './root';

interface Store {
  readonly getState: () => RootState;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Whether a request that changes something on the server has no response yet. */
export function isAnyRequestPending({ asyncFormData }: RootState): boolean {
  return Object.values(asyncFormData.requests).some(isRequestPending);
}

/** Runs work on the whole document, such as a reload, at once or when no request is pending: its response would be lost. */
export function afterPendingRequests({ getState, subscribe }: Store, work: () => void): void {
  if (!isAnyRequestPending(getState())) {
    work();
    return;
  }
  const unsubscribe = subscribe(() => {
    if (isAnyRequestPending(getState())) return;
    unsubscribe();
    work();
  });
}
