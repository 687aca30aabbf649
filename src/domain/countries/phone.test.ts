import fc from 'fast-check';
import max from 'libphonenumber-js/metadata.max.json';
import { describe, expect, it, test } from 'vitest';
import type { CountryFacts } from './country';
import { normaliseText } from './normalise';
import { readPhone } from './phone';
import { cutMetadata } from './phoneMetadata';
import { countries, countryList } from './vectors/countries.fixture';
import { nearly, typing } from './vectors/typing.fixture';
import { phoneVectors } from './vectors/vectors.fixture';
import { runs } from '../../testing/runs';

const spain = countries.ES;

/** What becomes of a number that is typed on a page of the country. */
function read(country: keyof typeof countries, typed: string, line: 'mobile' | 'any' = 'any') {
  const { facts, phoneMetadata } = countries[country];
  return readPhone(typed, facts, phoneMetadata, line);
}

describe('the vectors', () => {
  test.each(phoneVectors)(
    '$country "$value" ($why): valid is $valid',
    ({ country, value, valid, normalized }) => {
      expect(read(country, value)).toMatchObject(valid ? { ok: true, value: normalized } : { ok: false });
    },
  );

  test.each(phoneVectors.filter((vector) => vector.valid))(
    '$country "$value" can get a code: $mobile',
    ({ country, value, mobile }) => {
      expect(read(country, value, 'mobile')).toMatchObject(
        mobile === true ? { ok: true } : { ok: false, reason: 'phone_landline' },
      );
    },
  );
});

describe('a refused number', () => {
  test.each([
    ['of another country', '+40749699859', 'phone_country'],
    ['of another country with 00', '0049 174 7198 2740', 'phone_country'],
    ['of the United States', '+1 202 555 0180', 'phone_country'],
    ['with the calling code only', '+34', 'phone'],
    ['of zeros', '000000000', 'phone'],
    ['with an extension', '612345678 ext. 5', 'phone'],
    ['in a sentence', 'call 612345678 now', 'phone'],
    ['that is free of charge', '900 123 456', 'phone'],
    ['of 251 characters', '6'.repeat(251), 'phone'],
  ])('%s gets its own reason', (_name, typed, reason) => {
    expect(read('ES', typed, 'mobile')).toEqual({ ok: false, reason });
  });
});

describe('cut metadata', () => {
  it('knows one country and is small', () => {
    expect(Object.keys(spain.phoneMetadata.countries)).toEqual(['ES']);
    expect(JSON.stringify(spain.phoneMetadata).length).toBeLessThan(2_000);
  });

  it('is refused where there is no numbering plan', () => {
    expect(() => cutMetadata({ ...max, countries: {} }, 'ES')).toThrow('ES');
  });
});

describe('a prefix of old', () => {
  /** Made up: a country that dialled 07, or 8 behind its calling code. */
  const phone = { ...spain.facts.phone, oldPrefixes: ['07', '+348', '00348'] };
  const facts: Pick<CountryFacts, 'code' | 'phone'> = { code: 'ES', phone };

  test.each([
    ['07612345678', '+34612345678'],
    ['(07) 612 34 56 78', '+34612345678'],
    ['+34 8 612 34 56 78', '+34612345678'],
    ['0034-8-612-345-678', '+34612345678'],
    ['612 34 56 78', '+34612345678'],
    ['0761234567', null],
    ['076123456789', null],
    ['8612345678', null],
    ['07 07 612 34 56', null],
  ])('in %s goes before a whole number alone', (typed, value) => {
    const reading = readPhone(typed, facts, spain.phoneMetadata);
    expect(reading).toEqual(value === null ? { ok: false, reason: 'phone' } : { ok: true, value });
  });

  it.each([
    ['52 1 55 1234 5678', '+525512345678'],
    ['(044) 55 1234 5678', '+525512345678'],
    ['1 55 1234 5678', null],
    ['1 202 555 0175', null],
    ['+1 202 555 0175', null],
  ])('in %s in Mexico is one, and no other', (typed, value) => {
    expect(read('MX', typed)).toMatchObject(value === null ? { ok: false } : { ok: true, value });
  });

  it('is none where the country had none', () => {
    expect(read('ES', '07612345678')).toEqual({ ok: false, reason: 'phone' });
  });
});

describe.each(countryList)('in $facts.code', ({ facts, phoneMetadata }) => {
  it('anything is read without throwing, and what is kept reads the same again', () => {
    const seeds = phoneVectors.map((vector) => vector.value);
    fc.assert(
      fc.property(typing(seeds), (typed) => {
        const reading = readPhone(typed, facts, phoneMetadata, 'any');
        if (reading.ok) expect(readPhone(reading.value, facts, phoneMetadata, 'any')).toEqual(reading);
      }),
      { numRuns: runs(300) },
    );
  });

  it('what is kept has the digits that were typed at its end', () => {
    const own = phoneVectors.filter(({ country }) => country === facts.code).map(({ value }) => value);
    fc.assert(
      fc.property(nearly(own), (typed) => {
        const reading = readPhone(typed, facts, phoneMetadata, 'any');
        // The library reads the digits of other scripts too.
        if (!reading.ok || /(?!\d)\p{Nd}/u.test(typed.normalize('NFKC'))) return;
        const national = reading.value.slice(facts.phone.callingCode.length + 1);
        expect(normaliseText(typed).replace(/\D/g, '').endsWith(national)).toBe(true);
      }),
      { numRuns: runs(300) },
    );
  });
});
