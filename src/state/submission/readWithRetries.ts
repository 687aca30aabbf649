import { isFinalError, toApiFailure, type ApiFailure } from '../../api/failure';
import { readQuery, type SubscribedQuery } from '../../api/readQuery';
import { readRetryDelaysMs } from '../../domain/journey/calls/retryDelays';
import type { ListenerContext, CallResult } from './deliver';

/**
 * Reads from the server. All reads go through this function. It retries retryable failures with back-off and respects
 * `Retry-After`. The caller handles the failure of the last attempt.
 *
 * @param query makes one call; called for each attempt
 * @param isAwaited whether the application still needs the response. The next attempt is not made without it
 */
export async function readWithRetries<Data>(
  query: () => SubscribedQuery<Data>,
  { extra, signal }: Pick<ListenerContext, 'extra' | 'signal'>,
  isAwaited: () => boolean = () => true,
): Promise<CallResult<Data>> {
  for (const delayMs of readRetryDelaysMs) {
    const result = await readOnce(query);
    if (result.error === undefined) return result;
    const failure = toApiFailure(result.error);
    if (isFinalError(failure)) return result;
    await extra.wait(Math.max(delayMs, getWaitMs(failure)), signal);
    if (!isAwaited()) return result;
  }
  return readOnce(query);
}

/** Reads once, for callers with their own retries. An error may come together with the data of an earlier query. */
export async function readOnce<Data>(query: () => SubscribedQuery<Data>): Promise<CallResult<Data>> {
  const { data, error } = await readQuery(query());
  return error === undefined && data !== undefined ? { data } : { error: error ?? {} };
}

/** The `Retry-After` delay of a failure in milliseconds; 0 if it has none. */
export function getWaitMs(failure: ApiFailure): number {
  return failure.kind === 'wait' ? failure.seconds * 1000 : 0;
}
