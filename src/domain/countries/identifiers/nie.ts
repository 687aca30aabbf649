import type { Identifier } from '../country';
import { compactCode } from '../normalise';
import { getControlLetter } from './dni';

/**
 * Número de identidad de extranjero (Spain): X, Y or Z, seven digits and a letter. The first letter stands for 0, 1
 * or 2 before the digits; the rest is as in the DNI.
 * Source: Orden INT/2058/2008, as in python-stdnum (2026-08-15).
 */
const FIRST_LETTERS = 'XYZ';
const shape = /^[XYZ]\d{7}[A-Z]$/;

export const nie: Identifier = {
  name: 'NIE',
  normalise: compactCode,
  check(normalised) {
    if (!shape.test(normalised)) return 'shape';
    const digits = `${FIRST_LETTERS.indexOf(normalised.charAt(0))}${normalised.slice(1, 8)}`;
    return getControlLetter(digits) === normalised.charAt(8) ? null : 'check-digit';
  },
};
