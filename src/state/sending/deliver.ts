import { asFailure, type ApiFailure } from '../../api/failure';
import { nextTry, retries } from '../../domain/journey/calls/backOff';
import {
  isUnderWay,
  isWaiting,
  type Sending,
  type SendingKey,
  type Waiting,
} from '../../domain/journey/calls/sending';
import type { AppDispatch, Dependencies, RootState } from '../root';
import { selectSending } from '../selectors/journey';
import { sendingChanged } from '../slices/asyncFormData';
import { until } from './until';

/** Milliseconds before the applicant is told that an answer takes long. */
const patience = 5_000;

/** What a listener is given of the store and the world. */
export interface Effect {
  readonly dispatch: AppDispatch;
  readonly getState: () => RootState;
  readonly extra: Dependencies;
  readonly signal: AbortSignal;
}

/** What one call came to. */
export type Outcome<Answer> =
  | { readonly data: Answer; readonly error?: undefined }
  | { readonly error: object; readonly data?: undefined };

/** What the server says for good: the same call would only hear the same again. */
export type Verdict = Extract<ApiFailure, { kind: 'field-errors' | 'gone' | 'conflict' | 'refused' }>;

/** What came of a sending. `given-up`: the applicant was told why, or something else has taken its place. */
export type Delivered<Answer> =
  | { readonly kind: 'taken'; readonly answer: Answer }
  | { readonly kind: 'judged'; readonly verdict: Verdict }
  | { readonly kind: 'given-up' };

/**
 * The one way to send: never twice at a time, with patience told, tried again after a 5xx, a countdown where the server wants
 * time, and sent by itself when the network is back, or with back-off while the server is not reached. What it tells on the
 * way stands under the key in `asyncFormData`; what the server judged is for the caller.
 *
 * @param send makes the call; asked anew for each try, with what tells whether the application still waits for it
 * @param onFailure hears of each failure that the tries came to
 */
export async function deliver<Answer>(
  key: SendingKey,
  send: (isAwaited: () => boolean) => Promise<Outcome<Answer>>,
  effect: Effect,
  onFailure: (failure: ApiFailure) => void = () => undefined,
): Promise<Delivered<Answer>> {
  const { dispatch, getState, extra, signal } = effect;
  const session = sessionIn(getState());
  const isSameSession = () => sessionIn(getState()) === session;
  // What was ended or deleted meanwhile is nobody's any more; what is told under the key went with it.
  const isAwaited = () => isSameSession() && isUnderWay(selectSending(getState(), key));
  for (let unreached = 0; ; unreached += 1) {
    tell(key, { kind: 'sending' }, effect);
    const tries = () => withRetries(() => send(isAwaited), isAwaited, extra, signal);
    const outcome = await patiently(key, tries, isAwaited, effect);
    if (!isAwaited()) return { kind: 'given-up' };
    if (outcome.error === undefined) return { kind: 'taken', answer: outcome.data };
    const failure = asFailure(outcome.error);
    onFailure(failure);
    if (isVerdict(failure)) return { kind: 'judged', verdict: failure };
    if (failure.kind === 'wait') {
      await countDown(key, { seconds: failure.seconds, secondsLeft: failure.seconds }, effect);
      return { kind: 'given-up' };
    }
    const pause = failure.kind === 'unreached' ? nextTry(unreached) : null;
    const told: Sending = { kind: 'not-saved', reason: reasonOf(failure.kind, pause, extra) };
    dispatch(sendingChanged({ key, sending: told }));
    if (told.reason === 'offline') await until(extra.isOnline, extra.onOnline, signal);
    else if (pause === null) return { kind: 'given-up' };
    else await extra.wait(pause, signal);
    // Unless the applicant has sent it, or something else, before.
    const isStanding = selectSending(getState(), key) === told;
    if (!isSameSession() || !isStanding) return { kind: 'given-up' };
  }
}

/** What the applicant is told: that it is sent by itself only where that is so. */
function reasonOf(
  kind: 'unreached' | 'server' | 'no-answer',
  pause: number | null,
  { isOnline }: Dependencies,
): 'offline' | 'unreachable' | 'server' | 'no-answer' {
  if (kind !== 'unreached') return kind;
  if (!isOnline()) return 'offline';
  return pause === null ? 'server' : 'unreachable';
}

function tell(key: SendingKey, sending: Sending, { dispatch, getState }: Effect): void {
  if (selectSending(getState(), key).kind !== sending.kind) dispatch(sendingChanged({ key, sending }));
}

function sessionIn({ leadApplication }: RootState): string | undefined {
  return leadApplication.application.sessionId;
}

function isVerdict(failure: ApiFailure): failure is Verdict {
  return ['field-errors', 'gone', 'conflict', 'refused'].includes(failure.kind);
}

/** Says that an answer takes long when it does. */
async function patiently<Result>(
  key: SendingKey,
  work: () => Promise<Result>,
  isAwaited: () => boolean,
  effect: Effect,
): Promise<Result> {
  const patient = new AbortController();
  void effect.extra
    .wait(patience, patient.signal)
    .then(() => (isAwaited() ? tell(key, { kind: 'still-working' }, effect) : undefined))
    .catch(() => undefined);
  try {
    return await work();
  } finally {
    patient.abort();
  }
}

async function withRetries<Answer>(
  send: () => Promise<Outcome<Answer>>,
  isAwaited: () => boolean,
  { wait }: Dependencies,
  signal: AbortSignal,
): Promise<Outcome<Answer>> {
  for (const pause of retries) {
    const outcome = await send();
    if (outcome.error === undefined || asFailure(outcome.error).kind !== 'server') return outcome;
    if (isAwaited()) await wait(pause, signal);
    if (!isAwaited()) return outcome;
  }
  return send();
}

/**
 * How long the server still wants to be left alone after a reload: what was left when it was kept, less the time since. A clock
 * that was set back makes it no longer.
 *
 * @param now milliseconds since the epoch
 * @returns seconds
 */
export function secondsStillWanted({ until, secondsLeft }: Waiting, now: number): number {
  return Math.max(Math.min(secondsLeft, Math.ceil((until - now) / 1000)), 0);
}

/** Tells second by second how long the server wants to be left alone, until something else is told under the key. */
export async function countDown(
  key: SendingKey,
  { seconds, secondsLeft }: Pick<Waiting, 'seconds' | 'secondsLeft'>,
  effect: Effect,
): Promise<void> {
  const { dispatch, getState, extra, signal } = effect;
  const end = extra.now() + secondsLeft * 1000;
  // Each second waited is one less, whatever is done to the clock; a page that slept has slept through more.
  for (
    let left = secondsLeft;
    ;
    left = Math.max(Math.min(left - 1, Math.ceil((end - extra.now()) / 1000)), 0)
  ) {
    dispatch(
      sendingChanged({
        key,
        sending: { kind: 'not-saved', reason: 'wait', seconds, until: end, secondsLeft: left },
      }),
    );
    if (left === 0) return;
    await extra.wait(1_000, signal);
    const standing = selectSending(getState(), key);
    if (!isWaiting(standing) || standing.until !== end) return;
  }
}
