import type { RequestKey } from '../../domain/journey/calls/requestStatus';
import { isRequestBusy, selectRequestStatus } from '../selectors/journey';
import { isApplicationOver } from '../sessions';
import { leadStatusResultChanged, requestStatusChanged } from '../slices/asyncFormData';
import { deliver, type Attempt, type CallResult, type ListenerContext, type Rejection } from './deliver';

/**
 * Delivers a request unless one with its key is busy, and stores the result as its status.
 *
 * @param onFinalError called before the status of a final error is stored
 */
export async function deliverOnce(
  key: RequestKey,
  send: (attempt: Attempt) => Promise<CallResult<unknown>>,
  context: ListenerContext,
  onFinalError: (error: Rejection) => void = () => undefined,
): Promise<void> {
  const { dispatch, getState, extra } = context;
  if (isRequestBusy(getState(), key)) return;
  const delivery = await deliver(key, send, context);
  if (delivery.kind === 'accepted') {
    dispatch(requestStatusChanged({ key, status: { kind: 'saved', at: extra.now() } }));
  }
  if (delivery.kind === 'rejected') {
    const { error } = delivery;
    onFinalError(error);
    const codes = error.kind === 'field-errors' ? { codes: error.errors } : {};
    dispatch(requestStatusChanged({ key, status: { kind: 'not-saved', reason: 'refused', ...codes } }));
  }
}

/** Delivers a request about the lead. If the lead is gone or the application is over, the screens show that it is gone. */
export function deliverForLead(
  key: RequestKey,
  send: (attempt: Attempt) => Promise<CallResult<unknown>>,
  context: ListenerContext,
): Promise<void> {
  const { dispatch, getState, extra } = context;
  const sendUnlessOver = async (attempt: Attempt): Promise<CallResult<unknown>> =>
    isApplicationOver(getState(), extra) ? { error: { kind: 'gone' } } : send(attempt);
  return deliverOnce(key, sendUnlessOver, context, ({ kind }) => {
    if (kind === 'gone') dispatch(leadStatusResultChanged('gone'));
  });
}

/** Resets the status of a request. A pending request is then no longer awaited. */
export function resetRequestStatus(
  key: RequestKey,
  { dispatch, getState }: Pick<ListenerContext, 'dispatch' | 'getState'>,
): void {
  if (selectRequestStatus(getState(), key).kind !== 'idle') {
    dispatch(requestStatusChanged({ key, status: { kind: 'idle' } }));
  }
}
