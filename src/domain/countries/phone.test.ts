import fc from 'fast-check';
import max from 'libphonenumber-js/metadata.max.json';
import { describe, expect, it, test } from 'vitest';
import type { CountryFacts } from './country';
import { normaliseText } from './normalise';
import { isValidNumber, readPhone } from './phone';
import { extractPhoneMetadata } from './phoneMetadata';
import { countries, countryList } from './vectors/countries.fixture';
import { mutatedText, typedText } from './vectors/typedTexts.fixture';
import { phoneVectors } from './vectors/vectors.fixture';
import { getRunCount } from '../../testing/propertyTests';

const spain = countries.ES;

/** Reads a number typed on a page of the country. */
function read(country: keyof typeof countries, typed: string, line: 'mobile' | 'any' = 'any') {
  const { facts, phoneMetadata } = countries[country];
  return readPhone(typed, facts, phoneMetadata, { line });
}

describe('telephone vectors', () => {
  test.each(phoneVectors)(
    'phone $country "$value" ($why): valid is $valid',
    ({ country, value, valid, normalized }) => {
      expect(read(country, value)).toMatchObject(valid ? { ok: true, value: normalized } : { ok: false });
    },
  );

  test.each(phoneVectors.filter((vector) => vector.valid))(
    'phone $country "$value" can receive a code: $mobile',
    ({ country, value, mobile }) => {
      expect(read(country, value, 'mobile')).toMatchObject(
        mobile === true ? { ok: true } : { ok: false, reason: 'phone_landline' },
      );
    },
  );
});

describe('a number as people write it', () => {
  test.each(countryList.map(({ facts }) => [facts.code, facts.phone] as const))(
    'in %s with its calling code in any writing',
    (country, { callingCode, example }) => {
      const national = example.replace(/^0/, '');
      const value = `+${callingCode}${national.replaceAll(' ', '')}`;
      for (const typed of [
        `(+${callingCode}) ${national}`,
        `(00${callingCode}) ${national}`,
        `00${callingCode} ${national}`,
        `00 ${callingCode} ${national}`,
        `tel. ${example}`,
        `Tel: ${example}`,
        `tel:${national.replaceAll(' ', '')};phone-context=+${callingCode}`,
        `tel:+${callingCode}-${national.replaceAll(' ', '-')}`,
        `${example},`,
        `${example};`,
        `${example}.`,
      ]) {
        expect([typed, read(country, typed)]).toEqual([typed, { ok: true, value }]);
      }
    },
  );

  test.each([
    ['ES', 'Teléf. 612 34 56 78', '+34612345678'],
    ['ES', 'tlf: 612345678', '+34612345678'],
    ['ES', 'Teléfono 612345678', '+34612345678'],
    ['ES', 'Móvil: +34 612 34 56 78', '+34612345678'],
    ['CO', 'Cel. 310 123 4567', '+573101234567'],
    ['MX', 'Celular: 55 1234 5678', '+525512345678'],
    ['PL', 'Telefon: 512 345 678', '+48512345678'],
    ['PL', 'kom. 512 345 678', '+48512345678'],
    ['RO', 'mobil 0712 345 678', '+40712345678'],
    ['DE', 'Handy: 0151 23456789', '+4915123456789'],
    ['VN', 'SĐT: 0912 345 678', '+84912345678'],
    ['VN', 'điện thoại 0912 345 678', '+84912345678'],
    ['PH', 'Mobile: 0917 123 4567', '+639171234567'],
    ['MX', '+52\u20111\u201155\u20111234\u20115678', '+525512345678'],
    ['MX', '044\u201155\u20111234\u20115678', '+525512345678'],
    ['MX', '01\u221255\u22121234\u22125678', '+525512345678'],
    ['PL', '0\u2010512\u2010345\u2010678', '+48512345678'],
    ['ES', 'Celia 612345678', null],
    ['ES', 'móvil612345678', null],
  ] as const)('in %s is read with the word before it and any hyphens: "%s"', (country, typed, value) => {
    expect(read(country, typed)).toMatchObject(value === null ? { ok: false } : { ok: true, value });
  });

  test('the context of another country makes it foreign', () => {
    const typed = 'tel:512345678;phone-context=+48';
    expect(read('ES', typed)).toEqual({ ok: false, reason: 'phone_country' });
    expect(read('PL', typed)).toEqual({ ok: true, value: '+48512345678' });
  });

  test('the number of another country is told so with any hyphens', () => {
    expect(read('ES', '+48\u2011512\u2011345\u2011678')).toEqual({ ok: false, reason: 'phone_country' });
  });

  test('the result does not depend on what was read before', () => {
    const typed = 'tel:512345678;phone-context=+48';
    const results = Array.from({ length: 6 }, () => read('PL', typed).ok);
    expect(results).toEqual([true, true, true, true, true, true]);
  });
});

