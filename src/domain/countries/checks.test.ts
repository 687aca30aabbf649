import fc from 'fast-check';
import { countrySpecs } from 'ibantools';
import { describe, expect, it, test } from 'vitest';
import { readIban } from './bankAccount';
import { countries, countryList } from './vectors/countries.fixture';
import { typing } from './vectors/typing.fixture';
import { ibanVectors, postcodeVectors, type Vector } from './vectors/vectors.fixture';
import { runs } from '../../testing/runs';

const expected = ({ valid, value, normalized = value, soft = false }: Vector) =>
  valid ? { ok: true, value: normalized, ...(soft ? { doubtful: true } : {}) } : { ok: false };

test.each(postcodeVectors)('postal code $country "$value" ($why): valid is $valid', (vector) => {
  const reading = countries[vector.country].checks.postalCode(vector.value);
  expect(reading).toEqual(vector.valid ? expected(vector) : { ok: false, reason: 'shape' });
});

describe('bank accounts', () => {
  test.each(ibanVectors)('$country "$value" ($why): valid is $valid', (vector) => {
    const reading = countries[vector.country].checks.bankAccount(vector.value);
    expect(reading).toMatchObject(expected(vector));
    if (!reading.ok) expect(reading.reason === 'foreign').toBe(vector.foreign === true);
  });

  test.each([
    ['wrong check digits', 'ES', 'ES7101283896966579091256', 'check-digit'],
    ['wrong national digits', 'ES', 'ES3014656889311413986612', 'check-digit'],
    ['a digit too few', 'ES', 'ES940128933499100425735', 'shape'],
    ['no country', 'ES', '00499277711490844842', 'shape'],
    ['a right one of another country', 'PL', 'DE71100500005888249043', 'foreign'],
    ['a wrong one of another country', 'PL', 'DE71100500005888249044', 'shape'],
    ['26 digits with a wrong one', 'PL', '64105010259940348743005239', 'check-digit'],
    ['nothing', 'PL', '', 'shape'],
    ['a country and marks', 'PL', 'MC\u{1D157}\u{1D165}', 'shape'],
    ['the number of a card', 'MX', '5942 7300 4513 9538', 'card'],
    ['a wrong control digit', 'MX', '030420293260425569', 'check-digit'],
    ['an account of another country', 'MX', 'DE71100500005888249043', 'shape'],
    ['five digits', 'CO', '12345', 'shape'],
    ['seventeen digits', 'CO', '12345678901234567', 'shape'],
    ['letters', 'CO', '12345A', 'shape'],
    ['a digit within the letters of the bank', 'RO', 'RO341GBI659C858762869082', 'shape'],
    ['wrong check digits', 'RO', 'RO36RZBRR612266314845226', 'check-digit'],
    ['a right one of another country', 'RO', 'PL02124012394640934144206418', 'foreign'],
    ['wrong check digits', 'DE', 'DE15100500008633394869', 'check-digit'],
    ['a right one of another country', 'DE', 'ES3700492432127872854103', 'foreign'],
    ['account and bank of old', 'DE', '10011001831542539', 'shape'],
    ['five characters', 'VN', '12345', 'shape'],
    ['letters that are not Latin', 'VN', 'NGUYỄN88', 'shape'],
    ['nine digits', 'PH', '123456789', 'shape'],
    ['letters', 'PH', '123456789A', 'shape'],
    ['a country and a letter too many', 'ES', 'FR76Ñ', 'shape'],
  ] as const)('with %s are refused for it', (_name, country, typed, reason) => {
    expect(countries[country].checks.bankAccount(typed)).toEqual({ ok: false, reason });
  });
});

test.each([
  ['CO', '031-123456-78', '03112345678'],
  ['CO', '310 123 4567', '3101234567'],
  ['PH', '0917-123-4567', '09171234567'],
  ['VN', '0071 0012 34567', '0071001234567'],
  ['VN', 'lanpham88', 'LANPHAM88'],
] as const)('in %s an account is kept without its marks: "%s"', (country, typed, value) => {
  expect(countries[country].checks.bankAccount(typed)).toEqual({ ok: true, value });
});

test('a CLABE of an institution that is not listed is looked at once more', () => {
  const { bankAccount } = countries.MX.checks;
  expect(bankAccount('638225430094376004')).toEqual({ ok: true, value: '638225430094376004' });
  expect(bankAccount('999225430094376002')).toEqual({
    ok: true,
    value: '999225430094376002',
    doubtful: true,
  });
});

test('what only begins like an account of any country is read without throwing', () => {
  const bodies = [
    fc.string({ unit: fc.constantFrom(...'0123456789ABXYZ'), maxLength: 32 }),
    fc.string({ unit: 'binary', maxLength: 8 }),
  ];
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(countrySpecs)), fc.oneof(...bodies), (country, body) => {
      expect(readIban(country + body, 'ES').ok).toBeTypeOf('boolean');
    }),
    { numRuns: runs(5_000) },
  );
});

describe.each(countryList)('anything typed in $facts.code', ({ facts, checks }) => {
  const seeds = [...ibanVectors, ...postcodeVectors];
  const own = seeds.filter(({ country }) => country === facts.code);
  const typed = typing([...seeds, ...own, ...own].map(({ value }) => value));

  it.each([
    ['postal code', checks.postalCode],
    ['account', checks.bankAccount],
  ])('is kept as a %s with the digits that were typed, and reads the same again', (_name, read) => {
    fc.assert(
      fc.property(typed, (text) => {
        const reading = read(text);
        if (!reading.ok) return;
        expect(digitsIn(reading.value)).toBe(digitsIn(text));
        expect(read(reading.value)).toEqual(reading);
      }),
      { numRuns: runs(300) },
    );
  });
});

/** The digits of a text, those of full width too. */
function digitsIn(text: string): string {
  return text.normalize('NFKC').replaceAll(/\D/g, '');
}
