import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { compactCode, normaliseText } from './normalise';
import { typedText } from './vectors/typedTexts.fixture';

describe('normalised texts', () => {
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
  ])('normalises the text "%s" to "%s"', (typed, normalised) => {
    expect(normaliseText(typed)).toBe(normalised);
  });

  test.each([
    [' es10 0182-6974.1113/6346 2325 ', 'ES1001826974111363462325'],
    ['１２３４５６７８ｚ', '12345678Z'],
    ['1234567⑧z', '1234567⑧Z'],
    ['1234567⁸z', '1234567⁸Z'],
    ['n \u0303', 'Ñ'],
    ['ß', 'ß'],
  ])('normalises the code "%s" to "%s"', (typed, code) => {
    expect(compactCode(typed)).toBe(code);
  });
});

describe('any typed text', () => {
  const lookAlikes = fc.constantFrom(...'⁰¹²③④⑤₆⑦⑻⒐🄀½Ⅷ𝟗٠۱१');
  const texts = fc
    .array(fc.oneof(typedText(['5⁰⁰', '２８０１３']), lookAlikes), { maxLength: 8 })
    .map((parts) => parts.join(''));
  /** The digits of a text in order, with full-width digits replaced. */
  const readDigits = (text: string) =>
    [...text.matchAll(/[0-9０-９]/g)].map(([digit]) =>
      String.fromCodePoint((digit.codePointAt(0) ?? 0) % 0xfee0),
    );

  it.each([
    ['a text', normaliseText],
    ['a code', compactCode],
  ])('keeps exactly its digits as %s', (_name, normalise) => {
    fc.assert(
      fc.property(texts, (typed) => {
        expect(readDigits(normalise(typed))).toEqual(readDigits(typed));
      }),
      { numRuns: 1_000 },
    );
  });
});
