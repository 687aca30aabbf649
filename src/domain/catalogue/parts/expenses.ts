import type { LeadDataPoints } from '../kinds';
import { defineStep } from '../step';

const withLoans = { has_other_loans: ['true'] } as const;
const withMortgage = { housing_tenure: ['own_with_mortgage'] } as const;

export const expensesDataPoints = {
  monthly_expenses: {
    path: 'expenses.monthlyExpenses',
    kind: 'money',
    min: 0,
    max: 1000000,
  },
  household_expenses: {
    path: 'expenses.householdExpenses',
    kind: 'money',
    min: 0,
    max: 2000000,
  },
  has_other_loans: { path: 'expenses.hasOtherLoans', kind: 'yes-no' },
  monthly_credit_commitments: {
    path: 'expenses.monthlyCreditCommitments',
    kind: 'money',
    min: 0,
    max: 500000,
    when: withLoans,
  },
  total_debt_amount: {
    path: 'expenses.totalDebtAmount',
    kind: 'money',
    min: 0,
    max: 500000,
    whenAsked: withLoans,
  },
  mortgage_amount: {
    path: 'expenses.mortgageAmount',
    kind: 'money',
    min: 1,
    max: 10000000,
    when: withMortgage,
  },
  monthly_mortgage_amount: {
    path: 'expenses.monthlyMortgageAmount',
    kind: 'money',
    min: 1,
    max: 1000000,
    when: withMortgage,
  },
  mortgage_started_at: {
    path: 'expenses.mortgageStartedAt',
    kind: 'month',
    range: 'past',
    when: withMortgage,
  },
  mortgage_expires_at: {
    path: 'expenses.mortgageExpiresAt',
    kind: 'month',
    range: 'future',
    when: withMortgage,
  },
  rent_amount: {
    path: 'expenses.rentAmount',
    kind: 'money',
    min: 1,
    max: 1000000,
    when: { housing_tenure: ['rented'] },
  },
  is_interested_in_debt_consolidation: {
    path: 'otherDetails.isInterestedInDebtConsolidation',
    kind: 'yes-no',
  },
  negative_credit_history: { path: 'otherDetails.negativeCreditHistory', kind: 'yes-no' },
  /** The base limit of the specification, section 9. Pages raise it. */
  overdue_debt_amount: {
    path: 'otherDetails.overdueDebtAmount',
    kind: 'money',
    min: 0,
    max: 1000,
    when: { negative_credit_history: ['true'] },
  },
} as const satisfies LeadDataPoints;

export const expensesSteps = {
  expenses: defineStep('expenses', ['monthly_expenses']),
  'monthly-expenses': defineStep('expenses', ['monthly_expenses']),
  'monthly-credit-commitments': defineStep('expenses', ['has_other_loans', 'monthly_credit_commitments']),
  'total-debt': defineStep('expenses', ['total_debt_amount']),
  'debt-consolidation-interest': defineStep('expenses', ['is_interested_in_debt_consolidation']),
  'credit-history': defineStep('expenses', ['negative_credit_history']),
  'overdue-debt-amount': defineStep('expenses', ['overdue_debt_amount'], { type: 'modal' }),
  'vehicle-ownership': defineStep('other_information', [
    'vehicle_ownership',
    'vehicle_license_plate_number',
    'is_vehicle_financed',
  ]),
  'has-vehicle-downpayment': defineStep('other_information', ['has_vehicle_down_payment']),
};
