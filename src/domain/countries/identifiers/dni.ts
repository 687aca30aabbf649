import type { Identifier } from '../country';
import { compactCode } from '../normalise';

/**
 * Documento nacional de identidad (Spain): eight digits and the letter for their remainder by 23.
 * Source: Real Decreto 1553/2005; table of the Ministerio del Interior, as in python-stdnum (2026-08-15).
 */
const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const shape = /^\d{8}[A-Z]$/;

/** The control letter of the eight digits of a DNI, or of a NIE after its first letter is replaced. */
export function getControlLetter(digits: string): string {
  return LETTERS.charAt(Number(digits) % LETTERS.length);
}

export const dni: Identifier = {
  name: 'DNI',
  normalise: compactCode,
  check(normalised) {
    if (!shape.test(normalised)) return 'shape';
    return getControlLetter(normalised.slice(0, 8)) === normalised.charAt(8) ? null : 'check-digit';
  },
};
