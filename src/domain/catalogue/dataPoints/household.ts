import type { LeadDataPoints } from '../kinds';

export const householdDataPoints = {
  marital_status: {
    path: 'otherDetails.maritalStatus',
    kind: 'choice',
    options: ['single', 'married', 'living_together', 'divorced', 'widowed'],
    personal: true,
  },
  education: {
    path: 'otherDetails.education',
    kind: 'choice',
    options: ['none', 'primary', 'secondary', 'vocational', 'university', 'postgraduate'],
    personal: true,
  },
  number_of_dependants: {
    path: 'otherDetails.numberOfDependants',
    kind: 'number',
    min: 0,
    max: 20,
    personal: true,
  },
  /** Of the dependants, those who are not the applicant's children. */
  number_of_dependants_other: {
    path: 'otherDetails.numberOfDependantsOther',
    kind: 'number',
    min: 0,
    max: 20,
    personal: true,
  },
  /** The applicant counts. */
  number_of_inhabitants: {
    path: 'otherDetails.numberOfInhabitants',
    kind: 'number',
    min: 1,
    max: 30,
    personal: true,
  },
} as const satisfies LeadDataPoints;
