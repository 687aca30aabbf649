import type { LeadDataPoints } from '../kinds';
import { defineStep } from '../step';

export const personalDataPoints = {
  first_name: {
    path: 'personalDetails.firstName',
    kind: 'text',
    pattern: 'name',
    autocomplete: 'given-name',
  },
  middle_name: {
    path: 'personalDetails.middleName',
    kind: 'text',
    pattern: 'name',
    optional: true,
    autocomplete: 'additional-name',
  },
  last_name: {
    path: 'personalDetails.lastName',
    kind: 'text',
    pattern: 'name',
    suffix: true,
    // Documents of some countries have a single name.
    takesDash: true,
    autocomplete: 'family-name',
  },
  second_last_name: {
    path: 'personalDetails.secondLastName',
    kind: 'text',
    pattern: 'name',
    optional: true,
  },
  gender: {
    path: 'personalDetails.gender',
    kind: 'choice',
    options: ['female', 'male'],
    autocomplete: 'sex',
  },
  form_birthday: {
    path: 'personalDetails.dateOfBirth',
    kind: 'date',
    range: 'birth',
    autocomplete: 'bday',
  },
  personal_code: {
    path: 'personalDetails.personalCode',
    kind: 'identifier',
    holder: 'personal',
    autocomplete: 'off',
  },
  id_card_number: {
    path: 'otherDetails.idCardNumber',
    kind: 'identifier',
    holder: 'idCard',
    autocomplete: 'off',
    whenAsked: { document_type: ['id_card'] },
  },
  id_card_issued_at: { path: 'otherDetails.idCardIssuedAt', kind: 'date', range: 'past' },
  id_card_issued_authority: {
    path: 'otherDetails.idCardIssuedAuthority',
    kind: 'text',
    pattern: 'company',
    autocomplete: 'off',
  },
  tax_identification_number: {
    path: 'otherDetails.taxIdentificationNumber',
    kind: 'identifier',
    holder: 'tax',
    autocomplete: 'off',
  },
} as const satisfies LeadDataPoints;

export const personalSteps = {
  'personal-details': defineStep('personal_details', [
    'first_name',
    'middle_name',
    'last_name',
    'second_last_name',
    'gender',
    'form_birthday',
  ]),
  name: defineStep('personal_details', ['first_name', 'middle_name', 'last_name', 'second_last_name']),
  gender: defineStep('personal_details', ['gender']),
  'date-of-birth': defineStep('personal_details', ['form_birthday']),
  'personal-code': defineStep('personal_details', ['personal_code']),
  'id-card': defineStep('personal_details', [
    'id_card_number',
    'id_card_issued_at',
    'id_card_issued_authority',
  ]),
  'tax-identification-number': defineStep('personal_details', ['tax_identification_number']),
  'demographic-details': defineStep('demographic_details', ['country_of_birth', 'citizenship']),
  'country-of-birth': defineStep('demographic_details', ['country_of_birth']),
  'city-of-birth': defineStep('demographic_details', ['province_of_birth', 'city_of_birth']),
  citizenship: defineStep('demographic_details', ['citizenship', 'second_citizenship']),
  'pep-details': defineStep('demographic_details', ['is_politically_exposed', 'connected_to_pep']),
  'is-politically-exposed': defineStep('personal_details', ['is_politically_exposed']),
};
