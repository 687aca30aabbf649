import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { compactCode, normaliseText } from './normalise';
import { typing } from './vectors/typing.fixture';

describe('what people type', () => {
  test.each([
    ['２８０１３', '28013'],
    ['１２．５', '12.5'],
    ['\u3000 28\u00a0013\t', '28 013'],
    ['\u202e28\u200b013\u202c', '28013'],
    ['Jose\u0301', 'José'],
    ['5⁰⁰', '5⁰⁰'],
    ['②', '②'],
    ['₅', '₅'],
    ['⒈', '⒈'],
    ['½', '½'],
    ['𝟓', '𝟓'],
    ['٢٨', '٢٨'],
    ['Ⅷ', 'Ⅷ'],
    ['Mª', 'Mª'],
  ])('"%s" is kept as "%s"', (typed, kept) => {
    expect(normaliseText(typed)).toBe(kept);
  });

  test.each([
    [' es10 0182-6974.1113/6346 2325 ', 'ES1001826974111363462325'],
    ['１２３４５６７８ｚ', '12345678Z'],
    ['1234567⑧z', '1234567⑧Z'],
    ['1234567⁸z', '1234567⁸Z'],
    ['n \u0303', 'Ñ'],
    ['ß', 'ß'],
  ])('"%s" is the code "%s"', (typed, code) => {
    expect(compactCode(typed)).toBe(code);
  });
});

describe('anything typed', () => {
  const lookAlikes = fc.constantFrom(...'⁰¹²③④⑤₆⑦⑻⒐🄀½Ⅷ𝟗٠۱१');
  const texts = fc
    .array(fc.oneof(typing(['5⁰⁰', '２８０１３']), lookAlikes), { maxLength: 8 })
    .map((parts) => parts.join(''));
  /** The digits of a text in their order, full-width ones as plain ones. */
  const digitsOf = (text: string) =>
    [...text.matchAll(/[0-9０-９]/g)].map(([digit]) =>
      String.fromCodePoint((digit.codePointAt(0) ?? 0) % 0xfee0),
    );

  it.each([
    ['a text', normaliseText],
    ['a code', compactCode],
  ])('has as %s the digits that it has, and no others', (_name, normalise) => {
    fc.assert(
      fc.property(texts, (typed) => {
        expect(digitsOf(normalise(typed))).toEqual(digitsOf(typed));
      }),
      { numRuns: 1_000 },
    );
  });
});
