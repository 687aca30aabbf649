/**
 * The delay before the next poll of the lead's status. It grows with each poll.
 *
 * @param polls the number of polls so far
 * @param waitedMs how long was waited so far, in milliseconds: for the polls and for their answers, not while the page was hidden
 * @param limitMs how long to poll
 * @returns milliseconds, or null after the limit
 */
export function getPollDelayMs(polls: number, waitedMs: number, limitMs: number): number | null {
  if (waitedMs >= limitMs) return null;
  return Math.min(1_000 * 1.5 ** polls, 15_000);
}

/** How long a poll has taken. A clock that has jumped meanwhile does not count. */
export const getPollMs = (startedAt: number, endedAt: number): number =>
  Math.min(Math.max(endedAt - startedAt, 0), 30_000);

/** How long the checking screen polls: five minutes. Decisions that take longer are sent by e-mail. */
export const pollingLimitMs = 5 * 60_000;

/** How long a screen follows another device that takes photos: half an hour. */
export const followingLimitMs = 30 * 60_000;
