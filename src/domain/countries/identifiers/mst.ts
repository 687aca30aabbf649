import type { Identifier } from '../country';
import { compactCode } from '../normalise';
import { cccd } from './cccd';
import { toDigits, computeWeightedSum } from './digits';

/**
 * Mã số thuế (Vietnam): ten digits of a company, the last a check digit, and three more for a branch, never 000. Since
 * 1 July 2025 a person uses the personal number.
 * Source: Thông tư 105/2020/TT-BTC, Thông tư 86/2024/TT-BTC; check digit as in python-stdnum (2026-08-15).
 */
const WEIGHTS = [31, 29, 23, 19, 17, 13, 7, 5, 3];
/** Office (2, never 00), serial number (7), check digit (1), branch (3). */
const shape = /^(?!00)\d{2}(?!0{7})\d{8}(?:(?!000)\d{3})?$/;
const personal = /^\d{12}$/;

export const mst: Identifier = {
  name: 'MST',
  normalise: compactCode,
  check(normalised, today) {
    if (personal.test(normalised)) return cccd.check(normalised, today);
    if (!shape.test(normalised)) return 'shape';
    // No digit matches the sum 10, so such a number is never issued.
    const digits = toDigits(normalised);
    return 10 - (computeWeightedSum(digits, WEIGHTS) % 11) === digits[9] ? null : 'check-digit';
  },
};
