import type { Identifier } from '../country';
import { compactCode } from '../normalise';
import { decodeBirthDate, findBirthDates } from './birth';
import { computeWeightedSum } from './digits';

/**
 * Registro Federal de Contribuyentes (Mexico): four letters of a person's names or three of a company's, YYMMDD of birth or
 * founding, two characters that distinguish namesakes, and a check digit. For a company, a space before the letters is
 * counted too. Old numbers have wrong check digits, so such a number is doubtful.
 * Source: SAT, Anexo 3 of the instructions for the RFC with its list of words; check digit as in python-stdnum (2026-08-15).
 */
const VALUES = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';
const WEIGHTS = [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2];
const NEVER_ISSUED = (
  'BUEI BUEY CACA CACO CAGA CAGO CAKA CAKO COGE COJA COJE COJI COJO CULO FETO GUEY JOTO KACA KACO KAGA KAGO KAKA KOGE ' +
  'KOJO KULO MAME MAMO MEAR MEAS MEON MION MOCO MULA PEDA PEDO PENE PUTA PUTO QULO RATA RUIN'
).split(' ');
/**
 * The beginning of the numbers for the general public and for foreigners, which belong to nobody. It decides, so that no zero at their
 * end is taken for a mistyped letter of a person's number.
 */
const generic = /^X[AE]XX010101/;
const shape = /^([A-ZÑ&]{3,4})(\d{6})[A-Z\d]{2}[A\d]$/;
const companyShape = /^[A-ZÑ&]{3}\d/;

export const rfc: Identifier = {
  name: 'RFC',
  normalise: compactCode,
  check(normalised, today) {
    const [, letters = '', digits = ''] = shape.exec(normalised) ?? [];
    if (letters === '' || NEVER_ISSUED.includes(letters) || generic.test(normalised)) return 'shape';
    if (findBirthDates(digits, today).length === 0) return 'date';
    return checkDigit(normalised.slice(0, -1).padStart(12, ' ')) === normalised.slice(-1) ? null : 'doubtful';
  },
  isOfCompany: (normalised) => companyShape.test(normalised),
  decode(normalised, today) {
    const [, letters = '', digits = ''] = shape.exec(normalised) ?? [];
    return letters.length === 4 ? decodeBirthDate(digits, today) : {};
  },
};

function checkDigit(rest: string): string {
  const values = Array.from(rest, (character) => VALUES.indexOf(character));
  const digit = (11 - (computeWeightedSum(values, WEIGHTS) % 11)) % 11;
  return digit === 10 ? 'A' : String(digit);
}
