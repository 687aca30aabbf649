import fc from 'fast-check';
import { describe, expect, it, test, vi } from 'vitest';
import type { CurrencyCode } from './country';
import { formatAmount, formatMoney, getCurrencySign, parseMoney } from './money';
import { typedText } from './vectors/typedTexts.fixture';
import { getRunCount } from '../../testing/propertyTests';

const plain = (text: string) => text.replace(/\s/g, ' ');

/** The currencies and the languages of the pages. */
const markets: readonly (readonly [string, CurrencyCode])[] = [
  ['es-ES', 'EUR'],
  ['de-DE', 'EUR'],
  ['es-MX', 'MXN'],
  ['es-CO', 'COP'],
  ['pl-PL', 'PLN'],
  ['ro-RO', 'RON'],
  ['vi-VN', 'VND'],
  ['tl-PH', 'PHP'],
];
const formats = markets.flatMap(([languageTag, currency]) => [
  { languageTag, currency },
  { languageTag: 'en-US', currency },
]);

describe('typed amounts', () => {
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
    ["12'50", 12.5],
    ['1250’5', 1250.5],
    ["1'250'50", 1250.5],
    ['0', 0],
    ['0,50', 0.5],
    ['2500,-', 2500],
    ['2500,--', 2500],
    ['2.500,— €', 2500],
    ['2500.', 2500],
    ['€500', 500],
    ['500 €', 500],
    ['500 EUR', 500],
    ['1.200 euros', 1200],
    ['２５００', 2500],
    [' 2500 ', 2500],
    ['007', 7],
    ['999999999999999', 999_999_999_999_999],
  ])('"%s" is read as %d euro', (typed, value) => {
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

  test.each<readonly [string, CurrencyCode, number]>([
    ['$10,000', 'MXN', 10_000],
    ['10,000 pesos', 'MXN', 10_000],
    ['MX$10,000.50', 'MXN', 10_000.5],
    ['$ 10,000.00 M.N.', 'MXN', 10_000],
    ['10,000 pesos M.N.', 'MXN', 10_000],
    ['10.000 pesos m/cte', 'COP', 10_000],
    ['$10.000,oo', 'COP', 10_000],
    ['$10.000 moneda corriente', 'COP', 10_000],
    ['$ 3.000.000', 'COP', 3_000_000],
    ["3'000.000 pesos", 'COP', 3_000_000],
    ['3.000.000,00', 'COP', 3_000_000],
    ['5.000 lei', 'RON', 5_000],
    ['1 leu', 'RON', 1],
    ['5000 RON', 'RON', 5_000],
    ['3.000.000 đ', 'VND', 3_000_000],
    ['3.000.000,00', 'VND', 3_000_000],
    ['3.000.000 ₫', 'VND', 3_000_000],
    ['3,000,000 VNĐ', 'VND', 3_000_000],
    ['3000000 đồng', 'VND', 3_000_000],
    ['₱5,000', 'PHP', 5_000],
    ['P5,000', 'PHP', 5_000],
    ['Php 5,000.50', 'PHP', 5_000.5],
    ['5,000 piso', 'PHP', 5_000],
    ['Php. 5,000.50', 'PHP', 5_000.5],
    ['Php.500', 'PHP', 500],
    ['1.200 Eur.', 'EUR', 1_200],
    ['1.200,50 euros.', 'EUR', 1_200.5],
    ['500 zł.', 'PLN', 500],
  ])('"%s" in %s is %d', (typed, currency, value) => {
    expect(parseMoney(typed, currency)).toBe(value);
  });

  test.each<readonly [string, CurrencyCode]>([
    ['1,50', 'VND'],
    ['3.000,5', 'VND'],
    ['500 €', 'MXN'],
    // Millions have the apostrophe there.
    ["2'5", 'COP'],
    ["2'50", 'MXN'],
    ['500 zł', 'RON'],
    ['₱500', 'VND'],
    // Pesos or centavos.
    ['Php.50', 'PHP'],
    ['₱.500', 'PHP'],
  ])('"%s" is not an amount in %s', (typed, currency) => {
    expect(parseMoney(typed, currency)).toBeUndefined();
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
    "12,34'5",
    "12'345'6'7",
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
    '2500,-5',
    '9999999999999999',
    '99999999999999,99',
    '1'.repeat(10_000),
  ])('"%s" is not an amount in euro', (typed) => {
    expect(parseMoney(typed, 'EUR')).toBeUndefined();
  });
});

