import type { LeadDataPoints } from '../kinds';

const withLoans = { has_other_loans: ['true'] } as const;
const withMortgage = { housing_tenure: ['own_with_mortgage'] } as const;

export const expensesDataPoints = {
  monthly_expenses: {
    path: 'expenses.monthlyExpenses',
    kind: 'money',
    min: 0,
    max: 1000000,
    personal: true,
  },
  household_expenses: {
    path: 'expenses.householdExpenses',
    kind: 'money',
    min: 0,
    max: 2000000,
    personal: true,
  },
  has_other_loans: { path: 'expenses.hasOtherLoans', kind: 'yes-no', personal: true },
  monthly_credit_commitments: {
    path: 'expenses.monthlyCreditCommitments',
    kind: 'money',
    min: 0,
    max: 500000,
    when: withLoans,
    personal: true,
  },
  total_debt_amount: {
    path: 'expenses.totalDebtAmount',
    kind: 'money',
    min: 0,
    max: 500000,
    whenAsked: withLoans,
    personal: true,
  },
  mortgage_amount: {
    path: 'expenses.mortgageAmount',
    kind: 'money',
    min: 1,
    max: 10000000,
    when: withMortgage,
    personal: true,
  },
  monthly_mortgage_amount: {
    path: 'expenses.monthlyMortgageAmount',
    kind: 'money',
    min: 1,
    max: 1000000,
    when: withMortgage,
    personal: true,
  },
  mortgage_started_at: {
    path: 'expenses.mortgageStartedAt',
    kind: 'month',
    range: 'past',
    when: withMortgage,
    personal: true,
  },
  mortgage_expires_at: {
    path: 'expenses.mortgageExpiresAt',
    kind: 'month',
    range: 'future',
    when: withMortgage,
    personal: true,
  },
  rent_amount: {
    path: 'expenses.rentAmount',
    kind: 'money',
    min: 1,
    max: 1000000,
    when: { housing_tenure: ['rented'] },
    personal: true,
  },
  is_interested_in_debt_consolidation: {
    path: 'otherDetails.isInterestedInDebtConsolidation',
    kind: 'yes-no',
    personal: true,
  },
  negative_credit_history: { path: 'otherDetails.negativeCreditHistory', kind: 'yes-no', personal: true },
  /** The base limit of the specification, section 9; pages raise it. */
  overdue_debt_amount: {
    path: 'otherDetails.overdueDebtAmount',
    kind: 'money',
    min: 0,
    max: 1000,
    when: { negative_credit_history: ['true'] },
    personal: true,
  },
} as const satisfies LeadDataPoints;
