import { toApiFailure, type ApiFailure } from './failure';

/** The result of a call: what was read, or why it failed. */
export type CallResult<Data> =
  | { readonly data: Data; readonly error?: undefined }
  | { readonly error: ApiFailure; readonly data?: undefined };

/** The result of a dispatched call, as the library gives it. */
export interface DispatchedResult<Data> {
  readonly data?: Data | undefined;
  readonly error?: object | undefined;
}

/** A query that was dispatched and holds its response for a subscriber. */
export interface SubscribedQuery<Data> extends PromiseLike<DispatchedResult<Data>> {
  readonly unsubscribe: () => void;
}

/** Reads the result of a dispatched call. An error may come together with the data of an earlier query. */
export function toCallResult<Data>({ data, error }: DispatchedResult<Data>): CallResult<Data> {
  return error === undefined && data !== undefined ? { data } : { error: toApiFailure(error) };
}

/**
 * Waits for a query and unsubscribes from it. Without a subscriber the library aborts a pending query when it removes an earlier
 * response of the same query.
 */
export async function readQuery<Data>(query: SubscribedQuery<Data>): Promise<CallResult<Data>> {
  try {
    return toCallResult(await query);
  } finally {
    query.unsubscribe();
  }
}
