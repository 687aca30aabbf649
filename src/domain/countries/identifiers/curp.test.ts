import { expect, it } from 'vitest';
import { countries } from '../vectors/countries.fixture';
import { curp } from './curp';

it.each([
  ['AS', 'Aguascalientes'],
  ['DF', 'Ciudad de México'],
  ['ZS', 'Zacatecas'],
  ['NE', undefined],
  ['XX', undefined],
])('names for the state %s of a CURP the region of birth: %s', (state, expected) => {
  const region = curp.birthRegion?.(`GOGA900207M${state}NRN09`);
  const { regions } = countries.MX.facts;
  expect(region).toBe(expected === undefined ? undefined : regions.indexOf(expected));
});
