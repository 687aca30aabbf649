import type { Steps } from '../step';

/** What goes out in a month, debts, the vehicle. */
export const spendingSteps = {
  expenses: { contextLabel: 'expenses', type: 'dynamic', dataPoints: ['monthly_expenses'] },
  'monthly-expenses': { contextLabel: 'expenses', type: 'dynamic', dataPoints: ['monthly_expenses'] },
  'monthly-credit-commitments': {
    contextLabel: 'expenses',
    type: 'dynamic',
    dataPoints: ['has_other_loans', 'monthly_credit_commitments'],
  },
  'total-debt': { contextLabel: 'expenses', type: 'dynamic', dataPoints: ['total_debt_amount'] },
  'debt-consolidation-interest': {
    contextLabel: 'expenses',
    type: 'dynamic',
    dataPoints: ['is_interested_in_debt_consolidation'],
  },
  'credit-history': {
    contextLabel: 'expenses',
    type: 'dynamic',
    dataPoints: ['negative_credit_history'],
  },
  'overdue-debt-amount': { contextLabel: 'expenses', type: 'modal', dataPoints: ['overdue_debt_amount'] },
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
} as const satisfies Steps;
