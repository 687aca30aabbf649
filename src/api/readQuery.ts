/** The result of a query. */
export interface QueryResult<Data> {
  readonly data?: Data | undefined;
  readonly error?: object | undefined;
}

/** A query that was dispatched and holds its response for a subscriber. */
export interface SubscribedQuery<Data> extends PromiseLike<QueryResult<Data>> {
  readonly unsubscribe: () => void;
}

/**
 * Waits for a query and unsubscribes from it. Without a subscriber the library aborts a pending query when it removes an earlier
 * response of the same query.
 */
export async function readQuery<Data>(query: SubscribedQuery<Data>): Promise<QueryResult<Data>> {
  try {
    return await query;
  } finally {
    query.unsubscribe();
  }
}
