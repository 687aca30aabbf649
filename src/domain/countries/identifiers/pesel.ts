import type { DecodedIdentifier, Identifier } from '../country';
import { formatCalendarDate } from '../dates';
import { compactCode } from '../normalise';
import { toDigits, computeWeightedSum } from './digits';

/**
 * PESEL (Poland): YYMMDD, a serial number whose last digit is odd for men, and a check digit. The month encodes
 * the century: 80 more for 18xx, 20 more for 20xx, 40 for 21xx, 60 for 22xx.
 * Source: Ustawa o ewidencji ludności (24 September 2010), articles 15–16, as in python-stdnum (2026-08-15), which
 * accepts dates in the future; they are rejected here.
 */
const WEIGHTS = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3];
const CENTURIES = [1900, 2000, 2100, 2200, 1800];
const shape = /^\d{11}$/;

export const pesel: Identifier = {
  name: 'PESEL',
  normalise: compactCode,
  check(normalised, today) {
    if (!shape.test(normalised)) return 'shape';
    const digits = toDigits(normalised);
    if ((10 - (computeWeightedSum(digits, WEIGHTS) % 10)) % 10 !== digits[10]) return 'check-digit';
    const birthDate = birthDateOf(normalised);
    return birthDate === undefined || birthDate >= today ? 'date' : null;
  },
  decode(normalised): DecodedIdentifier {
    if (!shape.test(normalised)) return {};
    const birthDate = birthDateOf(normalised);
    const gender = Number(normalised.charAt(9)) % 2 === 1 ? 'male' : 'female';
    return birthDate === undefined ? { gender } : { birthDate, gender };
  },
};

function birthDateOf(normalised: string): string | undefined {
  const month = Number(normalised.slice(2, 4));
  const century = CENTURIES[Math.floor(month / 20)];
  if (century === undefined) return undefined;
  return formatCalendarDate(
    century + Number(normalised.slice(0, 2)),
    month % 20,
    Number(normalised.slice(4, 6)),
  );
}
