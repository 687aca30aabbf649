import type { LeadDataPoints } from '../kinds';
import type { Steps } from '../step';

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
