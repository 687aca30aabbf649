import type { Identifier } from '../country';
import { compactCode } from '../normalise';
import { toDigits } from './digits';

/**
 * Steuerliche Identifikationsnummer (Germany): eleven digits. Of the first ten exactly one digit occurs twice or, since 2016,
 * three times, but never three in a row; the last is a check digit by ISO 7064, mod 11, 10. Test numbers begin with 0.
 * Source: § 139b AO; ELSTER, Prüfung der Steuer- und Steueridentifikationsnummer. Libraries accept a digit that occurs four
 * times, or three times in a row.
 */
const shape = /^[1-9]\d{10}$/;
const threeInARow = /(\d)\1\1/;

export const steuerId: Identifier = {
  name: 'Steuer-ID',
  normalise: compactCode,
  check(normalised) {
    const body = normalised.slice(0, 10);
    if (!shape.test(normalised) || threeInARow.test(body) || !repeatsOne(body)) return 'shape';
    return checkDigit(body) === Number(normalised.charAt(10)) ? null : 'check-digit';
  },
};

function repeatsOne(body: string): boolean {
  const digits = [...body];
  const counts = [...new Set(digits)].map((digit) => digits.filter((other) => other === digit).length);
  const [repeated, ...others] = counts.filter((count) => count > 1);
  return others.length === 0 && (repeated === 2 || repeated === 3);
}

function checkDigit(body: string): number {
  const product = toDigits(body).reduce((before, digit) => {
    const sum = (digit + before) % 10;
    return ((sum === 0 ? 10 : sum) * 2) % 11;
  }, 10);
  return (11 - product) % 10;
}
