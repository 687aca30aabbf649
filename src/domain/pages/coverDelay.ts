/** How long a page must be untouched before its answers are covered, in milliseconds (decision 30). */
export const coverDelayMs = 30 * 60_000;

/**
 * Whether a page has been untouched for so long that its answers are covered. A touch in the future comes from a clock that was set back
 * since, so it counts as one of now.
 *
 * @param touchedAt the last touch, in milliseconds since the epoch
 * @param now milliseconds since the epoch
 */
export function isUntouched(touchedAt: number, now: number): boolean {
  return now - touchedAt >= coverDelayMs;
}
