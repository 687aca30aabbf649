import fc from 'fast-check';
import { countrySpecs } from 'ibantools';
import { describe, expect, it, test } from 'vitest';
import { readIban } from './iban';
import { countries, countryList } from './vectors/countries.fixture';
import { typedText } from './vectors/typedTexts.fixture';
import { ibanVectors, postcodeVectors, type Vector } from './vectors/vectors.fixture';
import { getRunCount } from '../../testing/propertyTests';

const expected = ({ valid, value, normalized = value, soft = false }: Vector) =>
  valid ? { ok: true, value: normalized, ...(soft ? { doubtful: true } : {}) } : { ok: false };

test.each(postcodeVectors)('postal code $country "$value" ($why): valid is $valid', (vector) => {
  const reading = countries[vector.country].checks.postalCode(vector.value);
  expect(reading).toEqual(vector.valid ? expected(vector) : { ok: false, reason: 'shape' });
});

test.each([
  ['ES', '28.013', '28013'],
  ['ES', 'E-28013', '28013'],
  ['ES', 'es 28013', '28013'],
  ['DE', 'DE-80331', '80331'],
  ['DE', 'D - 80331', '80331'],
  ['DE', 'D–80331', '80331'],
  ['RO', 'RO-010101', '010101'],
  ['PL', 'PL-00-950', '00-950'],
  ['PL', 'pl 00950', '00-950'],
  ['MX', 'MX-06600', '06600'],
  ['CO', 'CO 110111', '110111'],
  ['PH', '1.000', '1000'],
  ['PH', 'PH 1000', '1000'],
  ['VN', 'VN-10000', '10000'],
] as const)('postal code of %s as people write it: "%s"', (country, typed, value) => {
  expect(countries[country].checks.postalCode(typed)).toEqual({ ok: true, value });
});

test.each([
  ['ES', 'F-28013'],
  ['ES', '2E-8013'],
  ['DE', 'E-80331'],
  ['DE', 'DE-'],
  ['PL', 'DE-00-950'],
] as const)('postal code of %s with wrong, misplaced or only letters: "%s"', (country, typed) => {
  expect(countries[country].checks.postalCode(typed)).toEqual({ ok: false, reason: 'shape' });
});

describe('bank accounts', () => {
  test.each(ibanVectors)('account $country "$value" ($why): valid is $valid', (vector) => {
    const reading = countries[vector.country].readBankAccount(vector.value);
    expect(reading).toMatchObject(expected(vector));
  });

  it.each([
    ['ES', 'DE71100500005888249043', true],
    ['DE', 'ES3700492432127872854103', true],
    ['ES', 'CH9300762011623852957', true],
    ['ES', 'BR1800360305000010009795493C1', false],
    ['ES', 'MD24AG000225100013104168', true],
    ['ES', 'AL47212110090000000235698741', true],
    ['DE', 'ME25505000012345678951', true],
    ['DE', 'MK07250120000058984', true],
    ['DE', 'RS35260005601001611379', true],
    ['DE', 'RS35260005601001611370', false],
    ['RO', 'MD24AG000225100013104168', true],
  ] as const)('accepts on a page of %s the account %s: %s', (country, value, isAccepted) => {
    expect(countries[country].readBankAccount(value).ok).toBe(isAccepted);
  });

  it.each([
    ['wrong check digits', 'ES', 'ES7101283896966579091256', 'check-digit'],
    ['wrong national digits', 'ES', 'ES3014656889311413986612', 'check-digit'],
    ['a missing digit', 'ES', 'ES940128933499100425735', 'shape'],
    ['no country', 'ES', '00499277711490844842', 'shape'],
    ['a valid number of a country outside SEPA', 'PL', 'BR1800360305000010009795493C1', 'foreign'],
    ['a wrong check digit of another country', 'PL', 'DE71100500005888249044', 'check-digit'],
    ['a missing digit of another country', 'PL', 'DE7110050000588824904', 'shape'],
    ['26 digits with a wrong one', 'PL', '64105010259940348743005239', 'check-digit'],
    ['no characters', 'PL', '', 'shape'],
    ['a country and marks', 'PL', 'MC\u{1D157}\u{1D165}', 'shape'],
    ['the number of a card', 'MX', '5942 7300 4513 9538', 'card'],
    ['a wrong control digit', 'MX', '030420293260425569', 'check-digit'],
    ['an account of another country', 'MX', 'DE71100500005888249043', 'shape'],
    ['five digits', 'CO', '12345', 'shape'],
    ['seventeen digits', 'CO', '12345678901234567', 'shape'],
    ['letters', 'CO', '12345A', 'shape'],
    ['a digit within the letters of the bank', 'RO', 'RO341GBI659C858762869082', 'shape'],
    ['wrong check digits', 'RO', 'RO36RZBRR612266314845226', 'check-digit'],
    ['wrong check digits', 'DE', 'DE15100500008633394869', 'check-digit'],
    ['the old account and bank numbers', 'DE', '10011001831542539', 'shape'],
    ['five characters', 'VN', '12345', 'shape'],
    ['letters that are not Latin', 'VN', 'NGUYỄN88', 'shape'],
    ['nine digits', 'PH', '123456789', 'shape'],
    ['letters', 'PH', '123456789A', 'shape'],
    ['a country and a letter too many', 'ES', 'FR76Ñ', 'shape'],
  ] as const)('rejects an account with %s in %s', (_name, country, typed, reason) => {
    expect(countries[country].readBankAccount(typed)).toEqual({ ok: false, reason });
  });
});

