import type { CountryChecks, CountryReadResult } from './country';
import { readWithLabel } from './label';
import { normaliseText } from './normalise';

/**
 * Reads a postal code of digits. Without spaces, dots and what stands in front (`E-28013`, `DE-80331`, `C.P. 06000`), it must have the
 * country's shape.
 *
 * @param labels what people write in front: the country, and what they call the code
 */
export function readPostalCode(
  typed: string,
  shape: RegExp,
  labels: readonly string[],
): CountryReadResult<'shape'> {
  return readLabelledPostalCode(typed, labels, (text) => {
    const value = normaliseText(text).replace(/[ .]/g, '');
    return shape.test(value) ? { ok: true, value } : { ok: false, reason: 'shape' };
  });
}

/** Reads a postal code, and without what stands in front if it is none with it. */
export function readLabelledPostalCode(
  typed: string,
  labels: readonly string[],
  read: (text: string) => CountryReadResult<'shape'>,
): CountryReadResult<'shape'> {
  return readWithLabel(typed, labels, read, ({ ok }) => (ok ? 0 : 1));
}

/**
 * Creates the checks of postal codes whose first two digits are a region.
 *
 * @param shape the digits of a code. One is valid only if it has a region
 * @param prefixes those of each region, in the order of the country's regions, separated by spaces; `21-22` is a range
 */
export function createRegionalPostalCode(
  shape: RegExp,
  prefixes: string,
  labels: readonly string[],
): Pick<CountryChecks, 'postalCode' | 'regionOfPostalCode'> {
  const ranges = prefixes.split(' ').map((range) => {
    const [first = '', last = first] = range.split('-');
    return { first, last };
  });
  const findRegion = (code: string) =>
    ranges.findIndex(({ first, last }) => first <= code && code.slice(0, 2) <= last);
  return {
    postalCode: (typed) => {
      const code = readPostalCode(typed, shape, labels);
      return code.ok && findRegion(code.value) < 0 ? { ok: false, reason: 'shape' } : code;
    },
    regionOfPostalCode: (code, regions) => regions[findRegion(code)],
  };
}
