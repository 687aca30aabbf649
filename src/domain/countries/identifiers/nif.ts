import type { Identifier } from '../country';
import { compactCode } from '../normalise';
import { getControlLetter } from './dni';

/**
 * Número de identificación fiscal that the tax agency gives to a person (Spain): L for Spaniards abroad without a DNI, M for foreigners
 * without a NIE; seven digits and the letter for their remainder by 23. The one for children, K, is never an applicant's.
 * Source: Real Decreto 1065/2007, articles 19 and 20; check letter as in python-stdnum (2026-08-15).
 */
const shape = /^[LM]\d{7}[A-Z]$/;

export const nif: Identifier = {
  name: 'NIF',
  normalise: compactCode,
  check(normalised) {
    if (!shape.test(normalised)) return 'shape';
    return getControlLetter(normalised.slice(1, 8)) === normalised.charAt(8) ? null : 'check-digit';
  },
};
