import { expect, it } from 'vitest';
import kestria from '../../../brands/kestria/brand';
import kestriaDe from '../../../brands/kestria/de/page';
import { countryFacts } from '../../domain/countries/vectors/facts.fixture';
import { resolvePage } from '../../domain/pages/resolvePage';
import { moveDrafts } from './moveDrafts';

const page = resolvePage(kestria, kestriaDe, countryFacts.DE);

it.each([
  ['nothing where nothing was typed', {}, {}],
  [
    'what other steps have',
    { 'personal-details': { first_name: 'Ana' }, unsubscribe: { email: 'ana@example.com' } },
    { 'personal-details': { first_name: 'Ana' }, unsubscribe: { email: 'ana@example.com' } },
  ],
  [
    'what was typed in two steps that are gone',
    {
      'tax-identification-number': { tax_identification_number: '860' },
      'city-of-birth': { city_of_birth: 'Bonn' },
    },
    { 'country-of-birth': { tax_identification_number: '860', city_of_birth: 'Bonn' } },
  ],
  [
    'what was typed in the step itself, which is newer',
    { 'city-of-birth': { city_of_birth: 'Bonn' }, 'country-of-birth': { city_of_birth: '' } },
    { 'country-of-birth': { city_of_birth: '' } },
  ],
  ['no answer that the step does not ask', { 'marital-status': { spouse_monthly_income: '900' } }, {}],
])('keeps %s', (_, drafts, expected) => {
  expect(moveDrafts(drafts, page)).toEqual(expected);
});
