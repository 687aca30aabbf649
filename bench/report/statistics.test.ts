import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../src/testing/runs';
import { median, medians, ratio } from './statistics';

describe('the median', () => {
  it.each([
    ['of one', [7], 7],
    ['of an odd count is the middle one', [9, 1, 5], 5],
    ['of an even count lies between the middle two', [4, 1, 2, 9], 3],
    ['does not go by how numbers are written', [10, 9, 100], 10],
  ])('%s', (_what, values, expected) => {
    expect(median(values)).toBe(expected);
  });

  it('of nothing is no number', () => {
    expect(median([])).toBeNaN();
  });

  it('does not depend on the order, and as many lie below as above', () => {
    const values = fc.array(fc.double({ noNaN: true, min: -1e6, max: 1e6 }), { minLength: 1 });
    fc.assert(
      fc.property(values, (values) => {
        const middle = median(values);
        expect(median(values.toReversed())).toBe(middle);
        const below = values.filter((value) => value < middle).length;
        const above = values.filter((value) => value > middle).length;
        expect(Math.max(below, above)).toBeLessThanOrEqual(values.length / 2);
      }),
      { numRuns: runs(100) },
    );
  });
});

describe('the medians of rounds', () => {
  it('stand under the name of each figure, in the order of the first round', () => {
    const rounds = [
      { 'first paint': 3, blocking: 10 },
      { 'first paint': 1, blocking: 30 },
      { 'first paint': 2, blocking: 20 },
    ];
    expect(Object.entries(medians(rounds))).toEqual([
      ['first paint', 2],
      ['blocking', 20],
    ]);
  });
});

describe('a ratio', () => {
  it.each([
    ['of twice as much', 10, 5, 2],
    ['of less', 2, 8, 0.25],
    ['of nothing to something', 0, 8, 0],
    ['to nothing', 4, 0, null],
    ['of nothing to nothing', 0, 0, null],
    ['of what was not measured', Number.NaN, 4, null],
    ['to what was not measured', 4, Number.NaN, null],
  ])('%s', (_what, value, reference, expected) => {
    expect(ratio(value, reference)).toBe(expected);
  });
});
