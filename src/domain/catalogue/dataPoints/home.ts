import type { LeadDataPoints } from '../kinds';

export const homeDataPoints = {
  housing_tenure: {
    path: 'otherDetails.housingTenure',
    kind: 'choice',
    options: ['own_paid_off', 'own_with_mortgage', 'rented', 'with_family', 'other'],
    personal: true,
  },
  housing_tenure_since_date: {
    path: 'otherDetails.housingTenureSinceDate',
    kind: 'month',
    range: 'past',
    personal: true,
  },
  living_area: {
    path: 'otherDetails.livingArea',
    kind: 'choice',
    options: ['city', 'suburb', 'town', 'village'],
    personal: true,
  },
} as const satisfies LeadDataPoints;
