import { describe, expect, it } from 'vitest';
import { allPages } from '../../../../tests/catalogue/allPages';
import { findComparedPeriods } from './comparedPeriods';

const everyMonth = { min: 3, max: 96, step: 1 };
const everyHalfYear = { min: 12, max: 120, step: 6 };
const short = { min: 2, max: 12, step: 1 };

describe('the compared periods', () => {
  it.each([
    [12, everyMonth, [6, 12, 18]],
    [13, everyMonth, [7, 13, 19]],
    [18, everyMonth, [12, 18, 24]],
    [24, everyMonth, [12, 24, 36]],
    [48, everyMonth, [24, 48, 72]],
    [4, everyMonth, [3, 4, 5]],
    [36, everyHalfYear, [24, 36, 48]],
    [18, everyHalfYear, [12, 18, 24]],
    [3, short, [2, 3, 4]],
  ])('have %i months in the middle of %o', (chosen, limits, periods) => {
    expect(findComparedPeriods(chosen, limits)).toEqual(periods);
  });

  it.each([
    [3, everyMonth, [3, 6, 9]],
    [96, everyMonth, [48, 72, 96]],
    [95, everyMonth, [47, 71, 95]],
    [12, everyHalfYear, [12, 24, 36]],
    [120, everyHalfYear, [72, 96, 120]],
    [2, short, [2, 4, 6]],
    [12, short, [6, 9, 12]],
  ])('have %i months at an end of %o', (chosen, limits, periods) => {
    expect(findComparedPeriods(chosen, limits)).toEqual(periods);
  });

  it.each([
    [12, { min: 12, max: 12, step: 1 }, []],
    [12, { min: 12, max: 13, step: 1 }, []],
    [13, { min: 12, max: 14, step: 1 }, [12, 13, 14]],
    [60, { min: 58, max: 62, step: 1 }, [58, 60, 62]],
    [12, { min: 12, max: 22, step: 5 }, [12, 17, 22]],
    [17, { min: 12, max: 22, step: 5 }, [12, 17, 22]],
    [22, { min: 12, max: 22, step: 5 }, [12, 17, 22]],
  ])('have %i months in the narrow range %o: %o', (chosen, limits, periods) => {
    expect(findComparedPeriods(chosen, limits)).toEqual(periods);
  });

  const monthly = [
    ...new Map(
      allPages
        .filter(({ page }) => page.definition.periodScale === 'months')
        .map(({ page }) => [`${page.brand.name} ${page.facts.code}`, page.definition.period] as const),
    ),
  ];

  it.each(monthly)('are three on the steps of %s for each of its periods', (_name, limits) => {
    const all = Array.from(
      { length: Math.floor((limits.max - limits.min) / limits.step) + 1 },
      (_none, index) => limits.min + index * limits.step,
    );
    for (const chosen of all) {
      const periods = findComparedPeriods(chosen, limits);
      expect(periods).toHaveLength(3);
      expect(periods).toContain(chosen);
      for (const period of periods) expect(all).toContain(period);
      expect(periods.toSorted((one, other) => one - other)).toEqual(periods);
    }
  });
});
