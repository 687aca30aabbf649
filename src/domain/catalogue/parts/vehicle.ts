import type { LeadDataPoints } from '../kinds';

const withVehicle = { vehicle_ownership: ['true'] } as const;

export const vehicleDataPoints = {
  vehicle_ownership: { path: 'otherDetails.vehicleOwnership', kind: 'yes-no' },
  vehicle_license_plate_number: {
    path: 'otherDetails.vehicleLicensePlateNumber',
    kind: 'text',
    pattern: 'plate',
    maxLength: 15,
    optional: true,
    whenAsked: withVehicle,
  },
  is_vehicle_financed: {
    path: 'otherDetails.isVehicleFinanced',
    kind: 'yes-no',
    whenAsked: withVehicle,
  },
  vehicle_consent: {
    path: 'otherDetails.vehicleConsent',
    kind: 'consent',
    optional: true,
    whenAsked: withVehicle,
  },
  has_vehicle_down_payment: {
    path: 'otherDetails.hasVehicleDownPayment',
    kind: 'yes-no',
    when: { loan_purpose: ['car'] },
  },
} as const satisfies LeadDataPoints;
