/** The number of automatic retries after a network error: about eight minutes in total. */
const maxRetries = 12;

/**
 * The delay before the next automatic retry after a network error. It grows with each retry.
 *
 * @param retries the number of retries so far
 * @returns milliseconds, or null if the applicant has to retry
 */
export function getRetryDelayMs(retries: number): number | null {
  return retries < maxRetries ? Math.min(2_000 * 2 ** retries, 60_000) : null;
}

/** The delay before each retry after a 5xx. */
export const serverErrorRetryDelaysMs: readonly number[] = [1_000, 3_000];

/** The delay before each retry of a failed read. */
export const readRetryDelaysMs: readonly number[] = [1_000, 3_000, 9_000];
