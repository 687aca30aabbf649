import type { Identifier } from '../country';
import { compactCode } from '../normalise';
import { computeWeightedSum } from './digits';

/**
 * Number of the identity card (Germany): nine characters without vowels and ambiguous letters. The first is a letter of an
 * authority that issues cards (C to K are passports). The back shows a check digit after them, and a D; the check digit is
 * validated if it is typed.
 * Source: Personalausweisverordnung, Anhang; check digit of ICAO 9303.
 */
const WEIGHTS = [7, 3, 1, 7, 3, 1, 7, 3, 1];
const VALUES = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const shape = /^[LMNPRTVWXY][\dCFGHJKLMNPRTVWXYZ]{8}\d?$/;
const withNationality = /^([A-Z\d]{9}\d)D$/;

export const personalausweis: Identifier = {
  name: 'Personalausweis',
  normalise: (typed) => compactCode(typed).replace(withNationality, '$1'),
  check(normalised) {
    if (!shape.test(normalised)) return 'shape';
    const given = normalised.charAt(9);
    return given === '' || Number(given) === checkDigit(normalised) ? null : 'check-digit';
  },
};

function checkDigit(normalised: string): number {
  const values = Array.from(normalised, (character) => VALUES.indexOf(character));
  return computeWeightedSum(values, WEIGHTS) % 10;
}
