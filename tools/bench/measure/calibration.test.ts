import { expect, it } from 'vitest';
import { computeSlowdown } from './calibration';

it.each([
  ['a machine that is four times as fast as the slow phone', 100, 4],
  ['a slower machine', 160, 2.5],
  ['a machine as slow as the phone', 400, 1],
  ['a slower one, which cannot be made faster', 800, 1],
  ['one that is faster than a browser can slow down', 4, 20],
])('%s: loop of %i ms, slowed %f times', (_machine, loopMs, slowdown) => {
  expect(computeSlowdown(loopMs)).toBe(slowdown);
});
