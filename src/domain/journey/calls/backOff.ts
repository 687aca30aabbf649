/** How often what did not reach the server is sent again by itself: for about eight minutes in all. */
const tries = 12;

/**
 * When what did not reach the server is sent again by itself: soon at first, then ever slower.
 *
 * @param tried how often it was sent again so far
 * @returns milliseconds until the next try, or null when it is left to the applicant
 */
export function nextTry(tried: number): number | null {
  return tried < tries ? Math.min(2_000 * 2 ** tried, 60_000) : null;
}

/** Milliseconds waited before each further try after a 5xx. */
export const retries: readonly number[] = [1_000, 3_000];

/** Milliseconds waited before each further try of a question that failed. */
export const readPauses: readonly number[] = [1_000, 3_000, 9_000];
