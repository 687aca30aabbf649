import { defineStep } from '../step';

/** The main routes of the classic flow. */
export const classicSteps = {
  'loan-information': defineStep('loan_information', ['loan_amount', 'loan_period'], {
    type: 'loan-information',
    includeOnInit: true,
  }),
  'contact-details': defineStep('contact_information', [
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
  ]),
  'income-details': defineStep('income_information', [
    'income_source',
    'employer_name',
    'monthly_income',
    'income_payday',
    'iban',
  ]),
  'other-information': defineStep('other_information', [
    'marital_status',
    'number_of_dependants',
    'education',
    'housing_tenure',
    'monthly_expenses',
  ]),
  'reference-information': defineStep('reference_details', [
    'reference_type',
    'reference_name',
    'reference_phone_number',
  ]),
};
