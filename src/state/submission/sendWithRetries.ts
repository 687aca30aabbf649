import { isFinalError, toApiFailure, type ApiFailure, type FinalError } from '../../api/failure';
import { getRetryDelayMs, serverErrorRetryDelaysMs } from '../../domain/journey/calls/retryDelays';
import { keysAboutState, keysEndingWithState, type RequestKey } from '../../domain/journey/calls/requests';
import {
  isRequestPending,
  isWaitingForServer,
  type FailureReason,
  type RequestStatus,
  type WaitStatus,
} from '../../domain/journey/calls/requestStatus';
import type { Dependencies, RootState } from '../root';
import { selectApplicationId, selectProgressState, selectRequestStatus } from '../selectors/journey';
import { requestStatusChanged } from '../slices/asyncFormData';
import type { Attempt, CallResult, ListenerContext } from './context';
import { isSamePlace } from '../selectors/seenPlace';
import { sendForState } from './sendForState';
import { waitUntil } from './waitUntil';

/** The delay before the application shows that a response takes long. */
export const slowNoticeDelayMs = 5_000;

/** A final error that the caller handles. */
export type Rejection = Exclude<FinalError, { readonly kind: 'moved' }>;

/** The result of a delivery. `abandoned`: the status says why, or another request or application has replaced it. */
export type DeliveryResult<Data> =
  | { readonly kind: 'accepted'; readonly data: Data }
  | { readonly kind: 'rejected'; readonly error: Rejection }
  | { readonly kind: 'abandoned' };

/**
 * Sends a request. All requests that change something go through this function. It repeats after failures that a repeat can change, counts down what
 * the server asks to wait, and stores the status under the key. The caller handles final errors.
 *
 * @param send makes one call; called for each attempt
 * @param onFailure receives the failure of each round of attempts
 */
export async function sendWithRetries<Data>(
  key: RequestKey,
  send: (attempt: Attempt) => Promise<CallResult<Data>>,
  context: ListenerContext,
  onFailure: (failure: ApiFailure) => void = () => undefined,
): Promise<DeliveryResult<Data>> {
  const { dispatch, getState, extra, signal } = context;
  const pressed = getState();
  const owner = getOwner(key, pressed);
  const applicationId = selectApplicationId(getState());
  const { getKey, settle, isLatest } = extra.beginRequest(applicationId, key);
  const isSameOwner = () => isLatest() && getOwner(key, getState()) === owner;
  // An application that ended or was deleted in the meantime waits for nothing: its status was reset.
  const isAwaited = () => isSameOwner() && isRequestPending(selectRequestStatus(getState(), key));
  for (let networkErrors = 0; ; networkErrors += 1) {
    setStatus(key, { kind: 'sending' }, context);
    const call = () => send({ isAwaited, getKey });
    const attempt = () =>
      keysAboutState.includes(key) ? sendForState(call, { pressed, isAwaited }, context) : call();
    const attempts = () => retryServerErrors(attempt, isAwaited, extra, signal);
    const result = await withSlowNotice(key, attempts, isAwaited, context);
    const outcome =
      result.error === undefined
        ? ({ kind: 'accepted', data: result.data } as const)
        : toApiFailure(result.error);
    if (outcome.kind === 'accepted' || isFinalError(outcome)) settle();
    const moved: RequestStatus = { kind: 'not-saved', reason: 'moved' };
    if (outcome.kind === 'moved') {
      // The slices have left the state of the request already. The screen that shows then says why.
      if (isLatest() && selectApplicationId(getState()) === applicationId)
        dispatch(requestStatusChanged({ key, status: moved }));
      return { kind: 'abandoned' };
    }
    if (!isAwaited()) return { kind: 'abandoned' };
    if (outcome.kind === 'accepted') return outcome;
    // Why it failed was about a state or an offer that no longer shows.
    if (keysAboutState.includes(key) && !isSamePlace(pressed, getState())) {
      dispatch(requestStatusChanged({ key, status: moved }));
      return { kind: 'abandoned' };
    }
    onFailure(outcome);
    if (isFinalError(outcome)) return { kind: 'rejected', error: outcome };
    if (outcome.kind === 'wait') {
      const { seconds } = outcome;
      const until = extra.now() + seconds * 1000;
      const waiting: WaitStatus = { kind: 'not-saved', reason: 'wait', seconds, secondsLeft: seconds, until };
      // The server asked all tabs to wait (`restoreSharedWait`).
      extra.shared.set('wait', { applicationId, key, waiting });
      await countDown(key, { seconds, secondsLeft: seconds }, context);
      return { kind: 'abandoned' };
    }
    const delayMs = outcome.kind === 'network-error' ? getRetryDelayMs(networkErrors) : null;
    const status: RequestStatus = { kind: 'not-saved', reason: getReason(outcome.kind, delayMs, extra) };
    dispatch(requestStatusChanged({ key, status }));
    if (status.reason === 'offline') await waitUntil(extra.isOnline, extra.onOnline, signal);
    else if (delayMs === null) return { kind: 'abandoned' };
    else await extra.wait(delayMs, signal);
    // The applicant may have sent another request under the key in the meantime.
    const isCurrent = selectRequestStatus(getState(), key) === status;
    if (!isSameOwner() || !isCurrent) return { kind: 'abandoned' };
  }
}

