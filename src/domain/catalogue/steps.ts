import type { Step } from './step';

/**
 * Every step by its path (specification, section 2). A page picks and orders them and may add or drop data points.
 */
const entries = {
  // The loan and the first contact.
  'loan-details': {
    contextLabel: 'loan_information',
    type: 'loan-information',
    dataPoints: ['loan_amount', 'loan_period', 'loan_purpose', 'financing_option', 'monthly_payment_day'],
    includeOnInit: true,
  },
  'initial-details': {
    contextLabel: 'contact_information',
    type: 'personal-information',
    dataPoints: ['email', 'phone_number', 'general_policies', 'marketing_consents'],
    includeOnInit: true,
  },
  // The person.
  'personal-details': {
    contextLabel: 'personal_details',
    type: 'dynamic',
    dataPoints: ['first_name', 'last_name', 'second_last_name', 'gender', 'form_birthday'],
  },
  'personal-code': { contextLabel: 'personal_details', type: 'dynamic', dataPoints: ['personal_code'] },
  'demographic-details': {
    contextLabel: 'demographic_details',
    type: 'dynamic',
    dataPoints: ['country_of_birth', 'citizenship'],
  },
  'pep-details': {
    contextLabel: 'demographic_details',
    type: 'dynamic',
    dataPoints: ['is_politically_exposed', 'connected_to_pep'],
  },
  'marital-status': { contextLabel: 'marital_details', type: 'dynamic', dataPoints: ['marital_status'] },
  'spouse-monthly-income': {
    contextLabel: 'marital_details',
    type: 'dynamic',
    dataPoints: ['spouse_monthly_income'],
  },
  dependants: { contextLabel: 'marital_details', type: 'dynamic', dataPoints: ['number_of_dependants'] },
  education: { contextLabel: 'education', type: 'dynamic', dataPoints: ['education'] },
  // Home.
  'address-information': {
    contextLabel: 'address_information',
    type: 'dynamic',
    dataPoints: [
      'postal_code',
      'city',
      'province',
      'street',
      'house_number',
      'block_number',
      'floor',
      'flat_number',
    ],
  },
  'housing-information': {
    contextLabel: 'housing_information',
    type: 'dynamic',
    dataPoints: ['housing_tenure', 'housing_tenure_since_date'],
  },
  'mortgage-information': {
    contextLabel: 'mortgage_information',
    type: 'dynamic',
    dataPoints: ['mortgage_amount', 'monthly_mortgage_amount'],
  },
  'rent-amount': { contextLabel: 'housing_information', type: 'dynamic', dataPoints: ['rent_amount'] },
  // Work and income.
  'monthly-income': { contextLabel: 'income_information', type: 'dynamic', dataPoints: ['monthly_income'] },
  'income-source': {
    contextLabel: 'income_information',
    type: 'dynamic',
    dataPoints: ['income_source', 'income_contract_started_at'],
  },
  'employment-details': {
    contextLabel: 'employment_details',
    type: 'dynamic',
    dataPoints: ['employer_name', 'position_type'],
  },
  'income-contract-expires-at': {
    contextLabel: 'employment_details',
    type: 'dynamic',
    dataPoints: ['income_contract_expires_at'],
  },
  'cofidis-profession': {
    contextLabel: 'employment_details',
    type: 'dynamic',
    dataPoints: ['cofidis_profession'],
  },
  'work-phone': { contextLabel: 'employment_details', type: 'dynamic', dataPoints: ['work_phone'] },
  // Money going out.
  'vehicle-ownership': {
    contextLabel: 'other_information',
    type: 'dynamic',
    dataPoints: ['vehicle_ownership', 'vehicle_license_plate_number', 'is_vehicle_financed'],
  },
  'has-vehicle-downpayment': {
    contextLabel: 'other_information',
    type: 'dynamic',
    dataPoints: ['has_vehicle_down_payment'],
  },
  expenses: { contextLabel: 'expenses', type: 'dynamic', dataPoints: ['monthly_expenses'] },
  'monthly-credit-commitments': {
    contextLabel: 'expenses',
    type: 'dynamic',
    dataPoints: ['has_other_loans', 'monthly_credit_commitments'],
  },
  'total-debt': { contextLabel: 'expenses', type: 'dynamic', dataPoints: ['total_debt_amount'] },
  'credit-history': {
    contextLabel: 'expenses',
    type: 'dynamic',
    dataPoints: ['negative_credit_history'],
  },
  'overdue-debt-amount': { contextLabel: 'expenses', type: 'modal', dataPoints: ['overdue_debt_amount'] },
  // The bank.
  'iban-consent': { contextLabel: 'banking_details', type: 'dynamic', dataPoints: ['iban_consent'] },
  'bank-account': { contextLabel: 'banking_details', type: 'dynamic', dataPoints: ['iban'] },
  'online-banking': {
    contextLabel: 'banking_details',
    type: 'dynamic',
    dataPoints: ['using_online_banking'],
  },
  // The main routes of the classic flow.
  'loan-information': {
    contextLabel: 'loan_information',
    type: 'loan-information',
    dataPoints: ['loan_amount', 'loan_period'],
    includeOnInit: true,
  },
  'contact-details': {
    contextLabel: 'contact_information',
    type: 'dynamic',
    dataPoints: ['email', 'phone_number', 'postal_code', 'city', 'street', 'house_number', 'flat_number'],
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
} as const satisfies Record<string, Step>;

export type StepPath = keyof typeof entries;

export const steps: Readonly<Record<StepPath, Step>> = entries;
