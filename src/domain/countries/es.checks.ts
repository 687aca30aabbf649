import type { CountryChecks } from './country';
import { cif } from './identifiers/cif';
import { dni, nie, nif } from './identifiers/spanish';
import { readPostalCode } from './postalCode';

/** Five digits. The first two are the province, 01 to 52 (INE). */
const postalCode = /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/;

export const checks: CountryChecks = {
  identifiers: { dni, nie, nif, cif },
  labels: ['DNI', 'NIE', 'NIF', 'CIF', 'TIE', 'ES', 'DE', 'DOCUMENTO', 'NACIONAL', 'IDENTIDAD'],
  postalCode: (typed) => readPostalCode(typed, postalCode, ['E', 'ES', 'CP', 'CODIGOPOSTAL']),
  // The regions are in the order of these numbers.
  regionOfPostalCode: (code, regions) => regions[Number(code.slice(0, 2)) - 1],
};
