import { expect, it } from 'vitest';
import { followingLimitMs, getPollDelayMs, getPollMs, pollingLimitMs } from './polling';

it('polls after a second, then half as long again each time, and at most every fifteen seconds', () => {
  const delays = Array.from({ length: 9 }, (_none, polls) => getPollDelayMs(polls, 0, pollingLimitMs));
  expect(delays.slice(0, 4)).toEqual([1_000, 1_500, 2_250, 3_375]);
  expect(delays.slice(-3)).toEqual([11_390.625, 15_000, 15_000]);
});

it.each([
  ['five minutes for a decision', pollingLimitMs, 300_000],
  ['half an hour for photos from another device', followingLimitMs, 1_800_000],
])('polls for %s, and no longer', (_what, limitMs, expected) => {
  expect(limitMs).toBe(expected);
  expect(getPollDelayMs(0, limitMs - 1, limitMs)).toBe(1_000);
  expect(getPollDelayMs(0, limitMs, limitMs)).toBeNull();
});

it.each([
  ['its time', 1_000, 3_500, 2_500],
  ['half a minute at most, after which a call has failed', 1_000, 3_600_000, 30_000],
  ['nothing if the clock was set back', 3_600_000, 1_000, 0],
])('counts of a poll %s', (_what, startedAt, endedAt, expected) => {
  expect(getPollMs(startedAt, endedAt)).toBe(expected);
});
