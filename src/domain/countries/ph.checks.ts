import { readAccountNumber } from './accountNumber';
import type { CountryChecks } from './country';
import { philsysPcn, philsysPsn, sss, tin, umidCrn } from './identifiers/philippine';
import { readPostalCode } from './postalCode';

/** Four digits, 0400 to 9811 (PHLPost). */
const postalCode = /^(?:0[4-9]|[1-8]\d|9[0-7])\d{2}$|^98(?:0\d|1[01])$/;
/** GCash and Maya use the mobile number. The lengths are those in use. */
const accountNumber = /^\d{10,16}$/;

export const checks: CountryChecks = {
  identifiers: { 'philsys-pcn': philsysPcn, 'philsys-psn': philsysPsn, tin, sss, 'umid-crn': umidCrn },
  postalCode: (typed) => readPostalCode(typed, postalCode, ['PH']),
  bankAccount: (typed) => readAccountNumber(typed, accountNumber),
};
