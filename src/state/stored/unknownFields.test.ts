import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { mergeUnknownFields } from './unknownFields';

describe('mergeUnknownFields', () => {
  test.each<[string, unknown, unknown, unknown, unknown]>([
    ['replaces a value that was read', { a: 1 }, { a: 1 }, { a: 2 }, { a: 2 }],
    ['keeps a value that was not read', { a: 1, b: 2 }, { a: 1 }, { a: 3 }, { a: 3, b: 2 }],
    [
      'keeps an unread value at any depth',
      { a: { b: 1, c: 2 } },
      { a: { b: 1 } },
      { a: { b: 3 } },
      { a: { b: 3, c: 2 } },
    ],
    ['keeps an unread value of another shape', { a: { of: 1 } }, {}, {}, { a: { of: 1 } }],
    ['removes a value that was read and is gone', { a: 1, b: 2 }, { a: 1 }, {}, { b: 2 }],
    ['removes a whole group', { a: { b: 1, c: 2 } }, { a: { b: 1 } }, {}, {}],
    [
      'keeps unread fields of list entries',
      [{ id: 1, of: 2 }],
      [{ id: 1 }],
      [{ id: 1 }, { id: 3 }],
      [{ id: 1, of: 2 }, { id: 3 }],
    ],
    ['replaces a list if reading left entries out', [{}, 1], [1], [1, 2], [1, 2]],
    ['writes a value without a stored one', undefined, undefined, { a: 1 }, { a: 1 }],
  ])('%s', (_what, stored, read, own, expected) => {
    expect(JSON.stringify(mergeUnknownFields(stored, read, own))).toBe(JSON.stringify(expected));
  });
});

it('always contains the whole new value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.dictionary(fc.string(), fc.jsonValue()), (stored, own) => {
      expect(mergeUnknownFields(stored, undefined, own)).toMatchObject(own);
    }),
  );
});
