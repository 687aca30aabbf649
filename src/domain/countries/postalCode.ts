import type { CountryChecks, CountryReading } from './country';
import { normaliseText } from './normalise';

/** Reads a postal code that is digits alone: however spaced, it has to have the country's shape. */
export function readPostalCode(typed: string, shape: RegExp): CountryReading<'shape'> {
  const value = normaliseText(typed).replaceAll(' ', '');
  return shape.test(value) ? { ok: true, value } : { ok: false, reason: 'shape' };
}

/**
 * Tells the region of a code by its first two digits.
 *
 * @param prefixes those of each region, in the order of the country's regions, parted by spaces; `21-22` is from one to the other
 */
export function regionByPrefix(prefixes: string): NonNullable<CountryChecks['regionOfPostalCode']> {
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
