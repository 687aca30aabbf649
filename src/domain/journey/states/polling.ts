/**
 * The delay before the next poll of the checking screen (decisions, section 3). It grows with each poll.
 *
 * @param polls the number of polls so far
 * @param elapsedMs milliseconds since polling began
 * @returns milliseconds, or null after the limit
 */
export function getPollDelayMs(polls: number, elapsedMs: number): number | null {
  if (elapsedMs >= pollingLimitMs) return null;
  return Math.min(1_000 * 1.5 ** polls, 15_000);
}

/** Five minutes. Decisions that take longer are sent by e-mail. */
export const pollingLimitMs = 5 * 60_000;
