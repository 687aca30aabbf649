import type { Identifier } from '../country';
import { compactCode } from '../normalise';
import { toDigits, computeWeightedSum } from './digits';

/**
 * Numer identyfikacji podatkowej (Poland): ten digits, the last being the remainder of the weighted others by 11;
 * a remainder of 10 is never issued. The VAT prefix PL is allowed and removed.
 * Source: Ustawa o zasadach ewidencji i identyfikacji podatników (13 October 1995), as in python-stdnum (2026-08-15).
 */
const WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7];
const shape = /^\d{10}$/;

export const nip: Identifier = {
  name: 'NIP',
  normalise: (typed) => compactCode(typed).replace(/^PL(?=\d)/, ''),
  check(normalised) {
    if (!shape.test(normalised)) return 'shape';
    const digits = toDigits(normalised);
    return computeWeightedSum(digits, WEIGHTS) % 11 === digits[9] ? null : 'check-digit';
  },
};
