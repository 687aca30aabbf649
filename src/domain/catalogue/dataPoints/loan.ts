import type { LeadDataPoints } from '../kinds';

export const loanDataPoints = {
  loan_amount: { path: 'amount', kind: 'amount', personal: false },
  loan_period: { path: 'period', kind: 'period', personal: false },
  financing_option: {
    path: 'financingOption',
    kind: 'choice',
    options: ['personal_loan', 'debt_consolidation', 'credit_line'],
    personal: false,
  },
  monthly_payment_day: {
    path: 'monthlyPaymentDay',
    kind: 'number',
    min: 1,
    max: 28,
    optional: true,
    personal: false,
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
    personal: false,
  },
} as const satisfies LeadDataPoints;
