import fc from 'fast-check';
import max from 'libphonenumber-js/metadata.max.json';
import { describe, expect, it, test } from 'vitest';
import { readPhone } from './phone';
import { cutMetadata } from './phoneMetadata';
import { typing } from './vectors/typing.fixture';
import { phoneVectors } from './vectors/vectors.fixture';
import { runs } from '../../testing/runs';

const metadata = { ES: cutMetadata(max, 'ES'), PL: cutMetadata(max, 'PL') };

describe('the vectors', () => {
  test.each(phoneVectors)(
    '$country "$value" ($why): valid is $valid',
    ({ country, value, valid, normalized }) => {
      const reading = readPhone(value, country, metadata[country], 'any');
      expect(reading).toMatchObject(valid ? { ok: true, value: normalized } : { ok: false });
    },
  );

  test.each(phoneVectors.filter((vector) => vector.valid))(
    '$country "$value" can get a code: $mobile',
    ({ country, value, mobile }) => {
      const reading = readPhone(value, country, metadata[country], 'mobile');
      expect(reading).toMatchObject(mobile === true ? { ok: true } : { ok: false, reason: 'phone_landline' });
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
    expect(readPhone(typed, 'ES', metadata.ES)).toEqual({ ok: false, reason });
  });
});

describe('cut metadata', () => {
  it('knows one country and is small', () => {
    expect(Object.keys(metadata.ES.countries)).toEqual(['ES']);
    expect(JSON.stringify(metadata.ES).length).toBeLessThan(2_000);
  });

  it('is refused where there is no numbering plan', () => {
    expect(() => cutMetadata({ ...max, countries: {} }, 'ES')).toThrow('ES');
  });
});

it('reads anything without throwing, and what is kept reads the same again', () => {
  const seeds = phoneVectors.map((vector) => vector.value);
  fc.assert(
    fc.property(typing(seeds), (typed) => {
      const reading = readPhone(typed, 'PL', metadata.PL, 'any');
      if (reading.ok) expect(readPhone(reading.value, 'PL', metadata.PL, 'any')).toEqual(reading);
    }),
    { numRuns: runs(1_000) },
  );
});
