import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { withUnread } from './unread';

describe('what is written over what stands', () => {
  test.each<[string, unknown, unknown, unknown, unknown]>([
    ['takes the place of what was read', { a: 1 }, { a: 1 }, { a: 2 }, { a: 2 }],
    ['leaves what was not', { a: 1, b: 2 }, { a: 1 }, { a: 3 }, { a: 3, b: 2 }],
    [
      'leaves it at any depth',
      { a: { b: 1, c: 2 } },
      { a: { b: 1 } },
      { a: { b: 3 } },
      { a: { b: 3, c: 2 } },
    ],
    ['leaves a value of another shape that nothing was said to', { a: { of: 1 } }, {}, {}, { a: { of: 1 } }],
    ['takes out what was read and is gone', { a: 1, b: 2 }, { a: 1 }, {}, { b: 2 }],
    ['takes a group out whole', { a: { b: 1, c: 2 } }, { a: { b: 1 } }, {}, {}],
    [
      'leaves entries as they stand',
      [{ id: 1, of: 2 }],
      [{ id: 1 }],
      [{ id: 1 }, { id: 3 }],
      [{ id: 1, of: 2 }, { id: 3 }],
    ],
    ['takes a list whose entries were left out', [{}, 1], [1], [1, 2], [1, 2]],
    ['takes what stands nowhere', undefined, undefined, { a: 1 }, { a: 1 }],
  ])('%s', (_what, stored, read, own, expected) => {
    expect(JSON.stringify(withUnread(stored, read, own))).toBe(JSON.stringify(expected));
  });
});

it('says all that it has to say, whatever stands there', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.dictionary(fc.string(), fc.jsonValue()), (stored, own) => {
      expect(withUnread(stored, undefined, own)).toMatchObject(own);
    }),
  );
});
