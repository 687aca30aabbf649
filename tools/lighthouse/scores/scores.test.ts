import { describe, expect, it } from 'vitest';
import { findMedian, readReport, renderScores, type Scores } from './scores';

const scores = (performance: number, largestPaintMs = 2000): Scores => ({
  performance,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  largestPaintMs,
});

describe('the scores of a page', () => {
  it.each([
    ['one run', [scores(97)], 97],
    ['three runs', [scores(99), scores(91), scores(97)], 97],
    ['two runs, the lower', [scores(99), scores(97)], 97],
  ])('are the median of %s', (_runs, measured, expected) => {
    expect(findMedian(measured).performance).toBe(expected);
  });

  it('take the median of each figure, not of one run', () => {
    expect(findMedian([scores(99, 2400), scores(98, 2000), scores(97, 2200)])).toEqual(scores(98, 2200));
  });

  it('need a measurement', () => {
    expect(() => findMedian([])).toThrow('Nothing');
  });

  it('are read from a report, a failed category as 0', () => {
    const report = {
      categories: {
        performance: { score: 0.974 },
        accessibility: { score: 1 },
        'best-practices': { score: null },
        seo: { score: 1 },
      },
      audits: { 'largest-contentful-paint': { numericValue: 2000.4 } },
    };
    expect(readReport(report)).toEqual({ ...scores(97), bestPractices: 0 });
  });

  it('are a table', () => {
    expect(renderScores([['ondara-es', scores(99)]])).toContain(
      '| ondara-es | 99 | 100 | 100 | 100 | 2000 |',
    );
  });
});
