import type { CountryChecks, CountryReadResult } from './country';
import { normaliseText } from './normalise';

/**
 * Reads a postal code of digits. Without spaces, dots and the letters in front (`E-28013`, `DE-80331`, `C.P. 06000`), it must have the
 * country's shape.
 *
 * @param letters what people write in front: the country, and what they call the code
 */
export function readPostalCode(
  typed: string,
  shape: RegExp,
  letters: readonly string[],
): CountryReadResult<'shape'> {
  const value = normaliseText(typed)
    .replace(/[ .]/g, '')
    .replace(/^([A-Z]{1,3})[\p{Pd}\u2212:]?(?=\d)/iu, (front, own: string) =>
      letters.includes(own.toUpperCase()) ? '' : front,
    );
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
