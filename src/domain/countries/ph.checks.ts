import type { CountryChecks } from './country';
import { philsysPcn, philsysPsn, sss, tin, umidCrn } from './identifiers/philippine';
import { readPostalCode } from './postalCode';

/** Four digits, 0400 to 9811 (PHLPost). */
const postalCode = /^(?:0[4-9]|[1-8]\d|9[0-7])\d{2}$|^98(?:0\d|1[01])$/;

export const checks: CountryChecks = {
  identifiers: { 'philsys-pcn': philsysPcn, 'philsys-psn': philsysPsn, tin, sss, 'umid-crn': umidCrn },
  // A PSN has none: it is confidential, and no form should have it.
  labels: [],
  labelsOfKinds: {
    'philsys-pcn': ['PCN', 'PHILSYS', 'PHILID'],
    tin: ['TIN', 'TAXIDENTIFICATION'],
    sss: ['SSS', 'UMID', 'CRN'],
    'umid-crn': ['SSS', 'CRN', 'UMID'],
  },
  postalCode: (typed) => readPostalCode(typed, postalCode, ['PH', 'ZIP', 'POSTAL', 'CODE']),
};
