import { expect, test } from 'vitest';
import ondaraEs from '../../../../brands/ondara/es/page';
import pravelo from '../../../../brands/pravelo/pl/page';
import type { CountryCode } from '../../countries/country';
import { countries } from '../../countries/vectors/countries.fixture';
import { stateQuestionnaires } from './stateQuestionnaires';

const asked = (country: CountryCode, route: string) =>
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
])('an account in %s is %s', (country, names) => {
  expect(asked(country, 'wenance-account').map(({ name }) => name)).toEqual(names);
});

test.each<CountryCode>(['CO', 'VN', 'PH'])('the banks of %s are many, each once', (country) => {
  const [bank] = asked(country, 'wenance-account');
  const options = bank?.point.kind === 'choice' ? bank.point.options : [];
  const names = typeof options === 'object' && 'names' in options ? options.names : [];
  expect(names.length).toBeGreaterThan(20);
  expect(new Set(names).size).toBe(names.length);
});

test('what a state asks is asked whatever was said in the form', () => {
  const points = [
    ...asked('ES', 'vehicle'),
    ...asked('ES', 'wenance-account'),
    ...(stateQuestionnaires(pravelo, countries.PL.facts)['vehicle']?.dataPoints ?? []),
  ];
  expect(points.length).toBeGreaterThan(5);
  expect(points.filter(({ point }) => point.when !== undefined)).toEqual([]);
});
