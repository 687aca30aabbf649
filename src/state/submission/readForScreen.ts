import { toApiFailure, type ApiFailure } from '../../api/failure';
import type { SubscribedQuery } from '../../api/readQuery';
import { readBegun, readEnded, type ReadKey } from '../slices/asyncFormData';
import type { CallResult, ListenerContext } from './context';
import { getPauseEnd, readWithRetries } from './readWithRetries';

/** Reads what a screen lets the applicant ask for again, and stores how it goes. The slices store what is read. */
export async function readForScreen<Data>(
  key: ReadKey,
  query: () => SubscribedQuery<Data>,
  context: ListenerContext,
  isAwaited?: () => boolean,
): Promise<CallResult<Data>> {
  const { dispatch, signal } = context;
  dispatch(readBegun(key));
  try {
    const result = await readWithRetries(query, context, isAwaited);
    // Whoever stopped this read has begun the next one.
    if (!signal.aborted) endRead(key, result, context);
    return result;
  } catch (error) {
    // Otherwise nobody needs it any more.
    if (!signal.aborted) dispatch(readEnded({ key, failure: null, pausedUntil: null }));
    throw error;
  }
}

/** Stores how a read ended. Returns why it failed; null if it did not. */
export function endRead(
  key: ReadKey,
  { error }: CallResult<unknown>,
  { dispatch, extra }: Pick<ListenerContext, 'dispatch' | 'extra'>,
): ApiFailure | null {
  const cause = error === undefined ? null : toApiFailure(error);
  const failure = cause === null ? null : cause.kind === 'gone' ? 'gone' : 'trouble';
  const pausedUntil = cause === null ? null : getPauseEnd(cause, extra.now());
  dispatch(readEnded({ key, failure, pausedUntil }));
  return cause;
}
