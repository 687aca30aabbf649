import { afterEach, describe, expect, it } from 'vitest';
import { toJson } from './json';

const value = {
  amount: 3000,
  none: undefined,
  at: new Date('2026-11-20T12:00:00Z'),
  policies: [{ id: 'general_policies', given: true, tags: ['a', [null, undefined]] }],
  empty: { list: [], text: '"' },
};
const expected = JSON.stringify(value);

/** Does what an old library does: each value becomes JSON within JSON. */
function addToJson(prototype: object): void {
  Reflect.set(prototype, 'toJSON', () => '"replaced"');
}

afterEach(() => {
  for (const { prototype } of [Array, Object]) Reflect.deleteProperty(prototype, 'toJSON');
});

describe('toJson', () => {
  it.each([
    ['arrays', [Array.prototype]],
    ['objects', [Object.prototype]],
    ['both', [Array.prototype, Object.prototype]],
  ])('writes the same value after a library has added a toJSON to %s', (_name, prototypes) => {
    for (const prototype of prototypes) addToJson(prototype);
    expect(toJson(value)).toBe(expected);
    expect(toJson(['a'])).toBe('["a"]');
    expect(toJson('a')).toBe('"a"');
    expect(toJson(null)).toBe('null');
  });

  it('does not change the value, nor what the library added', () => {
    addToJson(Array.prototype);
    const list = Object.freeze([1]);
    expect(toJson({ list })).toBe('{"list":[1]}');
    expect(JSON.stringify([1])).toBe(String.raw`"\"replaced\""`);
  });
});
