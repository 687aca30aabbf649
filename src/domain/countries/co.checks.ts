import type { CountryChecks } from './country';
import { cedula, foreignersCedula, protectionPermit } from './identifiers/cedula';
import { nit } from './identifiers/nit';
import { readPostalCode, createRegionFinder } from './postalCode';

/** Six digits. The first two are the department (DANE). */
const postalCode = /^(?:0[58]|1[135789]|2[0357]|4[147]|5[024]|6[368]|7[036]|8[1568]|9[14579])\d{4}$/;

/** One prefix for each department, in the order of the facts. */
const prefixes =
  '05 08 11 13 15 17 18 19 20 23 25 27 41 44 47 50 52 54 63 66 68 70 73 76 81 85 86 88 91 94 95 97 99';

export const checks: CountryChecks = {
  identifiers: { cc: cedula, ce: foreignersCedula, ppt: protectionPermit, nit },
  labels: ['CO', 'DE', 'CC', 'CDEC', 'CE', 'PPT', 'NIT', 'RUT', 'CEDULA', 'CIUDADANIA', 'EXTRANJERIA'],
  postalCode: (typed) => readPostalCode(typed, postalCode, ['CO', 'CP', 'CODIGOPOSTAL']),
  regionOfPostalCode: createRegionFinder(prefixes),
};
