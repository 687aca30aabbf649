import type { CountryChecks, CountryReadResult } from './country';
import { normaliseText } from './normalise';

/** Reads a postal code of digits. Without its spaces, it must have the country's shape. */
export function readPostalCode(typed: string, shape: RegExp): CountryReadResult<'shape'> {
  const value = normaliseText(typed).replaceAll(' ', '');
  return shape.test(value) ? { ok: true, value } : { ok: false, reason: 'shape' };
}

/**
 * Creates a function that finds the region of a code by its first two digits.
 *
 * @param prefixes one for each region, in the order of the country's regions, separated by spaces; `21-22` is a range
 */
export function createRegionFinder(prefixes: string): NonNullable<CountryChecks['regionOfPostalCode']> {
  const ranges = prefixes.split(' ').map((range) => {
    const [first = '', last = first] = range.split('-');
    return { first, last };
  });
  return (code, regions) => {
    const prefix = code.slice(0, 2);
    const place = ranges.findIndex(({ first, last }) => first <= prefix && prefix <= last);
    return regions[place];
  };
}
