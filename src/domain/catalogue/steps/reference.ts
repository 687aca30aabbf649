import type { Steps } from '../step';

/** Somebody who knows the applicant. */
export const referenceSteps = {
  'reference-details': {
    contextLabel: 'reference_details',
    type: 'dynamic',
    dataPoints: ['reference_type', 'reference_name', 'reference_phone_number'],
  },
} as const satisfies Steps;
