import { expect, it } from 'vitest';
import { getRetryDelayMs } from './retryDelays';

it('increases the delay after each network error and stops after some minutes', () => {
  const pauses = Array.from({ length: 13 }, (_none, tried) => getRetryDelayMs(tried));
  expect(pauses.slice(0, 7)).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
  expect(pauses.at(-2)).toBe(60_000);
  expect(pauses.at(-1)).toBeNull();
});
