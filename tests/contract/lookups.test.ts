import { isoCountries } from '../../src/domain/countries/isoCountries';
import { readPolicies } from '../../src/api/policies';
import { countries } from '../../src/domain/countries/vectors/countries.fixture';
import { beforeEach, describe, expect, it } from 'vitest';
import { resetStore } from '../backend/store';
import { callBackend } from './client.fixture';

beforeEach(() => resetStore({ slowness: 0 }));

describe('the look-ups of the reference back end', () => {
  it.each([
    ['28013', 'Madrid', 'Madrid'],
    ['31-042', 'Kraków', 'małopolskie'],
  ])('find the place of %s', async (code, city, province) => {
    expect((await callBackend('GET', `/postcode/${code}`)).body).toEqual({ city, province });
    const places = await callBackend('GET', `/postcode/lookup/${code}`);
    expect(places.body).toMatchObject({ cities: [city], provinces: [province] });
  });

  it('respond with 404 to an unknown code', async () => {
    expect((await callBackend('GET', '/postcode/99999')).status).toBe(404);
    expect((await callBackend('GET', '/postcode/lookup/99999')).status).toBe(404);
  });

  it.each(['__proto__', 'constructor'])('find no place for %s', async (code) => {
    expect((await callBackend('GET', `/postcode/${code}`)).status).toBe(404);
  });

  it('find companies by a part of the name', async () => {
    const { list } = await callBackend('GET', `/company/${encodeURIComponent('ñu')}`);
    expect(list).toEqual([expect.objectContaining({ name: 'Panadería Ñu & Hijos S.L.' })]);
    expect((await callBackend('GET', '/company/nothing')).list).toEqual([]);
  });

  it('suggest another domain for a mistyped address', async () => {
    const { body } = await callBackend('GET', '/email/validate/ana@gmial.com');
    expect(body).toEqual({ valid: true, suggestion: 'ana@gmail.com' });
    expect((await callBackend('GET', '/email/validate/ana')).body['valid']).toBe(false);
  });

  it.each(['ES', 'MX', 'CO', 'PL', 'RO', 'DE', 'VN', 'PH'] as const)(
    'list a policy for each consent of %s',
    async (country) => {
      const { list } = await callBackend('GET', `/policies?country=${country}`);
      const countryPolicies = readPolicies(list)?.filter(({ group }) => group === 'country') ?? [];
      // The one page of Germany concludes a brokerage contract.
      const ofPage = country === 'DE' ? ['brokerage_contract'] : [];
      expect(countryPolicies.map(({ id }) => id).toSorted()).toEqual(
        [...countries[country].facts.consents, ...ofPage].toSorted(),
      );
      expect(countryPolicies.filter(({ text, link }) => text === undefined || link === undefined)).toEqual(
        [],
      );
    },
  );

  it('list policies, logos, choices and data points', async () => {
    const { list } = await callBackend('GET', '/policies');
    expect(list).toContainEqual(expect.objectContaining({ id: 'general_policies', required: true }));
    expect((await callBackend('GET', '/partner/logos')).list).not.toEqual([]);
    expect((await callBackend('GET', '/choices/country')).list).toEqual(isoCountries);
    expect((await callBackend('GET', '/choices/position')).list).toContain('permanent');
    expect((await callBackend('GET', '/choices/professional-details')).body).toHaveProperty('permanent');
    expect((await callBackend('GET', '/v3/test/datapoints')).body['dataPoints']).toContain('iban');
  });
});
