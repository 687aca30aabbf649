import { describe, expect, it } from 'vitest';
import { countDropOff, readVisits } from './countDropOff';
import { compareVariants } from './compareVariants';
import type { StepEvent } from './readEvents';
import { estimateDifference, estimateShare, isSampleRatioOff } from './statistics';

const variants = { control: { share: 50 }, other: { share: 50 } };

interface VariantVisits {
  readonly seen: number;
  readonly finished: number;
}

/** Compares visits that all saw two steps, and of which some finished the form. */
function compare(counts: Readonly<Record<keyof typeof variants, VariantVisits>>) {
  const events = Object.entries(counts).flatMap(([variant, { seen, finished }]) =>
    Array.from({ length: seen }, (_none, place): StepEvent[] => {
      const visit = {
        page: 'marenza-es',
        visit: `${variant}-${place}`,
        experiment: `first-words:${variant}`,
      };
      const at = '2026-12-01T10:00:00Z';
      return [
        { ...visit, name: 'StepSeen', step: 'loan', at },
        { ...visit, name: 'StepSeen', step: 'bank', at },
        ...(place < finished ? [{ ...visit, name: 'CompleteRegistration' as const, at }] : []),
      ];
    }).flat(),
  );
  return compareVariants(readVisits(events), 'first-words', { variants })[0];
}

it.each([
  ['better', { seen: 10_000, finished: 4_100 }, { seen: 10_000, finished: 4_500 }],
  ['worse', { seen: 10_000, finished: 4_500 }, { seen: 10_000, finished: 4_100 }],
  ['no difference that counts', { seen: 10_000, finished: 4_100 }, { seen: 10_000, finished: 4_110 }],
  ['not enough yet', { seen: 1_000, finished: 410 }, { seen: 1_000, finished: 411 }],
  ['not enough yet', { seen: 150, finished: 7 }, { seen: 150, finished: 120 }],
])('says of a variant: %s', (verdict, control, other) => {
  const result = compare({ control, other });
  expect(result?.variants.map((each) => each.verdict)).toEqual(['the page as it is', verdict]);
  expect(result?.variants[1]?.steps.map(({ step }) => step)).toEqual(['loan', 'bank']);
  expect(result?.offShares).toEqual([]);
});

it('shows that visits of a variant got lost', () => {
  const result = compare({ control: { seen: 5_200, finished: 900 }, other: { seen: 4_800, finished: 900 } });
  expect(result?.offShares).toEqual(['control', 'other']);
});

it('leaves out and counts the visits that were shown two variants, and leaves out those that took no part', () => {
  const seen = (visit: string, experiment?: string): StepEvent => ({
    name: 'StepSeen',
    page: 'marenza-es',
    visit,
    at: '2026-12-01T10:00:00Z',
    step: 'loan',
    ...(experiment === undefined ? {} : { experiment }),
  });
  const events = [
    seen('one', 'first-words:control'),
    seen('two', 'first-words:control'),
    seen('two', 'first-words:other'),
    seen('three', 'another:control first-words:other'),
    seen('four', 'another:control'),
    seen('five'),
  ];
  const [result] = compareVariants(readVisits(events), 'first-words', { variants });
  expect([result?.variants.map(({ visits }) => visits), result?.mixed]).toEqual([[1, 1], 1]);
  expect(countDropOff(readVisits(events))[0]?.seen).toBe(5);
});

describe('the interval of a share', () => {
  it.each([
    // From the tables of Newcombe (1998).
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
    [29, 29, 0.883, 1],
    [0, 0, 0, 1],
  ])('of %i of %i is %f to %f', (count, total, low, high) => {
    const estimate = estimateShare(count, total);
    expect(estimate.low).toBeCloseTo(low, 4);
    expect(estimate.high).toBeCloseTo(high, 4);
  });

  it('of a difference has both shares', () => {
    // Newcombe (1998), method 10: 56 of 70 and 48 of 80.
    const { share, low, high } = estimateDifference(estimateShare(48, 80), estimateShare(56, 70));
    expect([share, low, high].map((value) => value.toFixed(4))).toEqual(['0.2000', '0.0524', '0.3339']);
  });
});

it.each([
  [5_000, 10_000, 0.5, false],
  [5_164, 10_000, 0.5, false],
  [5_165, 10_000, 0.5, true],
  [4_835, 10_000, 0.5, true],
  [1_000, 10_000, 0.1, false],
  [1_100, 10_000, 0.1, true],
  [0, 0, 0.5, false],
])('says whether %i of %i fit a share of %f', (count, total, share, isOff) => {
  expect(isSampleRatioOff(count, total, share)).toBe(isOff);
});
