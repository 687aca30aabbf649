import type { LeadDataPoints } from '../kinds';
import { employed } from './conditions';

/** Asked of those who have one, in the order of their own address. */
export const employerDataPoints = {
  employer_name: {
    path: 'employer.name',
    kind: 'text',
    pattern: 'company',
    suggests: 'companies',
    when: employed,
    autocomplete: 'organization',
    fills: {
      lookUp: 'company',
      with: {
        employer_tax_registry_code: 'taxCodes',
        employer_postal_code: 'postalCodes',
        employer_city: 'cities',
        employer_province: 'provinces',
        employer_street: 'streets',
        employer_house_number: 'houseNumbers',
      },
    },
    personal: true,
  },
  employer_tax_registry_code: {
    path: 'employer.taxRegistryCode',
    kind: 'identifier',
    holder: 'employer',
    when: employed,
    autocomplete: 'off',
    personal: true,
  },
  employer_postal_code: {
    path: 'employer.postalCode',
    kind: 'postal-code',
    when: employed,
    autocomplete: 'off',
    fills: {
      lookUp: 'places',
      with: { employer_city: 'cities', employer_province: 'provinces', employer_street: 'streets' },
    },
    personal: true,
  },
  employer_city: {
    path: 'employer.city',
    kind: 'text',
    pattern: 'city',
    when: employed,
    autocomplete: 'off',
    personal: true,
  },
  employer_province: {
    path: 'employer.province',
    kind: 'choice',
    options: 'regions',
    when: employed,
    autocomplete: 'off',
    personal: true,
  },
  employer_street: {
    path: 'employer.street',
    kind: 'text',
    pattern: 'street',
    when: employed,
    autocomplete: 'off',
    personal: true,
  },
  employer_house_number: {
    path: 'employer.houseNumber',
    kind: 'text',
    pattern: 'houseNumber',
    maxLength: 50,
    when: employed,
    autocomplete: 'off',
    personal: true,
  },
} as const satisfies LeadDataPoints;