describe('formatted amounts', () => {
  test.each<readonly [number, CurrencyCode, string, string]>([
    [2500, 'EUR', 'es-ES', '2.500 €'],
    [2500.5, 'EUR', 'es-ES', '2.500,50 €'],
    [1500, 'PLN', 'pl-PL', '1 500 zł'],
    [2500, 'EUR', 'en-US', '€2,500'],
    [1500, 'PLN', 'en-US', 'zł 1,500'],
    [2500, 'MXN', 'en-US', 'MX$2,500'],
    [3_000_000, 'COP', 'en-US', 'COP 3,000,000'],
    [2500.5, 'MXN', 'es-MX', '$2,500.50'],
    [3_000_000, 'COP', 'es-CO', '$ 3.000.000'],
    [2500, 'RON', 'ro-RO', '2.500 lei'],
    [3_000_000, 'VND', 'vi-VN', '3.000.000 ₫'],
    [5000, 'PHP', 'tl-PH', '₱5,000'],
  ])('%d %s in %s is "%s"', (value, currency, languageTag, shown) => {
    expect(plain(formatMoney(value, { currency, languageTag }))).toBe(shown);
  });

  it('has the decimals of the country also where an older browser knows others', () => {
    const resolved = vi.spyOn(Intl.NumberFormat.prototype, 'resolvedOptions');
    resolved.mockReturnValue({ ...new Intl.NumberFormat().resolvedOptions(), maximumFractionDigits: 2 });
    expect(parseMoney('150.000,50', 'COP')).toBe(150_001);
    resolved.mockRestore();
  });

  it.each(formats)('a formatted amount of $currency in $languageTag is read as the same amount', (format) => {
    const hundredths = format.currency === 'VND' || format.currency === 'COP' ? 1 : 100;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (units) => {
        const value = units / hundredths;
        expect(parseMoney(formatMoney(value, format), format.currency)).toBe(value);
        expect(parseMoney(formatAmount(value, format), format.currency)).toBe(value);
      }),
    );
  });

  it.each(formats)(
    'a typed amount of $currency stays the same when it is formatted in $languageTag',
    (format) => {
      fc.assert(
        fc.property(typedText(['2.500,50', '1 234,56', '1,234', '1.234', '12.50', "2'500.000"]), (typed) => {
          const value = parseMoney(typed, format.currency);
          if (value !== undefined) {
            expect(parseMoney(formatAmount(value, format), format.currency)).toBe(value);
          }
        }),
        { numRuns: getRunCount(1_000) },
      );
    },
  );
});

/** A single mark before three digits groups thousands in every language: no currency here has three decimals. */
test.each([
  ['1.234', '1.234', '1,234'],
  ['1,234', '1.234', '1,234'],
  ['1.23', '1,23', '1.23'],
  ['1,23', '1,23', '1.23'],
  ['12,5', '12,50', '12.50'],
  ['1.234,5', '1.234,50', '1,234.50'],
  ['1,234.5', '1.234,50', '1,234.50'],
  ['1234', '1.234', '1,234'],
  ['1.000.000', '1.000.000', '1,000,000'],
])('"%s" is formatted as %s in Spanish and as %s in English', (typed, spanish, english) => {
  const value = parseMoney(typed, 'EUR') ?? Number.NaN;
  expect(formatAmount(value, { currency: 'EUR', languageTag: 'es-ES' })).toBe(spanish);
  expect(formatAmount(value, { currency: 'EUR', languageTag: 'en-US' })).toBe(english);
});

it('reading any text gives an amount or undefined, and never throws', { tags: ['B4'] }, () => {
  fc.assert(
    fc.property(typedText(['2.500,50 €', '1 234,56', '€500', "2'500.000"]), (typed) => {
      const value = parseMoney(typed, 'EUR');
      if (value !== undefined) expect(Number.isFinite(value) && value >= 0).toBe(true);
    }),
    { numRuns: getRunCount(1_000) },
  );
});

it.each([
  ['MXN', 'es-MX', '$', true],
  ['COP', 'es-CO', '$\u00A0', true],
  ['EUR', 'es-ES', '\u00A0€', false],
  ['PLN', 'pl-PL', '\u00A0zł', false],
  ['PHP', 'en-PH', '₱', true],
] as const)(
  'writes the sign of %s in %s with the space of the language',
  (currency, languageTag, sign, isBefore) => {
    expect(getCurrencySign({ currency, languageTag })).toEqual({ sign, isBefore });
    const formatted = formatMoney(3000, { currency, languageTag });
    expect(isBefore ? formatted.startsWith(`${sign}3`) : formatted.endsWith(`0${sign}`)).toBe(true);
  },
);
