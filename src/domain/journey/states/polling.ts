/**
 * When the checking screen asks again (decisions, section 3): soon at first, then ever slower, and no more after the limit.
 *
 * @param asked how often the server has been asked so far
 * @param elapsed milliseconds since checking began
 * @returns milliseconds until the next question, or null when asking is over
 */
export function nextPoll(asked: number, elapsed: number): number | null {
  if (elapsed >= pollingLimit) return null;
  return Math.min(1_000 * 1.5 ** asked, 15_000);
}

/** Five minutes: decisions that take longer come by e-mail. */
export const pollingLimit = 5 * 60_000;
