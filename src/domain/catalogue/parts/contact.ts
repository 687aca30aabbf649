import type { LeadDataPoints } from '../kinds';

export const contactDataPoints = {
  email: { path: 'contactDetails.email', kind: 'email', autocomplete: 'email' },
  phone_number: {
    path: 'contactDetails.phoneNumber',
    kind: 'phone',
    line: 'mobile',
    autocomplete: 'tel',
  },
  general_policies: { path: 'generalPolicies', kind: 'consent' },
  marketing_consents: {
    path: 'contactDetails.marketingConsents',
    kind: 'consent',
    optional: true,
  },
  postal_code: {
    path: 'contactDetails.postalCode',
    kind: 'postal-code',
    autocomplete: 'postal-code',
    // A country asks its towns as either `city` or `municipality`.
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
  },
  city: {
    path: 'contactDetails.city',
    kind: 'text',
    pattern: 'city',
    autocomplete: 'address-level2',
  },
  province: {
    path: 'contactDetails.province',
    kind: 'choice',
    options: 'regions',
    autocomplete: 'address-level1',
  },
  /** The legal district of a town, such as the sectors of Bucharest. */
  district: {
    path: 'contactDetails.district',
    kind: 'text',
    pattern: 'place',
    optional: true,
    autocomplete: 'address-level3',
  },
  /** A country asks either `city` or `municipality`, and either `district` or `suburb`. */
  municipality: {
    path: 'contactDetails.municipality',
    kind: 'text',
    pattern: 'place',
    autocomplete: 'address-level2',
  },
  suburb: {
    path: 'contactDetails.suburb',
    kind: 'text',
    pattern: 'place',
    autocomplete: 'address-level3',
  },
  street: {
    path: 'contactDetails.street',
    kind: 'text',
    pattern: 'street',
    autocomplete: 'address-line1',
  },
  house_number: {
    path: 'contactDetails.houseNumber',
    kind: 'text',
    pattern: 'houseNumber',
    maxLength: 50,
  },
  block_number: {
    path: 'contactDetails.blockNumber',
    kind: 'text',
    pattern: 'houseNumber',
    maxLength: 20,
    optional: true,
  },
  floor: {
    path: 'contactDetails.floor',
    kind: 'text',
    pattern: 'houseNumber',
    maxLength: 20,
    optional: true,
  },
  /** Also the name of a tower, or any other part that a letter needs. */
  flat_number: {
    path: 'contactDetails.flatNumber',
    kind: 'text',
    pattern: 'houseNumber',
    maxLength: 50,
    optional: true,
  },
} as const satisfies LeadDataPoints;
