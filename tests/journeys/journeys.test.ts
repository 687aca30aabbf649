import { describe, expect, it } from 'vitest';
import { journeyCases } from './cases';
import { explore } from './explore';
import { runJourney } from './journey';
import { renderBroken } from './report';

/** The same seeds on each run, so that a failure comes from a change, and a new one, which may find what nobody has seen. */
const newSeed = 1 + Math.floor(Math.random() * 1_000_000_000);
const explorations = [
  { page: 'ondara-es', seed: 1, count: 60 },
  { page: 'ondara-es', seed: newSeed, count: 60 },
  { page: 'pravelo-pl', seed: 2, count: 40 },
  { page: 'pravelo-pl', seed: newSeed, count: 40 },
] as const;

describe('journeys nobody wrote', () => {
  it.each(explorations)('hold on $page: $count from the seed $seed', async ({ page, seed, count }) => {
    const { broken } = await explore(page, seed, count);
    expect(broken === null ? '' : renderBroken(broken)).toBe('');
  });
});

describe('journeys that found a fault once', () => {
  it.each(journeyCases)('hold: $found', async (journey) => {
    await expect(runJourney(journey)).resolves.toBeUndefined();
  });
});
