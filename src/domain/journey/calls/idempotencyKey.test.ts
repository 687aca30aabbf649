import { expect, it } from 'vitest';
import { createKey, getKeyAttempt } from './idempotencyKey';

it('names the application and the attempt', () => {
  expect(createKey('application-1', 3)).toBe('application-1:3');
});

it.each([
  ['session-1:3', 3],
  [':12', 12],
  ['a:5:7', 7],
  ['session-1:99999', 99_999],
  ['session-1:100000', 0],
  ['session-1:', 0],
  ['session-1:3x', 0],
  ['session-13', 0],
  ['', 0],
])('reads the attempt of the key "%s" as %i', (key, attempt) => {
  expect(getKeyAttempt(key)).toBe(attempt);
});
