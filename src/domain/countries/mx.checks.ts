import type { CountryChecks } from './country';
import { curp } from './identifiers/curp';
import { nss } from './identifiers/nss';
import { rfc } from './identifiers/rfc';
import { createRegionalPostalCode } from './postalCode';

/** The first two of five digits belong to a state: the prefixes of each (SEPOMEX), in the order of the facts. */
const prefixes =
  '20 21-22 23 24 29-30 31-33 01-16 25-27 28 34-35 50-57 36-38 39-41 42-43 44-49 58-61 62 63 64-67 68-71 72-75 76 77 78-79 ' +
  '80-82 83-85 86 87-89 90 91-96 97 98-99';

export const checks: CountryChecks = {
  identifiers: { curp, rfc, nss },
  labels: ['CLAVE', 'CLAVEUNICA', 'CURP', 'RFC', 'CONHOMOCLAVE', 'NSS', 'IMSS'],
  ...createRegionalPostalCode(/^\d{5}$/, prefixes, ['MX', 'CP', 'CODIGOPOSTAL']),
};
