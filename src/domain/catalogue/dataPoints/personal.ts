import type { LeadDataPoints } from '../kinds';

export const personalDataPoints = {
  first_name: {
    path: 'personalDetails.firstName',
    kind: 'text',
    pattern: 'name',
    autocomplete: 'given-name',
    personal: true,
  },
  last_name: {
    path: 'personalDetails.lastName',
    kind: 'text',
    pattern: 'name',
    autocomplete: 'family-name',
    personal: true,
  },
  second_last_name: {
    path: 'personalDetails.secondLastName',
    kind: 'text',
    pattern: 'name',
    optional: true,
    personal: true,
  },
  gender: {
    path: 'personalDetails.gender',
    kind: 'choice',
    options: ['female', 'male'],
    autocomplete: 'sex',
    personal: true,
  },
  form_birthday: {
    path: 'personalDetails.dateOfBirth',
    kind: 'date',
    range: 'birth',
    autocomplete: 'bday',
    personal: true,
  },
  personal_code: {
    path: 'personalDetails.personalCode',
    kind: 'identifier',
    holder: 'personal',
    autocomplete: 'off',
    personal: true,
  },
  country_of_birth: {
    path: 'otherDetails.countryOfBirth',
    kind: 'choice',
    options: 'countries',
    personal: true,
  },
  citizenship: { path: 'otherDetails.citizenship', kind: 'choice', options: 'countries', personal: true },
  is_politically_exposed: { path: 'otherDetails.isPoliticallyExposed', kind: 'yes-no', personal: true },
  connected_to_pep: {
    path: 'otherDetails.connectedToPep',
    kind: 'yes-no',
    when: { is_politically_exposed: ['false'] },
    personal: true,
  },
  marital_status: {
    path: 'otherDetails.maritalStatus',
    kind: 'choice',
    options: ['single', 'married', 'living_together', 'divorced', 'widowed'],
    personal: true,
  },
  education: {
    path: 'otherDetails.education',
    kind: 'choice',
    options: ['none', 'primary', 'secondary', 'vocational', 'university', 'postgraduate'],
    personal: true,
  },
  number_of_dependants: {
    path: 'otherDetails.numberOfDependants',
    kind: 'number',
    min: 0,
    max: 20,
    personal: true,
  },
} as const satisfies LeadDataPoints;
