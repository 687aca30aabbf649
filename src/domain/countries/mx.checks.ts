import { readClabe } from './clabe';
import type { CountryChecks } from './country';
import { curp } from './identifiers/curp';
import { nss } from './identifiers/nss';
import { rfc } from './identifiers/rfc';
import { readPostalCode } from './postalCode';

/** Five digits, of which the first two are a state's (SEPOMEX). */
const postalCode = /^(?:0[1-9]|1[0-6]|[2-9]\d)\d{3}$/;

export const checks: CountryChecks = {
  identifiers: { curp, rfc, nss },
  postalCode: (typed) => readPostalCode(typed, postalCode),
  bankAccount: readClabe,
};
