import type { LeadDataPoints } from '../kinds';

export const contactDataPoints = {
  email: { path: 'contactDetails.email', kind: 'email', autocomplete: 'email', personal: true },
  phone_number: {
    path: 'contactDetails.phoneNumber',
    kind: 'phone',
    line: 'mobile',
    autocomplete: 'tel',
    personal: true,
  },
  general_policies: { path: 'generalPolicies', kind: 'consent', personal: false },
  marketing_consents: {
    path: 'contactDetails.marketingConsents',
    kind: 'consent',
    optional: true,
    personal: false,
  },
  postal_code: {
    path: 'contactDetails.postalCode',
    kind: 'postal-code',
    autocomplete: 'postal-code',
    // What a country calls its towns is asked as one of the two.
    fills: {
      lookUp: 'places',
      with: {
        city: 'cities',
        municipality: 'cities',
        suburb: 'suburbs',
        province: 'provinces',
        street: 'streets',
      },
    },
    personal: true,
  },
  city: {
    path: 'contactDetails.city',
    kind: 'text',
    pattern: 'city',
    autocomplete: 'address-level2',
    personal: true,
  },
  province: {
    path: 'contactDetails.province',
    kind: 'choice',
    options: 'regions',
    autocomplete: 'address-level1',
    personal: true,
  },
  /** Where a town is parted by law: the sectors of Bucharest. */
  district: {
    path: 'contactDetails.district',
    kind: 'text',
    pattern: 'city',
    optional: true,
    personal: true,
  },
  municipality: { path: 'contactDetails.municipality', kind: 'text', pattern: 'city', personal: true },
  suburb: { path: 'contactDetails.suburb', kind: 'text', pattern: 'city', personal: true },
  street: {
    path: 'contactDetails.street',
    kind: 'text',
    pattern: 'street',
    autocomplete: 'address-line1',
    personal: true,
  },
  house_number: {
    path: 'contactDetails.houseNumber',
    kind: 'text',
    pattern: 'houseNumber',
    maxLength: 50,
    personal: true,
  },
  block_number: {
    path: 'contactDetails.blockNumber',
    kind: 'text',
    pattern: 'houseNumber',
    maxLength: 20,
    optional: true,
    personal: true,
  },
  floor: {
    path: 'contactDetails.floor',
    kind: 'text',
    pattern: 'houseNumber',
    maxLength: 20,
    optional: true,
    personal: true,
  },
  /** Also a tower with its name, or whatever else a letter needs. */
  flat_number: {
    path: 'contactDetails.flatNumber',
    kind: 'text',
    pattern: 'houseNumber',
    maxLength: 50,
    optional: true,
    personal: true,
  },
} as const satisfies LeadDataPoints;
