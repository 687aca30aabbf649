import type { Identifier } from '../country';
import { compactCode } from '../normalise';
import { toDigits, computeWeightedSum } from './digits';

/**
 * Cod unic de înregistrare (Romania, also CIF): two to ten digits, the last a check digit. The VAT prefix RO is allowed
 * and removed.
 * Source: OUG 116/2009 and OMFP 1/1999, as in python-stdnum (2026-08-15).
 */
const WEIGHTS = [7, 5, 3, 2, 1, 7, 5, 3, 2];
const shape = /^[1-9]\d{1,9}$/;

export const cui: Identifier = {
  name: 'CUI',
  normalise: (typed) => compactCode(typed).replace(/^RO(?=\d)/, ''),
  check(normalised) {
    if (!shape.test(normalised)) return 'shape';
    const body = toDigits(normalised.slice(0, -1).padStart(WEIGHTS.length, '0'));
    const control = ((computeWeightedSum(body, WEIGHTS) * 10) % 11) % 10;
    return control === Number(normalised.slice(-1)) ? null : 'check-digit';
  },
};