describe('an extension', () => {
  const readWithExtension = (country: keyof typeof countries, typed: string) =>
    readPhone(typed, countries[country].facts, countries[country].phoneMetadata, {
      line: 'any',
      hasExtension: true,
    });

  test.each([
    ['ES', '91 123 45 67 ext. 20', '+34911234567;ext=20'],
    ['ES', '911234567 extensión 20', '+34911234567;ext=20'],
    ['ES', '911234567#20', '+34911234567;ext=20'],
    ['ES', '+34911234567;ext=20', '+34911234567;ext=20'],
    ['ES', 'tel:+34-911-234-567;ext=20', '+34911234567;ext=20'],
    ['ES', `911234567 x${'1'.repeat(20)}`, `+34911234567;ext=${'1'.repeat(20)}`],
    ['PL', '22 123 45 67 wew. 12', '+48221234567;ext=12'],
    ['RO', '021 234 5678 int. 105', '+40212345678;ext=105'],
    ['DE', '030 1234567 Durchwahl 20', '+49301234567;ext=20'],
    ['VN', '024 3825 1234 máy lẻ 101', '+842438251234;ext=101'],
    ['PH', '(02) 8123 4567 local 205', '+63281234567;ext=205'],
    ['ES', '911 234 567 , ext. 20', '+34911234567;ext=20'],
    ['ES', '911 234 567 (ext. 20)', '+34911234567;ext=20'],
    ['ES', '911 234 567', '+34911234567'],
  ] as const)('in %s is read from "%s"', (country, typed, value) => {
    expect(readWithExtension(country, typed)).toEqual({ ok: true, value });
    expect(readWithExtension(country, value)).toEqual({ ok: true, value });
  });

  test.each([
    ['of 21 digits', `911234567 x${'1'.repeat(21)}`],
    ['without digits', '911234567 ext.'],
    ['without a number', 'ext. 20'],
    ['after a number that does not exist', '111 ext. 20'],
  ])('%s is refused', (_name, typed) => {
    expect(readWithExtension('ES', typed)).toEqual({ ok: false, reason: 'phone' });
  });
});

describe('a rejected number', () => {
  test.each([
    ['of another country', '+40749699859', 'phone_country'],
    ['of another country with 00', '0049 174 7198 2740', 'phone_country'],
    ['of the United States', '+1 202 555 0180', 'phone_country'],
    ['with the calling code only', '+34', 'phone'],
    ['of zeros', '000000000', 'phone'],
    ['with an extension', '612345678 ext. 5', 'phone'],
    ['in a sentence', 'call 612345678 now', 'phone'],
    ['that is free of charge', '900 123 456', 'phone'],
    ['of 251 characters', '612345678'.padEnd(251), 'phone'],
    ['of more digits than any number', '+4917471982740000', 'phone'],
  ])('rejects a number %s with its own reason', (_name, typed, reason) => {
    expect(read('ES', typed, 'mobile')).toEqual({ ok: false, reason });
  });

  it('accepts 250 characters', () => {
    expect(read('ES', '612345678'.padEnd(250), 'mobile')).toEqual({ ok: true, value: '+34612345678' });
  });
});

describe('telephone metadata', () => {
  it('contains one country and is small', () => {
    const metadata = extractPhoneMetadata(max, 'ES');
    expect(Object.keys(metadata.countries)).toEqual(['ES']);
    expect(metadata.country_calling_codes).toEqual({ 34: ['ES'] });
    expect(JSON.stringify(metadata).length).toBeLessThan(2_000);
  });

  it('throws without a numbering plan or a calling code', () => {
    expect(() => extractPhoneMetadata({ ...max, countries: {} }, 'ES')).toThrow('ES');
    expect(() => extractPhoneMetadata({ ...max, country_calling_codes: {} }, 'ES')).toThrow('ES');
  });
});

