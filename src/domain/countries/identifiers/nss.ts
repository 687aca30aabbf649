import type { Identifier } from '../country';
import { compactCode } from '../normalise';
import { digitsOf } from './digits';

/**
 * Número de seguridad social (Mexico): office, years of registration and birth, a serial number, and a check digit by Luhn's
 * algorithm (ISO/IEC 7812-1). No authority's page says that every number in use keeps it, so one that does not is only
 * looked at once more.
 * Source: IMSS, Manual para la integración del número de seguridad social.
 */
const shape = /^(?!0+$)\d{11}$/;

export const nss: Identifier = {
  name: 'NSS',
  normalise: compactCode,
  check(normalised) {
    if (!shape.test(normalised)) return 'shape';
    const sum = digitsOf(normalised).reduce((total, digit, place) => {
      const counted = place % 2 === 1 ? digit * 2 : digit;
      return total + (counted > 9 ? counted - 9 : counted);
    }, 0);
    return sum % 10 === 0 ? null : 'doubtful';
  },
};
