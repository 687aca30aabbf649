import { readQuery, type CallResult, type SubscribedQuery } from '../../api/callResult';
import { isFinalError, type ApiFailure } from '../../api/failure';
import { readRetryDelaysMs } from '../../domain/journey/calls/retryDelays';
import type { ListenerContext } from './context';

/** The longest `Retry-After` that a read waits for by itself. */
const longestReadWaitMs = 60_000;

/**
 * Reads from the server. All reads go through this function. The caller handles the failure of the last attempt.
 *
 * @param query makes one call; called for each attempt
 * @param isAwaited whether the lead that was open, or what else the read is for, is still there. Otherwise the read ends like a wait that was stopped
 */
export async function readWithRetries<Data>(
  query: () => SubscribedQuery<Data>,
  { extra, signal }: Pick<ListenerContext, 'extra' | 'signal'>,
  isAwaited: () => boolean = extra.watchLead(),
): Promise<CallResult<Data>> {
  for (const delayMs of readRetryDelaysMs) {
    const result = await readOnce(query, isAwaited);
    // A line that hangs for the time limit would be waited for as often again. The applicant decides.
    const isHanging = result.error?.kind === 'no-answer';
    if (result.error === undefined || isHanging || isReadOver(result.error)) return result;
    await extra.wait(Math.max(delayMs, getWaitMs(result.error)), signal);
  }
  return readOnce(query, isAwaited);
}

/** Reads once, for callers with their own retries. */
export async function readOnce<Data>(
  query: () => SubscribedQuery<Data>,
  isAwaited: () => boolean,
): Promise<CallResult<Data>> {
  endUnless(isAwaited);
  const result = await readQuery(query());
  endUnless(isAwaited);
  return result;
}

function endUnless(isAwaited: () => boolean): void {
  if (!isAwaited()) throw new DOMException('Nobody needs the response any more.', 'AbortError');
}

/** Whether a read ends with this failure: a repeat cannot change it, or the server asks for a wait that the applicant must know of. */
export function isReadOver(failure: ApiFailure): boolean {
  return isFinalError(failure) || isLongWait(failure);
}

/** When the server answers again, in milliseconds since the epoch, if it asked for a wait that ends a read; null otherwise. */
export function getPauseEnd(failure: ApiFailure, now: number): number | null {
  return isLongWait(failure) ? now + getWaitMs(failure) : null;
}

function isLongWait(failure: ApiFailure): boolean {
  return getWaitMs(failure) > longestReadWaitMs;
}

/** The `Retry-After` delay of a failure in milliseconds; 0 if it has none. */
export function getWaitMs(failure: ApiFailure): number {
  return failure.kind === 'wait' ? failure.seconds * 1000 : 0;
}
