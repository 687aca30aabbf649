import type { DecodedIdentifier, Identifier } from '../country';
import { compactCode } from '../normalise';
import { decodeBirthDate, findBirthDates } from './birth';
import { toDigits, computeWeightedSum } from './digits';

/**
 * Cod numeric personal (Romania): a digit for sex and century, YYMMDD, county, a serial number that is never 000, and a check
 * digit. Numbers of foreigners begin with 7 to 9, which encode no century, and 9 no sex. County 70 is any county (electronic
 * register). 80 to 83 are said to be issued, but no source was found, so they are doubtful.
 * Source: Legea 105/1996 and OUG 97/2005, as in python-stdnum (2026-08-15), which takes serial 000 and dates in the future.
 */
const WEIGHTS = [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9];
const CENTURIES: Readonly<Record<string, readonly number[]>> = {
  1: [19],
  2: [19],
  3: [18],
  4: [18],
  5: [20],
  6: [20],
};
const FOREIGN_NEITHER = '9';
const shape = /^[1-9]\d{6}(0[1-9]|[1-3]\d|4[0-8]|5[12]|70|8[0-3])(?!000)\d{4}$/;
const unsureCounty = /^8/;

export const cnp: Identifier = {
  name: 'CNP',
  normalise: compactCode,
  check(normalised, today) {
    const [, county = ''] = shape.exec(normalised) ?? [];
    if (county === '') return 'shape';
    const digits = toDigits(normalised);
    const remainder = computeWeightedSum(digits, WEIGHTS) % 11;
    if (digits[12] !== (remainder === 10 ? 1 : remainder)) return 'check-digit';
    const born = findBirthDates(normalised.slice(1, 7), today, centuriesOf(normalised));
    if (born.length === 0) return 'date';
    return unsureCounty.test(county) ? 'doubtful' : null;
  },
  decode(normalised, today): DecodedIdentifier {
    if (!shape.test(normalised)) return {};
    const first = normalised.charAt(0);
    const gender = Number(first) % 2 === 1 ? 'male' : 'female';
    return {
      ...decodeBirthDate(normalised.slice(1, 7), today, centuriesOf(normalised)),
      ...(first === FOREIGN_NEITHER ? {} : { gender }),
    };
  },
};

function centuriesOf(normalised: string): readonly number[] | undefined {
  return CENTURIES[normalised.charAt(0)];
}
