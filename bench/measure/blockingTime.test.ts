import { expect, test } from 'vitest';
import { blockingTime } from './blockingTime';

test.each([
  ['no task', [], 0],
  ['a task that is just short enough', [50], 0],
  ['tasks of which each counts beyond its first 50 ms', [51, 120, 49], 71],
])('nothing waits in vain: %s', (_what, durations, expected) => {
  expect(blockingTime(durations.map((duration) => ({ duration })))).toBe(expected);
});