test.each([
  ['CO', '031-123456-78', '03112345678'],
  ['CO', '310 123 4567', '3101234567'],
  ['PH', '0917-123-4567', '09171234567'],
  ['VN', '0071 0012 34567', '0071001234567'],
  ['VN', 'lanpham88', 'LANPHAM88'],
] as const)('stores an account of %s without separators: "%s"', (country, typed, value) => {
  expect(countries[country].readBankAccount(typed)).toEqual({ ok: true, value });
});

test('a CLABE of an unlisted institution is doubtful', () => {
  const { readBankAccount } = countries.MX;
  expect(readBankAccount('638225430094376004')).toEqual({ ok: true, value: '638225430094376004' });
  expect(readBankAccount('999225430094376002')).toEqual({
    ok: true,
    value: '999225430094376002',
    doubtful: true,
  });
});

test('a text that begins like an account of any country never throws', { tags: ['B7'] }, () => {
  const bodies = [
    fc.string({ unit: fc.constantFrom(...'0123456789ABXYZ'), maxLength: 32 }),
    fc.string({ unit: 'binary', maxLength: 8 }),
  ];
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(countrySpecs)), fc.oneof(...bodies), (country, body) => {
      expect(readIban(country + body, 'ES').ok).toBeTypeOf('boolean');
    }),
    { numRuns: getRunCount(5_000) },
  );
});

describe.each(countryList)('any typed text in $facts.code', ({ facts, checks, readBankAccount }) => {
  const seeds = [...ibanVectors, ...postcodeVectors];
  const countrySeeds = seeds.filter(({ country }) => country === facts.code);
  const typed = typedText([...seeds, ...countrySeeds, ...countrySeeds].map(({ value }) => value));

  it.each([
    ['postal code', checks.postalCode],
    ['account', (text: string) => readBankAccount(text)],
  ])('keeps its digits as a %s and is read again unchanged', (_name, read) => {
    fc.assert(
      fc.property(typed, (text) => {
        const reading = read(text);
        if (!reading.ok) return;
        expect(digitsIn(reading.value)).toBe(digitsIn(text));
        expect(read(reading.value)).toEqual(reading);
      }),
      { numRuns: getRunCount(300) },
    );
  });
});

/** The digits of a text, including full-width ones. */
function digitsIn(text: string): string {
  return text.normalize('NFKC').replaceAll(/\D/g, '');
}
