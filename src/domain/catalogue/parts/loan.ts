import type { LeadDataPoints } from '../kinds';
import { defineStep } from '../step';

export const loanDataPoints = {
  loan_amount: { path: 'amount', kind: 'amount' },
  loan_period: { path: 'period', kind: 'period' },
  financing_option: {
    path: 'financingOption',
    kind: 'choice',
    options: ['personal_loan', 'debt_consolidation', 'credit_line'],
  },
  monthly_payment_day: {
    path: 'monthlyPaymentDay',
    kind: 'number',
    min: 1,
    max: 28,
    initial: 1,
    optional: true,
  },
  loan_purpose: {
    path: 'otherDetails.loanPurpose',
    kind: 'choice',
    options: [
      'debt_consolidation',
      'car',
      'home_improvement',
      'health',
      'education',
      'travel',
      'everyday_expenses',
      'other',
    ],
  },
} as const satisfies LeadDataPoints;

export const loanSteps = {
  'loan-details': defineStep(
    'loan_information',
    ['loan_amount', 'loan_period', 'loan_purpose', 'financing_option', 'monthly_payment_day'],
    { type: 'loan-information', includeOnInit: true },
  ),
  'loan-purpose': defineStep('loan_information', ['loan_purpose']),
  // A country asks those of the last consents that it requires.
  'initial-details': defineStep(
    'contact_information',
    [
      'email',
      'phone_number',
      'general_policies',
      'marketing_consents',
      'data_processing',
      'credit_bureau',
      'debtor_register',
      'tax_office',
      'financial_data',
      'data_sharing',
      'brokerage_contract',
    ],
    { type: 'personal-information', includeOnInit: true },
  ),
};
