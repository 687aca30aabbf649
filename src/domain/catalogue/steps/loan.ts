import type { Steps } from '../step';

/** The loan and the first contact. */
export const loanSteps = {
  'loan-details': {
    contextLabel: 'loan_information',
    type: 'loan-information',
    dataPoints: ['loan_amount', 'loan_period', 'loan_purpose', 'financing_option', 'monthly_payment_day'],
    includeOnInit: true,
  },
  'loan-purpose': { contextLabel: 'loan_information', type: 'dynamic', dataPoints: ['loan_purpose'] },
  'initial-details': {
    contextLabel: 'contact_information',
    type: 'personal-information',
    // Of the last consents, those that the country wants by themselves.
    dataPoints: [
      'email',
      'phone_number',
      'general_policies',
      'marketing_consents',
      'credit_bureau',
      'debtor_register',
      'tax_office',
      'financial_data',
      'data_sharing',
    ],
    includeOnInit: true,
  },
} as const satisfies Steps;
