import type { NameTable } from '../optionNames';

/** Departments of Colombia by their full and short names. */
export const names: NameTable = {
  before: [
    'departamento de',
    'departamento del',
    'departamento',
    'dpto. de',
    'dpto. del',
    'dpto.',
    'depto. de',
    'depto. del',
    'depto.',
  ],
  after: ['department'],
  names: `Bogotá D.C.: Bogotá, Bogotá Distrito Capital, Distrito Capital, Santafé de Bogotá, Santa Fe de Bogotá, Santafé de Bogotá D.C.
La Guajira: Guajira
Norte de Santander: N. de Santander, Nte. de Santander, Norte Santander
San Andrés y Providencia: San Andrés, San Andrés Islas, San Andrés Providencia y Santa Catalina, Archipiélago de San Andrés, Archipiélago de San Andrés Providencia y Santa Catalina
Valle del Cauca: Valle`,
};
