import type { CountryChecks } from './country';
import { cedula, foreignersCedula, protectionPermit } from './identifiers/cedula';
import { nit } from './identifiers/nit';
import { createRegionalPostalCode } from './postalCode';

/** The first two of six digits are the department (DANE): one prefix for each, in the order of the facts. */
const prefixes =
  '05 08 11 13 15 17 18 19 20 23 25 27 41 44 47 50 52 54 63 66 68 70 73 76 81 85 86 88 91 94 95 97 99';

export const checks: CountryChecks = {
  identifiers: { cc: cedula, ce: foreignersCedula, ppt: protectionPermit, nit },
  labels: [],
  labelsOfKinds: {
    cc: ['CO', 'DE', 'CC', 'CDEC', 'CEDULA', 'CIUDADANIA'],
    ce: ['CO', 'DE', 'CE', 'CEDULA', 'EXTRANJERIA'],
    ppt: ['PPT'],
    nit: ['CO', 'NIT', 'RUT'],
  },
  ...createRegionalPostalCode(/^\d{6}$/, prefixes, ['CO', 'CP', 'CODIGOPOSTAL']),
};
