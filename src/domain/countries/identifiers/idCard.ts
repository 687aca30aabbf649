import type { Identifier } from '../country';
import { compactCode } from '../normalise';
import { toDigits, computeWeightedSum } from './digits';

/**
 * Number of the identity card (Poland, dowód osobisty): a series of three letters and six digits. The first
 * digit is the check digit of all others (A = 10 … Z = 35).
 * Source: ICAO 9303 weights on the number as the Ministerstwo Cyfryzacji issues it.
 */
const WEIGHTS = [7, 3, 1, 7, 3, 1, 7, 3];
const LETTER_OFFSET = 'A'.charCodeAt(0) - 10;
const shape = /^[A-Z]{3}\d{6}$/;
/** With the word between series and number: `ABA nr 300000`. */
const withWord = /^([A-Z]{3})(?:NR|NUMER)(\d{6})$/;

export const idCard: Identifier = {
  name: 'Dowód osobisty',
  normalise: (typed) => compactCode(typed).replace(/[,;:]/g, '').replace(withWord, '$1$2'),
  check(normalised) {
    if (!shape.test(normalised)) return 'shape';
    const letters = Array.from(normalised.slice(0, 3), (letter) => letter.charCodeAt(0) - LETTER_OFFSET);
    const sum = computeWeightedSum([...letters, ...toDigits(normalised.slice(4))], WEIGHTS);
    return sum % 10 === Number(normalised.charAt(3)) ? null : 'check-digit';
  },
};