/** The reason that the applicant sees. It promises a retry only if there will be one. */
function getReason(
  kind: 'network-error' | 'server' | 'intercepted' | 'no-answer',
  delayMs: number | null,
  { isOnline }: Dependencies,
): FailureReason {
  if (kind !== 'network-error') return kind;
  if (!isOnline()) return 'offline';
  return delayMs === null ? 'server' : 'unreachable';
}

function setStatus(key: RequestKey, status: RequestStatus, { dispatch, getState }: ListenerContext): void {
  if (selectRequestStatus(getState(), key).kind !== status.kind) {
    dispatch(requestStatusChanged({ key, status }));
  }
}

/** What a request belongs to: the application, and for some requests the progress state. */
function getOwner(key: RequestKey, state: RootState): string {
  const stateNumber = keysEndingWithState.includes(key) ? selectProgressState(state) : '';
  return `${selectApplicationId(state)} ${stateNumber}`;
}

/** Sets the status `still-working` if the response takes long. */
async function withSlowNotice<Result>(
  key: RequestKey,
  work: () => Promise<Result>,
  isAwaited: () => boolean,
  context: ListenerContext,
): Promise<Result> {
  const done = new AbortController();
  void context.extra
    .wait(slowNoticeDelayMs, done.signal)
    .then(() => (isAwaited() ? setStatus(key, { kind: 'still-working' }, context) : undefined))
    .catch(() => undefined);
  try {
    return await work();
  } finally {
    done.abort();
  }
}

function isRepeatedAtOnce({ kind }: ApiFailure): boolean {
  return kind === 'server' || kind === 'intercepted';
}

async function retryServerErrors<Data>(
  send: () => Promise<CallResult<Data>>,
  isAwaited: () => boolean,
  { wait }: Dependencies,
  signal: AbortSignal,
): Promise<CallResult<Data>> {
  for (const delayMs of serverErrorRetryDelaysMs) {
    const result = await send();
    if (result.error === undefined || !isRepeatedAtOnce(toApiFailure(result.error))) return result;
    if (isAwaited()) await wait(delayMs, signal);
    if (!isAwaited()) return result;
  }
  return send();
}

/** The seconds that are left of a delay after a reload. A clock that was set back does not extend it. */
export function getRemainingWaitSeconds({ until, secondsLeft }: WaitStatus, now: number): number {
  return Math.max(Math.min(secondsLeft, Math.ceil((until - now) / 1000)), 0);
}

/** Counts down a delay of the server each second, until it ends or another status is stored under the key. */
export async function countDown(
  key: RequestKey,
  { secondsLeft, ...delay }: Pick<WaitStatus, 'seconds' | 'secondsLeft' | 'isPlanned'>,
  context: ListenerContext,
): Promise<void> {
  const { dispatch, getState, extra, signal } = context;
  const end = extra.now() + secondsLeft * 1000;
  // Each wait counts as one second even if the clock is set back. After a sleep of the device more seconds have passed.
  for (
    let left = secondsLeft;
    ;
    left = Math.max(Math.min(left - 1, Math.ceil((end - extra.now()) / 1000)), 0)
  ) {
    dispatch(
      requestStatusChanged({
        key,
        status: { ...delay, kind: 'not-saved', reason: 'wait', until: end, secondsLeft: left },
      }),
    );
    if (left === 0) return;
    await extra.wait(1_000, signal);
    const current = selectRequestStatus(getState(), key);
    if (!isWaitingForServer(current) || current.until !== end) return;
  }
}
