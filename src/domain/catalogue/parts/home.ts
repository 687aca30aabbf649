import type { LeadDataPoints } from '../kinds';
import { defineStep } from '../step';

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
  'address-information': defineStep('address_information', [
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
  ]),
  province: defineStep('address_information', ['province']),
  'flat-number': defineStep('address_information', ['flat_number']),
  'housing-information': defineStep('housing_information', ['housing_tenure', 'housing_tenure_since_date']),
  'housing-tenure': defineStep('housing_information', ['housing_tenure']),
  'housing-tenure-since-date': defineStep('housing_information', ['housing_tenure_since_date']),
  'rent-amount': defineStep('housing_information', ['rent_amount']),
  'mortgage-information': defineStep('mortgage_information', ['mortgage_amount', 'monthly_mortgage_amount']),
  'mortgage-amount': defineStep('mortgage_information', ['mortgage_amount']),
  'monthly-mortgage-amount': defineStep('mortgage_information', ['monthly_mortgage_amount']),
  'mortgage-dates': defineStep('mortgage_information', ['mortgage_started_at', 'mortgage_expires_at']),
};
