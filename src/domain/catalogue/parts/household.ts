import type { LeadDataPoints } from '../kinds';
import { defineStep } from '../step';

export const householdDataPoints = {
  marital_status: {
    path: 'otherDetails.maritalStatus',
    kind: 'choice',
    options: ['single', 'married', 'living_together', 'separated', 'divorced', 'widowed'],
  },
  education: {
    path: 'otherDetails.education',
    kind: 'choice',
    options: ['none', 'primary', 'secondary', 'vocational', 'university', 'postgraduate'],
  },
  number_of_dependants: {
    path: 'otherDetails.numberOfDependants',
    kind: 'number',
    min: 0,
    max: 20,
  },
  /** The dependants who are not the applicant's children. */
  number_of_dependants_other: {
    path: 'otherDetails.numberOfDependantsOther',
    kind: 'number',
    min: 0,
    max: 20,
  },
  /** Includes the applicant. */
  number_of_inhabitants: {
    path: 'otherDetails.numberOfInhabitants',
    kind: 'number',
    min: 1,
    max: 30,
  },
} as const satisfies LeadDataPoints;

export const householdSteps = {
  'marital-status': defineStep('marital_details', ['marital_status']),
  'spouse-monthly-income': defineStep('marital_details', ['spouse_monthly_income']),
  dependants: defineStep('marital_details', ['number_of_dependants']),
  'number-of-dependants': defineStep('marital_details', [
    'number_of_dependants',
    'number_of_dependants_other',
  ]),
  education: defineStep('education', ['education']),
  'number-of-inhabitants': defineStep('housing_information', ['number_of_inhabitants']),
  'household-income': defineStep('income_information', ['household_income']),
  'household-expenses': defineStep('expenses', ['household_expenses']),
};
