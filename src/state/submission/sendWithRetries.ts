import type { CallResult } from '../../api/callResult';
import { isFinalError, isRepeatedAtOnce, type ApiFailure, type FinalError } from '../../api/failure';
import { getRetryDelayMs, serverErrorRetryDelaysMs } from '../../domain/journey/calls/retryDelays';
import {
  keysAboutState,
  keysEndingWithState,
  keysOutlivingApplication,
  type RequestKey,
} from '../../domain/journey/calls/requests';
import {
  isRequestPending,
  isWaitingForServer,
  slowNoticeDelayMs,
  type FailureReason,
  type RequestStatus,
  type WaitStatus,
} from '../../domain/journey/calls/requestStatus';
import type { Dependencies, RootState } from '../root';
import type { SentRequest } from '../requests/sentRequests';
import {
  isSameApplication,
  selectApplicationId,
  selectProgressState,
  selectRequestStatus,
} from '../selectors/journey';
import { requestStatusChanged } from '../slices/asyncFormData';
import { checkOpen } from '../tabs/tabs';
import { notAwaited, type Attempt, type ListenerContext } from './context';
import { isSamePlace } from '../selectors/seenPlace';
import { sendForState } from './sendForState';
import { waitUntil } from './waitUntil';

/** A final error that the caller handles. */
export type Rejection = Exclude<FinalError, { readonly kind: 'moved' }>;

/** The result of sending a request. `abandoned`: the status says why, or another request or application has replaced it. */
export type RequestResult<Data> =
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
): Promise<RequestResult<Data>> {
  const { dispatch, getState } = context;
  const request = openRequest(key, context);
  const showMoved = () =>
    dispatch(requestStatusChanged({ key, status: { kind: 'not-saved', reason: 'moved' } }));
  for (let networkErrors = 0; ; networkErrors += 1) {
    setStatus(key, { kind: 'sending' }, context);
    const { data, error } = await makeAttempts(send, request, context);
    if (error === undefined || isFinalError(error)) request.settle();
    if (error?.kind === 'moved') {
      // The slices have left the state of the request already. The screen that shows then says why.
      if (request.isLatest() && isSameApplication(request.pressed, getState())) showMoved();
      return { kind: 'abandoned' };
    }
    if (!request.isAwaited()) return { kind: 'abandoned' };
    if (error === undefined) return { kind: 'accepted', data };
    // Why it failed was about a state or an offer that no longer shows.
    if (keysAboutState.includes(key) && !isSamePlace(request.pressed, getState())) {
      showMoved();
      return { kind: 'abandoned' };
    }
    onFailure(error);
    if (isFinalError(error)) return { kind: 'rejected', error };
    if (error.kind === 'wait') {
      await waitForServer(key, error.seconds, context);
      return { kind: 'abandoned' };
    }
    const isRepeated = await waitForRetry(key, error.kind, networkErrors, context);
    if (!isRepeated || !request.isSameOwner()) return { kind: 'abandoned' };
  }
}

/** One press of a request, until it ends. */
interface OpenRequest extends Attempt, Pick<SentRequest, 'settle' | 'isLatest'> {
  readonly key: RequestKey;
  /** The state at the press. */
  readonly pressed: RootState;
  /** Whether what the request belongs to is still open, and no later press has taken its place. */
  readonly isSameOwner: () => boolean;
}

function openRequest(key: RequestKey, { getState, extra }: ListenerContext): OpenRequest {
  const pressed = getState();
  const { getKey, settle, isLatest } = extra.beginRequest(selectApplicationId(pressed), key);
  const isSameOwner = () => isLatest() && getOwner(key, getState()) === getOwner(key, pressed);
  return {
    key,
    pressed,
    getKey,
    settle,
    isLatest,
    isSameOwner,
    // An application that ended or was deleted in the meantime waits for nothing: its status was reset.
    isAwaited: () => isSameOwner() && isRequestPending(selectRequestStatus(getState(), key)),
  };
}

/** One round of attempts, with the notice that the response takes long. */
function makeAttempts<Data>(
  send: (attempt: Attempt) => Promise<CallResult<Data>>,
  { key, pressed, isAwaited, getKey }: OpenRequest,
  context: ListenerContext,
): Promise<CallResult<Data>> {
  const call = () => send({ isAwaited, getKey });
  const attempt = async () => {
    // The application may have ended in another tab, which this one, frozen until now, has not heard of.
    context.dispatch(checkOpen());
    if (!isAwaited()) return notAwaited;
    return keysAboutState.includes(key) ? sendForState(call, { pressed, isAwaited }, context) : call();
  };
  const attempts = () => retryServerErrors(attempt, isAwaited, context.extra, context.signal);
  return withSlowNotice(key, attempts, isAwaited, context);
}

/** Counts down what the server asks to wait. It asked all tabs (`restoreSharedWait`). */
async function waitForServer(key: RequestKey, seconds: number, context: ListenerContext): Promise<void> {
  const { getState, extra } = context;
  const until = extra.now() + seconds * 1000;
  const waiting: WaitStatus = { kind: 'not-saved', reason: 'wait', seconds, secondsLeft: seconds, until };
  const state = getState();
  const owner = { applicationId: selectApplicationId(state), state: selectProgressState(state) };
  extra.shared.set('wait', { ...owner, key, waiting });
  await countDown(key, { seconds, secondsLeft: seconds }, context);
}

/**
 * Says why the request failed, and waits until it can be repeated.
 *
 * @returns whether it is repeated: not if a repeat changes nothing, or the applicant has sent another request under the key meanwhile
 */
async function waitForRetry(
  key: RequestKey,
  kind: RetriedKind,
  networkErrors: number,
  { dispatch, getState, extra, signal }: ListenerContext,
): Promise<boolean> {
  const delayMs = kind === 'network-error' ? getRetryDelayMs(networkErrors) : null;
  const status: RequestStatus = { kind: 'not-saved', reason: getReason(kind, delayMs, extra) };
  dispatch(requestStatusChanged({ key, status }));
  if (status.reason === 'offline') await waitUntil(extra.isOnline, extra.onOnline, signal);
  else if (delayMs === null) return false;
  else await extra.wait(delayMs, signal);
  return selectRequestStatus(getState(), key) === status;
}

/** The failures that are neither final nor a wait that the server asks for. */
type RetriedKind = Exclude<ApiFailure, FinalError | { readonly kind: 'wait' }>['kind'];

/** The reason that the applicant sees. It promises a retry only if there will be one. */
function getReason(kind: RetriedKind, delayMs: number | null, { isOnline }: Dependencies): FailureReason {
  if (kind !== 'network-error') return kind;
  if (!isOnline()) return 'offline';
  return delayMs === null ? 'server' : 'unreachable';
}

function setStatus(key: RequestKey, status: RequestStatus, { dispatch, getState }: ListenerContext): void {
  if (selectRequestStatus(getState(), key).kind !== status.kind) {
    dispatch(requestStatusChanged({ key, status }));
  }
}

/** What a request belongs to: the application, and for some requests the progress state; empty if it outlives the application. */
function getOwner(key: RequestKey, state: RootState): string {
  if (keysOutlivingApplication.includes(key)) return '';
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

async function retryServerErrors<Data>(
  send: () => Promise<CallResult<Data>>,
  isAwaited: () => boolean,
  { wait }: Dependencies,
  signal: AbortSignal,
): Promise<CallResult<Data>> {
  for (const delayMs of serverErrorRetryDelaysMs) {
    const result = await send();
    if (result.error === undefined || !isRepeatedAtOnce(result.error)) return result;
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
