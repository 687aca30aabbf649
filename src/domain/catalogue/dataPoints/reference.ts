import type { LeadDataPoints } from '../kinds';

export const referenceDataPoints = {
  reference_type: {
    path: 'referenceDetails.type',
    kind: 'choice',
    options: ['family', 'friend', 'colleague', 'neighbour'],
    personal: true,
  },
  reference_name: {
    path: 'referenceDetails.name',
    kind: 'text',
    pattern: 'name',
    autocomplete: 'off',
    personal: true,
  },
  reference_phone_number: {
    path: 'referenceDetails.phoneNumber',
    kind: 'phone',
    line: 'any',
    autocomplete: 'off',
    personal: true,
  },
} as const satisfies LeadDataPoints;
