import fc from 'fast-check';
import { countrySpecs } from 'ibantools';
import { describe, expect, it, test } from 'vitest';
import { readIban } from './bankAccount';
import type { CountryChecks } from './country';
import { checks as spanish } from './es.checks';
import { checks as polish } from './pl.checks';
import { typing } from './vectors/typing.fixture';
import { ibanVectors, postcodeVectors, type Vector } from './vectors/vectors.fixture';
import { runs } from '../../testing/runs';

const byCountry: Readonly<Record<Vector['country'], CountryChecks>> = { ES: spanish, PL: polish };

const expected = (vector: Vector) =>
  vector.valid ? { ok: true, value: vector.normalized ?? vector.value } : { ok: false };

test.each(postcodeVectors)('postal code $country "$value" ($why): valid is $valid', (vector) => {
  expect(byCountry[vector.country].postalCode(vector.value)).toMatchObject(expected(vector));
});

describe('bank accounts', () => {
  test.each(ibanVectors)('$country "$value" ($why): valid is $valid', (vector) => {
    const reading = byCountry[vector.country].bankAccount(vector.value);
    expect(reading).toMatchObject(expected(vector));
    if (!reading.ok) expect(reading.reason === 'foreign').toBe(vector.foreign === true);
  });

  test.each([
    ['wrong check digits', spanish, 'ES7101283896966579091256', 'check-digit'],
    ['wrong national digits', spanish, 'ES3014656889311413986612', 'check-digit'],
    ['a digit too few', spanish, 'ES940128933499100425735', 'shape'],
    ['no country', spanish, '00499277711490844842', 'shape'],
    ['a right one of another country', polish, 'DE71100500005888249043', 'foreign'],
    ['a wrong one of another country', polish, 'DE71100500005888249044', 'shape'],
    ['26 digits with a wrong one', polish, '64105010259940348743005239', 'check-digit'],
    ['nothing', polish, '', 'shape'],
    ['a country and marks', polish, 'MC\u{1D157}\u{1D165}', 'shape'],
    ['a country and a letter too many', spanish, 'FR76Ñ', 'shape'],
  ] as const)('with %s are refused for it', (_name, checks, typed, reason) => {
    expect(checks.bankAccount(typed)).toEqual({ ok: false, reason });
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

describe.each(Object.entries(byCountry))('anything typed in %s', (_country, checks) => {
  it('is read without throwing, and what is kept reads the same again', () => {
    const seeds = [...ibanVectors, ...postcodeVectors].map((vector) => vector.value);
    fc.assert(
      fc.property(typing(seeds), (typed) => {
        for (const read of [checks.postalCode, checks.bankAccount]) {
          const reading = read(typed);
          if (reading.ok) expect(read(reading.value)).toEqual(reading);
        }
      }),
      { numRuns: runs(1_000) },
    );
  });
});
