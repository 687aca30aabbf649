import type { Identifier } from '../country';
import { compactNumber } from '../normalise';
import { toDigits, computeWeightedSum } from './digits';

/**
 * Número de identificación tributaria (Colombia): nine digits of a company or the cédula of a person, and a check digit.
 * Source: DIAN, Orden administrativa 4 of 27 October 1989, as in python-stdnum (2026-08-15).
 */
const WEIGHTS = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43];
const shape = /^(?:[1-9]\d{2,8}|1\d{9})\d$/;
/** The nine digits of a company, or eight of a cédula and its check digit. */
const mayLackCheckDigit = /^[89]\d{8}$/;

export const nit: Identifier = {
  name: 'NIT',
  normalise: compactNumber,
  check(normalised) {
    if (!shape.test(normalised)) return 'shape';
    const [given, ...fromTheRight] = [...toDigits(normalised)].reverse();
    const remainder = computeWeightedSum(fromTheRight, WEIGHTS) % 11;
    const isRight = given === (remainder < 2 ? remainder : 11 - remainder);
    if (mayLackCheckDigit.test(normalised)) return isRight ? 'doubtful' : 'shape';
    return isRight ? null : 'check-digit';
  },
};
