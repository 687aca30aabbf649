import type { LeadDataPoints } from '../kinds';

export const originDataPoints = {
  country_of_birth: {
    path: 'otherDetails.countryOfBirth',
    kind: 'choice',
    options: 'countries',
    personal: true,
  },
  /** Left empty by those who were born abroad. */
  province_of_birth: {
    path: 'otherDetails.provinceOfBirth',
    kind: 'choice',
    options: 'regions',
    optional: true,
    personal: true,
  },
  city_of_birth: {
    path: 'otherDetails.cityOfBirth',
    kind: 'text',
    pattern: 'city',
    autocomplete: 'off',
    personal: true,
  },
  citizenship: { path: 'otherDetails.citizenship', kind: 'choice', options: 'countries', personal: true },
  second_citizenship: {
    path: 'otherDetails.secondCitizenship',
    kind: 'choice',
    options: 'countries',
    optional: true,
    personal: true,
  },
  is_politically_exposed: { path: 'otherDetails.isPoliticallyExposed', kind: 'yes-no', personal: true },
  connected_to_pep: {
    path: 'otherDetails.connectedToPep',
    kind: 'yes-no',
    when: { is_politically_exposed: ['false'] },
    personal: true,
  },
} as const satisfies LeadDataPoints;
