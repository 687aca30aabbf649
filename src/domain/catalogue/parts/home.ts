import type { LeadDataPoints } from '../kinds';
import type { Steps } from '../step';

export const homeDataPoints = {
  housing_tenure: {
    path: 'otherDetails.housingTenure',
    kind: 'choice',
    options: ['own_paid_off', 'own_with_mortgage', 'rented', 'with_family', 'other'],
  },
  housing_tenure_since_date: {
    path: 'otherDetails.housingTenureSinceDate',
    kind: 'month',
    range: 'past',
  },
  living_area: {
    path: 'otherDetails.livingArea',
    kind: 'choice',
    options: ['city', 'suburb', 'town', 'village'],
  },
} as const satisfies LeadDataPoints;

export const homeSteps = {
  'address-information': {
    contextLabel: 'address_information',
    type: 'dynamic',
    dataPoints: [
      'postal_code',
      'suburb',
      'district',
      'city',
      'municipality',
      'province',
      'street',
      'house_number',
      'block_number',
      'floor',
      'flat_number',
    ],
  },
  province: { contextLabel: 'address_information', type: 'dynamic', dataPoints: ['province'] },
  'flat-number': { contextLabel: 'address_information', type: 'dynamic', dataPoints: ['flat_number'] },
  'housing-information': {
    contextLabel: 'housing_information',
    type: 'dynamic',
    dataPoints: ['housing_tenure', 'housing_tenure_since_date'],
  },
  'housing-tenure': { contextLabel: 'housing_information', type: 'dynamic', dataPoints: ['housing_tenure'] },
  'housing-tenure-since-date': {
    contextLabel: 'housing_information',
    type: 'dynamic',
    dataPoints: ['housing_tenure_since_date'],
  },
  'rent-amount': { contextLabel: 'housing_information', type: 'dynamic', dataPoints: ['rent_amount'] },
  'mortgage-information': {
    contextLabel: 'mortgage_information',
    type: 'dynamic',
    dataPoints: ['mortgage_amount', 'monthly_mortgage_amount'],
  },
  'mortgage-amount': {
    contextLabel: 'mortgage_information',
    type: 'dynamic',
    dataPoints: ['mortgage_amount'],
  },
  'monthly-mortgage-amount': {
    contextLabel: 'mortgage_information',
    type: 'dynamic',
    dataPoints: ['monthly_mortgage_amount'],
  },
  'mortgage-dates': {
    contextLabel: 'mortgage_information',
    type: 'dynamic',
    dataPoints: ['mortgage_started_at', 'mortgage_expires_at'],
  },
} as const satisfies Steps;
