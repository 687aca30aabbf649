import type { LeadDataPoints } from '../kinds';
import { whenEmployed } from './conditions';

/** Asked of employees, in the order of their own address. */
export const employerDataPoints = {
  employer_name: {
    path: 'employer.name',
    kind: 'text',
    pattern: 'company',
    suggests: 'companies',
    when: whenEmployed,
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
  },
  employer_tax_registry_code: {
    path: 'employer.taxRegistryCode',
    kind: 'identifier',
    holder: 'employer',
    when: whenEmployed,
    autocomplete: 'off',
  },
  employer_postal_code: {
    path: 'employer.postalCode',
    kind: 'postal-code',
    when: whenEmployed,
    autocomplete: 'off',
    fills: {
      lookUp: 'places',
      with: { employer_city: 'cities', employer_province: 'provinces', employer_street: 'streets' },
    },
  },
  employer_city: {
    path: 'employer.city',
    kind: 'text',
    pattern: 'city',
    when: whenEmployed,
    autocomplete: 'off',
  },
  employer_province: {
    path: 'employer.province',
    kind: 'choice',
    options: 'regions',
    when: whenEmployed,
    autocomplete: 'off',
  },
  employer_street: {
    path: 'employer.street',
    kind: 'text',
    pattern: 'street',
    when: whenEmployed,
    autocomplete: 'off',
  },
  employer_house_number: {
    path: 'employer.houseNumber',
    kind: 'text',
    pattern: 'houseNumber',
    maxLength: 50,
    when: whenEmployed,
    autocomplete: 'off',
  },
} as const satisfies LeadDataPoints;
