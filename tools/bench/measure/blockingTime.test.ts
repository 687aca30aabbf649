import { expect, test } from 'vitest';
import { sumBlockingTimeMs } from './blockingTime';

test.each([
  ['no task', [], 0],
  ['a task of exactly 50 ms', [50], 0],
  ['several tasks', [51, 120, 49], 71],
])('sums the time of each task beyond 50 ms: %s', (_what, durations, expected) => {
  expect(sumBlockingTimeMs(durations.map((duration) => ({ duration })))).toBe(expected);
});
