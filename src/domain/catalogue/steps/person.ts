import type { Steps } from '../step';

/** The person: names, papers, origin. */
export const personSteps = {
  'personal-details': {
    contextLabel: 'personal_details',
    type: 'dynamic',
    dataPoints: ['first_name', 'middle_name', 'last_name', 'second_last_name', 'gender', 'form_birthday'],
  },
  name: {
    contextLabel: 'personal_details',
    type: 'dynamic',
    dataPoints: ['first_name', 'middle_name', 'last_name', 'second_last_name'],
  },
  gender: { contextLabel: 'personal_details', type: 'dynamic', dataPoints: ['gender'] },
  'date-of-birth': { contextLabel: 'personal_details', type: 'dynamic', dataPoints: ['form_birthday'] },
  'personal-code': { contextLabel: 'personal_details', type: 'dynamic', dataPoints: ['personal_code'] },
  'id-card': {
    contextLabel: 'personal_details',
    type: 'dynamic',
    dataPoints: ['id_card_number', 'id_card_issued_at', 'id_card_issued_authority'],
  },
  'tax-identification-number': {
    contextLabel: 'personal_details',
    type: 'dynamic',
    dataPoints: ['tax_identification_number'],
  },
  'demographic-details': {
    contextLabel: 'demographic_details',
    type: 'dynamic',
    dataPoints: ['country_of_birth', 'citizenship'],
  },
  'country-of-birth': {
    contextLabel: 'demographic_details',
    type: 'dynamic',
    dataPoints: ['country_of_birth'],
  },
  'city-of-birth': {
    contextLabel: 'demographic_details',
    type: 'dynamic',
    dataPoints: ['province_of_birth', 'city_of_birth'],
  },
  citizenship: {
    contextLabel: 'demographic_details',
    type: 'dynamic',
    dataPoints: ['citizenship', 'second_citizenship'],
  },
  'pep-details': {
    contextLabel: 'demographic_details',
    type: 'dynamic',
    dataPoints: ['is_politically_exposed', 'connected_to_pep'],
  },
  'is-politically-exposed': {
    contextLabel: 'demographic_details',
    type: 'dynamic',
    dataPoints: ['is_politically_exposed'],
  },
} as const satisfies Steps;
