import type { Identifier } from '../country';
import { compactCode } from '../normalise';

/** Numbers of persons in Spain. The last character is the letter for the remainder of the digits by 23. */

const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const FOREIGN_LETTERS = 'XYZ';

const createLetteredIdentifier = (
  name: string,
  shape: RegExp,
  readDigits: (normalised: string) => string,
): Identifier => ({
  name,
  normalise: compactCode,
  check(normalised) {
    if (!shape.test(normalised)) return 'shape';
    const letter = LETTERS.charAt(Number(readDigits(normalised)) % LETTERS.length);
    return letter === normalised.charAt(8) ? null : 'check-digit';
  },
});

/**
 * Documento nacional de identidad: eight digits and the letter.
 * Source: Real Decreto 1553/2005; table of the Ministerio del Interior, as in python-stdnum (2026-08-15).
 */
export const dni = createLetteredIdentifier('DNI', /^\d{8}[A-Z]$/, (normalised) => normalised.slice(0, 8));

/**
 * Número de identidad de extranjero: X, Y or Z, which stands for 0, 1 or 2 before the digits, seven digits and the letter.
 * Source: Orden INT/2058/2008, as in python-stdnum (2026-08-15).
 */
export const nie = createLetteredIdentifier(
  'NIE',
  /^[XYZ]\d{7}[A-Z]$/,
  (normalised) => `${FOREIGN_LETTERS.indexOf(normalised.charAt(0))}${normalised.slice(1, 8)}`,
);

/**
 * Número de identificación fiscal that the tax agency gives to a person: L for Spaniards abroad without a DNI, M for foreigners without a
 * NIE; seven digits and the letter. The one for children, K, is never an applicant's.
 * Source: Real Decreto 1065/2007, articles 19 and 20; check letter as in python-stdnum (2026-08-15).
 */
export const nif = createLetteredIdentifier('NIF', /^[LM]\d{7}[A-Z]$/, (normalised) =>
  normalised.slice(1, 8),
);
