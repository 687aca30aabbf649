import type { UnknownAction } from '@reduxjs/toolkit';
import type { CallResult } from '../../api/callResult';
import type { RequestKey } from '../../domain/journey/calls/requests';
import { isWaitingForServer } from '../../domain/journey/calls/requestStatus';
import { isLaneBusy, selectRequestStatus } from '../selectors/journey';
import { isApplicationOver } from '../tabs/sessions';
import { readEnded, requestStatusChanged } from '../slices/asyncFormData';
import { actionSent, pressQueued } from '../events';
import { withdrawOthers } from './withdraw';
import type { Attempt, ListenerContext } from './context';
import { isSamePlace } from '../selectors/seenPlace';
import { sendWithRetries, type Rejection } from './sendWithRetries';

/** A request and the action that asked for it. Null if it cannot be asked for again, as with pictures: it is not queued. */
export interface PressedRequest {
  readonly key: RequestKey;
  readonly action: UnknownAction | null;
  /** Whether what the server accepts leads to another state or offer. If nothing follows, the status says so (decision 26). */
  readonly leadsOn?: boolean;
}

/**
 * Sends a request and stores the result as its status. A press while its lane is busy is queued; while the server demands a delay nothing is sent.
 *
 * @param onFinalError called before the status of a final error is stored
 */
export async function sendOnce(
  { key, action, leadsOn = false }: PressedRequest,
  send: (attempt: Attempt) => Promise<CallResult<unknown>>,
  context: ListenerContext,
  onFinalError: (error: Rejection) => void = () => undefined,
): Promise<void> {
  const { dispatch, getState, extra } = context;
  if (isWaitingForServer(selectRequestStatus(getState(), key))) return;
  if (isLaneBusy(getState(), key)) {
    if (action !== null) dispatch(pressQueued({ requestKey: key, press: { kind: 'action', action } }));
    return;
  }
  dispatch(actionSent({ requestKey: key, action }));
  withdrawOthers(key, context);
  const pressed = getState();
  const result = await sendWithRetries(key, send, context);
  if (result.kind === 'accepted') {
    const isStuck = leadsOn && isSamePlace(pressed, getState());
    const status = isStuck
      ? ({ kind: 'not-saved', reason: 'no-next-state' } as const)
      : ({ kind: 'saved', at: extra.now() } as const);
    dispatch(requestStatusChanged({ key, status }));
  }
  if (result.kind === 'rejected') {
    const { error } = result;
    onFinalError(error);
    const codes = error.kind === 'field-errors' ? { codes: error.errors } : {};
    dispatch(requestStatusChanged({ key, status: { kind: 'not-saved', reason: 'refused', ...codes } }));
  }
}

/** Sends a request about the lead. If the lead is gone or the application is over, the screens show that it is gone. */
export function sendForLead(
  request: PressedRequest,
  send: (attempt: Attempt) => Promise<CallResult<unknown>>,
  context: ListenerContext,
): Promise<void> {
  const { dispatch, getState, extra } = context;
  const sendUnlessOver = async (attempt: Attempt): Promise<CallResult<unknown>> =>
    isApplicationOver(getState(), extra) ? { error: { kind: 'gone' } } : send(attempt);
  return sendOnce(request, sendUnlessOver, context, ({ kind }) => {
    if (kind === 'gone') dispatch(readEnded({ key: 'leadStatus', failure: 'gone', pausedUntil: null }));
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
