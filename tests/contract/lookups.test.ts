import { readPolicies } from '../../src/api/policies';
import { countries } from '../../src/domain/countries/vectors/countries.fixture';
import { beforeEach, describe, expect, it } from 'vitest';
import { resetStore } from '../backend/store';
import { call } from './visitor.fixture';

beforeEach(() => resetStore({ slowness: 0 }));

describe('look-ups', () => {
  it.each([
    ['28013', 'Madrid', 'Madrid'],
    ['31-042', 'Kraków', 'małopolskie'],
  ])('know the place of %s', async (code, city, province) => {
    expect((await call('GET', `/postcode/${code}`)).body).toEqual({ city, province });
    const places = await call('GET', `/postcode/lookup/${code}`);
    expect(places.body).toMatchObject({ cities: [city], provinces: [province] });
  });

  it('do not know every code', async () => {
    expect((await call('GET', '/postcode/99999')).status).toBe(404);
    expect((await call('GET', '/postcode/lookup/99999')).status).toBe(404);
  });

  it.each(['__proto__', 'constructor'])('know no place of %s', async (code) => {
    expect((await call('GET', `/postcode/${code}`)).status).toBe(404);
  });

  it('find companies by a part of the name', async () => {
    const { list } = await call('GET', `/company/${encodeURIComponent('ñu')}`);
    expect(list).toEqual([expect.objectContaining({ name: 'Panadería Ñu & Hijos S.L.' })]);
    expect((await call('GET', '/company/nothing')).list).toEqual([]);
  });

  it('suggest another domain for a mistyped address', async () => {
    const { body } = await call('GET', '/email/validate/ana@gmial.com');
    expect(body).toEqual({ valid: true, suggestion: 'ana@gmail.com' });
    expect((await call('GET', '/email/validate/ana')).body['valid']).toBe(false);
  });

  it.each(['ES', 'MX', 'CO', 'PL', 'RO', 'DE', 'VN', 'PH'] as const)(
    'name a policy for each consent that %s wants by itself',
    async (country) => {
      const { list } = await call('GET', `/policies?country=${country}`);
      const own = readPolicies(list)?.filter(({ group }) => group === 'country') ?? [];
      expect(own.map(({ id }) => id).toSorted()).toEqual([...countries[country].facts.consents].toSorted());
      expect(own.filter(({ text, link }) => text === undefined || link === undefined)).toEqual([]);
    },
  );

  it('list policies, marks, choices and data points', async () => {
    const { list } = await call('GET', '/policies');
    expect(list).toContainEqual(expect.objectContaining({ id: 'general_policies', required: true }));
    expect((await call('GET', '/partner/logos')).list).not.toEqual([]);
    expect((await call('GET', '/choices/country')).list).toContain('ES');
    expect((await call('GET', '/choices/position')).list).toContain('permanent');
    expect((await call('GET', '/choices/professional-details')).body).toHaveProperty('permanent');
    expect((await call('GET', '/v3/test/datapoints')).body['dataPoints']).toContain('iban');
  });
});
