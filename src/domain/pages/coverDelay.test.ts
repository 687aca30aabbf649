import { expect, it } from 'vitest';
import { isUntouched } from './coverDelay';

const minutes = (count: number) => count * 60_000;

it.each([
  ['at the touch', 0, false],
  ['just before the delay', minutes(30) - 1, false],
  ['at the delay', minutes(30), true],
  ['a day later', minutes(24 * 60), true],
  ['after the clock was set back', -minutes(25 * 60), false],
])('tells whether a page is untouched %s', (_when, elapsed, isUntouchedNow) => {
  const touchedAt = Date.parse('2026-11-23T12:00:00Z');
  expect(isUntouched(touchedAt, touchedAt + elapsed)).toBe(isUntouchedNow);
});
