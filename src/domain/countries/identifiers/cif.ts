import type { Identifier } from '../country';
import { compactCode } from '../normalise';
import { computeLuhnSum } from './digits';

/**
 * Número de identificación fiscal of an entity (Spain, formerly CIF): a letter for the kind of entity, seven digits
 * and a control digit by Luhn's algorithm, or the letter for it. The kind decides which: public, foreign and religious bodies have a
 * letter, companies a digit.
 * Source: Orden EHA/451/2008 (BOE), AEAT. Libraries take either for any kind, which lets mistakes through.
 */
const CONTROL_LETTERS = 'JABCDEFGHI';
const shape = /^[ABCDEFGHJNPQRSUVW]\d{7}[\dA-J]$/;
const letterOnly = /^[PQRSNW]/;
const digitOnly = /^[ABEH]/;

export const cif: Identifier = {
  name: 'CIF',
  normalise: compactCode,
  check(normalised) {
    if (!shape.test(normalised)) return 'shape';
    const control = (10 - (computeLuhnSum(`${normalised.slice(1, 8)}0`) % 10)) % 10;
    const given = normalised.charAt(8);
    const digitFits = given === String(control) && !letterOnly.test(normalised);
    const letterFits = given === CONTROL_LETTERS.charAt(control) && !digitOnly.test(normalised);
    return digitFits || letterFits ? null : 'check-digit';
  },
};
