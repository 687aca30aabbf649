import type { LeadDataPoints } from '../kinds';

export const originDataPoints = {
  country_of_birth: {
    path: 'otherDetails.countryOfBirth',
    kind: 'choice',
    options: 'countries',
  },
  /** Empty for applicants who were born abroad. */
  province_of_birth: {
    path: 'otherDetails.provinceOfBirth',
    kind: 'choice',
    options: 'regions',
    optional: true,
  },
  city_of_birth: {
    path: 'otherDetails.cityOfBirth',
    kind: 'text',
    pattern: 'city',
    autocomplete: 'off',
  },
  citizenship: { path: 'otherDetails.citizenship', kind: 'choice', options: 'citizenships' },
  second_citizenship: {
    path: 'otherDetails.secondCitizenship',
    kind: 'choice',
    options: 'countries',
    optional: true,
  },
  is_politically_exposed: { path: 'otherDetails.isPoliticallyExposed', kind: 'yes-no' },
  connected_to_pep: {
    path: 'otherDetails.connectedToPep',
    kind: 'yes-no',
    when: { is_politically_exposed: ['false'] },
  },
} as const satisfies LeadDataPoints;
