import type { Steps } from '../step';

/** The main routes of the classic flow. */
export const classicSteps = {
  'loan-information': {
    contextLabel: 'loan_information',
    type: 'loan-information',
    dataPoints: ['loan_amount', 'loan_period'],
    includeOnInit: true,
  },
  'contact-details': {
    contextLabel: 'contact_information',
    type: 'dynamic',
    dataPoints: [
      'email',
      'phone_number',
      'postal_code',
      'suburb',
      'district',
      'city',
      'municipality',
      'street',
      'house_number',
      'flat_number',
    ],
  },
  'income-details': {
    contextLabel: 'income_information',
    type: 'dynamic',
    dataPoints: ['income_source', 'employer_name', 'monthly_income', 'income_payday', 'iban'],
  },
  'other-information': {
    contextLabel: 'other_information',
    type: 'dynamic',
    dataPoints: ['marital_status', 'number_of_dependants', 'education', 'housing_tenure', 'monthly_expenses'],
  },
  'reference-information': {
    contextLabel: 'reference_details',
    type: 'dynamic',
    dataPoints: ['reference_type', 'reference_name', 'reference_phone_number'],
  },
} as const satisfies Steps;
