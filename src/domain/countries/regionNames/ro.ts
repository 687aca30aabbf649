import type { NameTable } from '../optionNames';

/** Bucharest, which people write with its sector. */
export const names: NameTable = {
  before: ['județul', 'județ', 'jud.', 'municipiul', 'mun.'],
  after: ['județ', 'county'],
  names: `București: Bucharest, București Sector 1, București Sector 2, București Sector 3, București Sector 4, București Sector 5, București Sector 6, București Sectorul 1, București Sectorul 2, București Sectorul 3, București Sectorul 4, București Sectorul 5, București Sectorul 6, Sector 1, Sector 2, Sector 3, Sector 4, Sector 5, Sector 6, Sectorul 1, Sectorul 2, Sectorul 3, Sectorul 4, Sectorul 5, Sectorul 6`,
};
