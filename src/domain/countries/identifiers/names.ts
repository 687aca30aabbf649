import type { IdentifierKind } from '../country';

/** Identifiers keep their names in every language. */
export const identifierNames: Readonly<Record<IdentifierKind, string>> = {
  dni: 'DNI',
  nie: 'NIE',
  cif: 'CIF',
  pesel: 'PESEL',
  'id-card': 'Dowód osobisty',
  nip: 'NIP',
};
