import { expect, it } from 'vitest';
import { nextTry } from './backOff';

it('what did not reach the server is tried ever more slowly, and for minutes, not for ever', () => {
  const pauses = Array.from({ length: 13 }, (_none, tried) => nextTry(tried));
  expect(pauses.slice(0, 7)).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
  expect(pauses.at(-2)).toBe(60_000);
  expect(pauses.at(-1)).toBeNull();
});
