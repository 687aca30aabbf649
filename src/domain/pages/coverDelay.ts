import type { PageDefinition } from './definePage';

/** The minutes of a page whose definition names none. */
export const defaultCoverMinutes = 30;

/** How long a page must be untouched before its answers are covered, in milliseconds. */
export function getCoverDelayMs({ coverAfterMinutes }: Pick<PageDefinition, 'coverAfterMinutes'>): number {
  return (coverAfterMinutes ?? defaultCoverMinutes) * 60_000;
}

/**
 * Whether a page has been untouched for the delay. A touch in the future comes from a clock that was set back since, so it counts as
 * one of now.
 *
 * @param touchedAt the last touch, in milliseconds since the epoch
 * @param now milliseconds since the epoch
 */
export function isUntouched(touchedAt: number, now: number, delayMs: number): boolean {
  return now - touchedAt >= delayMs;
}
