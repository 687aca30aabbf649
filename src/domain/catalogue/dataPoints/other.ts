import type { LeadDataPoints } from '../kinds';

const withVehicle = { vehicle_ownership: ['true'] } as const;

export const otherDataPoints = {
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
  vehicle_ownership: { path: 'otherDetails.vehicleOwnership', kind: 'yes-no', personal: true },
  vehicle_license_plate_number: {
    path: 'otherDetails.vehicleLicensePlateNumber',
    kind: 'text',
    pattern: 'plate',
    maxLength: 12,
    optional: true,
    when: withVehicle,
    personal: true,
  },
  is_vehicle_financed: {
    path: 'otherDetails.isVehicleFinanced',
    kind: 'yes-no',
    when: withVehicle,
    personal: true,
  },
  has_vehicle_down_payment: {
    path: 'otherDetails.hasVehicleDownPayment',
    kind: 'yes-no',
    when: { loan_purpose: ['car'] },
    personal: true,
  },
  negative_credit_history: { path: 'otherDetails.negativeCreditHistory', kind: 'yes-no', personal: true },
  /** The base limit of the specification, section 9; pages raise it. */
  overdue_debt_amount: {
    path: 'otherDetails.overdueDebtAmount',
    kind: 'money',
    min: 0,
    max: 1000,
    when: { negative_credit_history: ['true'] },
    personal: true,
  },
  iban_consent: { path: 'otherDetails.ibanConsent', kind: 'consent', optional: true, personal: false },
} as const satisfies LeadDataPoints;
