import type { Identifier } from '../country';
import { compactCode } from '../normalise';
import { computeLuhnSum } from './digits';

/**
 * Número de seguridad social (Mexico): office, years of registration and birth, a serial number, and a check digit by Luhn's
 * algorithm. No authority states that every number in use has a right one, so a wrong check digit is doubtful.
 * Source: IMSS, Manual para la integración del número de seguridad social.
 */
const shape = /^(?!0+$)\d{11}$/;

export const nss: Identifier = {
  name: 'NSS',
  normalise: compactCode,
  check(normalised) {
    if (!shape.test(normalised)) return 'shape';
    return computeLuhnSum(normalised) % 10 === 0 ? null : 'doubtful';
  },
};
