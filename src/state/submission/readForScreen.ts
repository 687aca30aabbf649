import type { CallResult, SubscribedQuery } from '../../api/callResult';
import type { ApiFailure } from '../../api/failure';
import { readBegun, readEnded } from '../slices/asyncFormData';
import type { ReadKey } from '../slices/asyncFormDataState';
import type { ListenerContext } from './context';
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
  result: CallResult<unknown>,
  { dispatch, extra }: Pick<ListenerContext, 'dispatch' | 'extra'>,
): ApiFailure | null {
  const error = result.error ?? null;
  const failure = error === null ? null : error.kind === 'gone' ? 'gone' : 'trouble';
  const pausedUntil = error === null ? null : getPauseEnd(error, extra.now());
  dispatch(readEnded({ key, failure, pausedUntil }));
  return error;
}
