import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getRunCount } from '../../../src/testing/propertyTests';
import { median, medianOfEach, ratio } from './statistics';

describe('median', () => {
  it.each([
    ['a single value', [7], 7],
    ['the middle value of an odd count', [9, 1, 5], 5],
    ['the mean of the middle two of an even count', [4, 1, 2, 9], 3],
    ['the middle value in numeric order', [10, 9, 100], 10],
  ])('returns %s', (_what, values, expected) => {
    expect(median(values)).toBe(expected);
  });

  it('returns NaN without values', () => {
    expect(median([])).toBeNaN();
  });

  it('does not depend on the order, and splits the values in half', () => {
    const values = fc.array(fc.double({ noNaN: true, min: -1e6, max: 1e6 }), { minLength: 1 });
    fc.assert(
      fc.property(values, (values) => {
        const middle = median(values);
        expect(median(values.toReversed())).toBe(middle);
        const below = values.filter((value) => value < middle).length;
        const above = values.filter((value) => value > middle).length;
        expect(Math.max(below, above)).toBeLessThanOrEqual(values.length / 2);
      }),
      { numRuns: getRunCount(100) },
    );
  });
});

describe('medianOfEach', () => {
  it('returns the median of each metric in the order of the first round', () => {
    const rounds = [
      { 'first paint': 3, blocking: 10 },
      { 'first paint': 1, blocking: 30 },
      { 'first paint': 2, blocking: 20 },
    ];
    expect(Object.entries(medianOfEach(rounds))).toEqual([
      ['first paint', 2],
      ['blocking', 20],
    ]);
  });
});

describe('ratio', () => {
  it.each([
    ['a larger value', 10, 5, 2],
    ['a smaller value', 2, 8, 0.25],
    ['zero', 0, 8, 0],
    ['a zero reference', 4, 0, null],
    ['zero and a zero reference', 0, 0, null],
    ['a missing value', Number.NaN, 4, null],
    ['a missing reference', 4, Number.NaN, null],
  ])('handles %s', (_what, value, reference, expected) => {
    expect(ratio(value, reference)).toBe(expected);
  });
});
