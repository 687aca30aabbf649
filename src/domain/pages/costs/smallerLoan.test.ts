import { expect, it } from 'vitest';
import { findSmallerAmount } from './smallerLoan';

const limits = { default: 2500, min: 500, max: 30000, step: 100 };

it.each([
  [3000, 1500],
  [2500, 1200],
  [1000, 500],
  [900, 500],
  [600, 500],
  [500, null],
  [400, null],
  [60000, 15000],
  [undefined, null],
  [Number.NaN, null],
])('suggests for %s: %s', (asked, smaller) => {
  expect(findSmallerAmount(asked, limits)).toBe(smaller);
});
