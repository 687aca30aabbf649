import { expect, test } from 'vitest';
import ondaraEs from '../../../../brands/ondara/es/page';
import pravelo from '../../../../brands/pravelo/pl/page';
import type { CountryCode } from '../../countries/country';
import { countries } from '../../countries/vectors/countries.fixture';
import { stateQuestionnaires } from './stateQuestionnaires';

const getDataPoints = (country: CountryCode, route: string) =>
  stateQuestionnaires({ ...ondaraEs, country }, countries[country].facts)[route]?.dataPoints ?? [];

test.each<readonly [CountryCode, readonly string[]]>([
  ['ES', ['iban']],
  ['PL', ['iban']],
  ['RO', ['iban']],
  ['DE', ['iban']],
  ['MX', ['iban']],
  ['CO', ['bank_name', 'bank_account_kind', 'iban']],
  ['VN', ['bank_name', 'iban']],
  ['PH', ['bank_name', 'iban']],
])('asks for an account in %s with %s', (country, names) => {
  expect(getDataPoints(country, 'wenance-account').map(({ name }) => name)).toEqual(names);
});

test.each<CountryCode>(['CO', 'VN', 'PH'])('offers many banks in %s, each once', (country) => {
  const [bank] = getDataPoints(country, 'wenance-account');
  const options = bank?.point.kind === 'choice' ? bank.point.options : [];
  const names = typeof options === 'object' && 'names' in options ? options.names : [];
  expect(names.length).toBeGreaterThan(20);
  expect(new Set(names).size).toBe(names.length);
});

test('keys the questions of a state by its route', () => {
  const { vehicle } = stateQuestionnaires(ondaraEs, countries.ES.facts);
  expect(vehicle?.key).toBe('states>vehicle');
});

test('asks the data points of a state regardless of the answers in the form', () => {
  const points = [
    ...getDataPoints('ES', 'vehicle'),
    ...getDataPoints('ES', 'wenance-account'),
    ...(stateQuestionnaires(pravelo, countries.PL.facts)['vehicle']?.dataPoints ?? []),
  ];
  expect(points.length).toBeGreaterThan(5);
  expect(points.filter(({ point }) => point.when !== undefined)).toEqual([]);
});
