import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formatAmount, formatMoney, parseMoney } from './money';
import { typing } from './vectors/typing.fixture';
import { runs } from '../../testing/runs';

const plain = (text: string) => text.replace(/\s/g, ' ');

describe('what is typed', () => {
  test.each([
    ['2500', 2500],
    ['2.500', 2500],
    ['2,500', 2500],
    ['2 500', 2500],
    ['2\u00a0500,50', 2500.5],
    ['2\u202f500', 2500],
    ['2500,50', 2500.5],
    ['2500.5', 2500.5],
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['1 234,56', 1234.56],
    ["1'234", 1234],
    ["2'500.000", 2500000],
    ['2.500.000', 2500000],
    ['2,500,000', 2500000],
    ['12,5', 12.5],
    ['0', 0],
    ['0,50', 0.5],
    ['2500,-', 2500],
    ['2500.', 2500],
    ['€500', 500],
    ['500 €', 500],
    ['500 EUR', 500],
    ['1.200 euros', 1200],
    ['２５００', 2500],
    [' 2500 ', 2500],
    ['007', 7],
  ])('"%s" is %d euro', (typed, value) => {
    expect(parseMoney(typed, 'EUR')).toBe(value);
  });

  test.each([
    ['500 zł', 500],
    ['1 500,00 zł', 1500],
    ['PLN 500', 500],
    ['500 ZŁ', 500],
    ['500zl', 500],
  ])('"%s" is %d zloty', (typed, value) => {
    expect(parseMoney(typed, 'PLN')).toBe(value);
  });

  test.each([
    '',
    ' ',
    'abc',
    '-1',
    '−1',
    '- 5',
    '$500',
    '500 zł',
    '€',
    '1.23.456',
    '25 00',
    '2500.000',
    '0.500',
    '1,2345',
    '1.234,567',
    '12,34,5',
    '1e3',
    '0x10',
    'NaN',
    'Infinity',
    '.50',
    '+5',
    '1/2',
    '5⁰⁰',
    '②',
    '½',
    '9999999999999999',
    '1'.repeat(10_000),
  ])('"%s" is no amount in euro', (typed) => {
    expect(parseMoney(typed, 'EUR')).toBeUndefined();
  });
});

describe('what is shown', () => {
  test.each([
    [2500, 'EUR', 'es-ES', '2.500 €'],
    [2500.5, 'EUR', 'es-ES', '2.500,50 €'],
    [1500, 'PLN', 'pl-PL', '1 500 zł'],
    [2500, 'EUR', 'en-US', '€2,500'],
    [1500, 'PLN', 'en-US', 'zł 1,500'],
    [2500, 'MXN', 'en-US', '$2,500'],
    [2500, 'RON', 'ro-RO', '2.500 lei'],
  ])('%d %s in %s is "%s"', (value, currency, languageTag, shown) => {
    expect(plain(formatMoney(value, { currency, languageTag }))).toBe(shown);
  });

  it('reads back as the same amount in every language of a page', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 10 }),
        fc.constantFrom('es-ES', 'pl-PL', 'en-US', 'de-DE', 'es-MX'),
        fc.constantFrom('EUR', 'PLN'),
        (cents, languageTag, currency) => {
          const value = cents / 100;
          expect(parseMoney(formatMoney(value, { currency, languageTag }), currency)).toBe(value);
          expect(parseMoney(formatAmount(value, languageTag), currency)).toBe(value);
        },
      ),
    );
  });
});

it('reads anything without throwing, to an amount or to nothing', () => {
  fc.assert(
    fc.property(typing(['2.500,50 €', '1 234,56', '€500', "2'500.000"]), (typed) => {
      const value = parseMoney(typed, 'EUR');
      if (value !== undefined) expect(Number.isFinite(value) && value >= 0).toBe(true);
    }),
    { numRuns: runs(1_000) },
  );
});
