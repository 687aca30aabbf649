import type { Steps } from '../step';

/** The household. */
export const householdSteps = {
  'marital-status': { contextLabel: 'marital_details', type: 'dynamic', dataPoints: ['marital_status'] },
  'spouse-monthly-income': {
    contextLabel: 'marital_details',
    type: 'dynamic',
    dataPoints: ['spouse_monthly_income'],
  },
  dependants: { contextLabel: 'marital_details', type: 'dynamic', dataPoints: ['number_of_dependants'] },
  'number-of-dependants': {
    contextLabel: 'marital_details',
    type: 'dynamic',
    dataPoints: ['number_of_dependants', 'number_of_dependants_other'],
  },
  education: { contextLabel: 'education', type: 'dynamic', dataPoints: ['education'] },
  'number-of-inhabitants': {
    contextLabel: 'housing_information',
    type: 'dynamic',
    dataPoints: ['number_of_inhabitants'],
  },
  'household-income': {
    contextLabel: 'income_information',
    type: 'dynamic',
    dataPoints: ['household_income'],
  },
  'household-expenses': { contextLabel: 'expenses', type: 'dynamic', dataPoints: ['household_expenses'] },
} as const satisfies Steps;
