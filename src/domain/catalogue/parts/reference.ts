import type { LeadDataPoints } from '../kinds';
import { defineStep } from '../step';

export const referenceDataPoints = {
  reference_type: {
    path: 'referenceDetails.type',
    kind: 'choice',
    options: ['family', 'friend', 'colleague', 'neighbour'],
  },
  reference_name: {
    path: 'referenceDetails.name',
    kind: 'text',
    pattern: 'name',
    suffix: true,
    autocomplete: 'off',
  },
  reference_phone_number: {
    path: 'referenceDetails.phoneNumber',
    kind: 'phone',
    line: 'any',
    autocomplete: 'off',
  },
} as const satisfies LeadDataPoints;

export const referenceSteps = {
  'reference-details': defineStep('reference_details', [
    'reference_type',
    'reference_name',
    'reference_phone_number',
  ]),
};
