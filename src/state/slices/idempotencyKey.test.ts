import { describe, expect, it } from 'vitest';
import { createAttemptKeys, createKey, getKeyAttempt } from './idempotencyKey';

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

describe('the keys of the attempts of one delivery', () => {
  it.each<[string, readonly object[], readonly string[]]>([
    ['repeat for the same body', [{ a: 1 }, { a: 1 }, { a: 1 }], ['1', '1', '1']],
    ['change with the body', [{ a: 1 }, { a: 2 }], ['1', '2']],
    [
      'do not return with an earlier body, which must count again',
      [{ a: 1 }, { a: 2 }, { a: 1 }],
      ['1', '2', '3'],
    ],
    ['exist for an empty body and a list', [{}, {}, []], ['1', '1', '2']],
  ])('%s', (_what, bodies, expected) => {
    let ids = 0;
    const getKey = createAttemptKeys(() => {
      ids += 1;
      return String(ids);
    });
    expect(bodies.map(getKey)).toEqual(expected);
  });

  it('need no id before the first attempt', () => {
    createAttemptKeys(() => expect.unreachable('Nothing is sent.'));
  });
});
