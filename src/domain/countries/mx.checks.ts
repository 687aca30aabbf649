import type { CountryChecks } from './country';
import { curp } from './identifiers/curp';
import { nss } from './identifiers/nss';
import { rfc } from './identifiers/rfc';
import { readPostalCode, createRegionFinder } from './postalCode';

/** Five digits. The first two belong to a state (SEPOMEX). */
const postalCode = /^(?:0[1-9]|1[0-6]|[2-9]\d)\d{3}$/;

/** The prefixes of each state (SEPOMEX), in the order of the facts. */
const prefixes =
  '20 21-22 23 24 29-30 31-33 01-16 25-27 28 34-35 50-57 36-38 39-41 42-43 44-49 58-61 62 63 64-67 68-71 72-75 76 77 78-79 ' +
  '80-82 83-85 86 87-89 90 91-96 97 98-99';

export const checks: CountryChecks = {
  identifiers: { curp, rfc, nss },
  labels: ['CLAVE', 'CLAVEUNICA', 'CURP', 'RFC', 'CONHOMOCLAVE', 'NSS', 'IMSS'],
  postalCode: (typed) => readPostalCode(typed, postalCode, ['MX', 'CP', 'CODIGOPOSTAL']),
  regionOfPostalCode: createRegionFinder(prefixes),
};
