import { describe, expect, it } from 'vitest';
import { countDropOff, readVisits } from './countDropOff';
import { compareVariants } from './compareVariants';
import type { StepEvent } from './readEvents';
import { estimateDifference, estimateShare, isSampleRatioOff } from './statistics';

const variants = { control: { share: 50 }, other: { share: 50 } };
const path = ['loan', 'contact', 'income', 'bank'];

/** Numbers from 0 to 1 that are the same in each run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Simulation {
  readonly count: number;
  /** How many go on at each step, by variant. */
  readonly goOn: Readonly<Record<keyof typeof variants, number>>;
  /** The share of the visits that get the second variant. */
  readonly share?: number;
}

/** The visits of simulated sessions. A third of them is not asked for the income. */
function simulate({ count, goOn, share = 0.5 }: Simulation) {
  const random = createRandom(7);
  const events: StepEvent[] = [];
  for (let place = 0; place < count; place += 1) {
    const variant = random() < share ? 'other' : 'control';
    const event = {
      page: 'marenza-es',
      visit: `v${place}`,
      experiment: `first-words:${variant}`,
    };
    const at = (step: number) => new Date(Date.UTC(2026, 11, 1, 0, 0, place * 5 + step)).toISOString();
    const asked = random() < 1 / 3 ? path.filter((step) => step !== 'income') : path;
    let seen = 0;
    for (const step of asked) {
      events.push({ ...event, name: 'StepSeen', step, at: at(seen) });
      if (random() >= goOn[variant]) break;
      seen += 1;
    }
    if (seen === asked.length) events.push({ ...event, name: 'CompleteRegistration', at: at(seen) });
  }
  return readVisits(events);
}

const compare = (simulation: Simulation) =>
  compareVariants(simulate(simulation), 'first-words', { variants })[0];

describe('20,000 simulated sessions', () => {
  it('show a planted difference', () => {
    const result = compare({ count: 20_000, goOn: { control: 0.8, other: 0.82 } });
    expect(result?.variants.map(({ verdict }) => verdict)).toEqual(['the page as it is', 'better']);
    expect(result?.offShares).toEqual([]);
    expect(result?.variants[1]?.steps.map(({ step }) => step)).toEqual(path);
    // Whoever is not asked for the income neither sees nor leaves it.
    const [, , income, bank] = result?.variants[0]?.steps ?? [];
    expect((income?.seen ?? 0) < (bank?.seen ?? 0) * 1.1).toBe(true);
  });

  it('show no difference where none is planted', () => {
    const result = compare({ count: 20_000, goOn: { control: 0.8, other: 0.8 } });
    expect(result?.variants[1]?.verdict).toBe('no difference that counts');
  });

  it('show that visits of a variant got lost', () => {
    const goOn = { control: 0.8, other: 0.8 };
    expect(compare({ count: 20_000, goOn, share: 0.48 })?.offShares).toEqual(['control', 'other']);
  });
});

it('says that few visits are not enough, whatever they did', () => {
  const result = compare({ count: 300, goOn: { control: 0.5, other: 0.95 } });
  expect(result?.variants[1]?.verdict).toBe('not enough yet');
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

it('has an interval of a difference that holds the true one in 19 of 20 cases', () => {
  const random = createRandom(3);
  const draw = (share: number, total = 400) => {
    let count = 0;
    for (let place = 0; place < total; place += 1) if (random() < share) count += 1;
    return estimateShare(count, total);
  };
  const cases = Array.from({ length: 2_000 }, () => estimateDifference(draw(0.3), draw(0.35)));
  const held = cases.filter(({ low, high }) => low <= 0.05 && high >= 0.05).length;
  expect(Math.abs(held / cases.length - 0.95)).toBeLessThan(0.015);
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