describe('an old prefix', () => {
  /** A made-up country with the prefix 07, or 8 after its calling code. */
  const phone = { ...spain.facts.phone, oldPrefixes: ['07', '+348', '00348'] };
  const facts: Pick<CountryFacts, 'code' | 'phone'> = { code: 'ES', phone };

  it.each([
    ['07612345678', '+34612345678'],
    ['(07) 612 34 56 78', '+34612345678'],
    ['+34 8 612 34 56 78', '+34612345678'],
    ['0034-8-612-345-678', '+34612345678'],
    ['612 34 56 78', '+34612345678'],
    ['0761234567', null],
    ['076123456789', null],
    ['8612345678', null],
    ['07 07 612 34 56', null],
  ])('is removed from "%s" only before a whole number', (typed, value) => {
    const reading = readPhone(typed, facts, spain.phoneMetadata, { line: 'mobile' });
    expect(reading).toEqual(value === null ? { ok: false, reason: 'phone' } : { ok: true, value });
  });

  it.each([
    ['52 1 55 1234 5678', '+525512345678'],
    ['(044) 55 1234 5678', '+525512345678'],
    ['0052 1 55 1234 5678', '+525512345678'],
    ['0052 045 55 1234 5678', '+525512345678'],
    ['52 01 55 1234 5678', '+525512345678'],
    ['1 55 1234 5678', null],
    ['1 202 555 0175', null],
    ['+1 202 555 0175', null],
  ])('is removed in Mexico from "%s" only if the number is Mexican', (typed, value) => {
    expect(read('MX', typed)).toMatchObject(value === null ? { ok: false } : { ok: true, value });
  });

  it('stays in a number that is whole with it', () => {
    const spanish = { ...facts, phone: { ...phone, oldPrefixes: ['6'] } };
    const reading = readPhone('612 34 56 78', spanish, spain.phoneMetadata, { line: 'mobile' });
    expect(reading).toEqual({ ok: true, value: '+34612345678' });
  });

  it('is rejected in a country that had none', () => {
    expect(read('ES', '07612345678')).toEqual({ ok: false, reason: 'phone' });
  });

  it('is not the first digit of another calling code', () => {
    expect(read('PL', '00 352 12345')).toEqual({ ok: false, reason: 'phone_country' });
  });
});

describe.each(countryList)('in $facts.code', ({ facts, phoneMetadata }) => {
  it('reading never throws, and the stored number is read again unchanged', { tags: ['B5'] }, () => {
    const seeds = phoneVectors.map((vector) => vector.value);
    fc.assert(
      fc.property(typedText(seeds), (typed) => {
        const reading = readPhone(typed, facts, phoneMetadata, { line: 'any' });
        if (reading.ok)
          expect(readPhone(reading.value, facts, phoneMetadata, { line: 'any' })).toEqual(reading);
      }),
      { numRuns: getRunCount(300) },
    );
  });

  it('a stored number ends with the typed digits', () => {
    const values = phoneVectors.filter(({ country }) => country === facts.code).map(({ value }) => value);
    fc.assert(
      fc.property(mutatedText(values), (typed) => {
        const reading = readPhone(typed, facts, phoneMetadata, { line: 'any' });
        // The library also reads the digits of other scripts.
        if (!reading.ok || /(?!\d)\p{Nd}/u.test(typed.normalize('NFKC'))) return;
        const national = reading.value.slice(facts.phone.callingCode.length + 1);
        expect(normaliseText(typed).replace(/\D/g, '').endsWith(national)).toBe(true);
      }),
      { numRuns: getRunCount(300) },
    );
  });
});

it.each([
  ['a mobile number', '+34612345678', true],
  ['a landline', '+34910123456', true],
  ['a number that no plan has', '+34000000000', false],
  ['a number of another country', '+48512345678', false],
  ['a number of an unknown country', '+999612345678', false],
  ['a number in a national format', '612 34 56 78', false],
  ['a number that is too short', '+3461', false],
  ['a number that is too long', '+346123456781234567', false],
  ['a masked number', '••• 78', false],
  ['a word', 'ana', false],
  ['nothing', '', false],
])('of %s it is known whether it is valid in Spain', (_what, number, isValid) => {
  expect(isValidNumber(number, spain.facts, spain.phoneMetadata)).toBe(isValid);
});
