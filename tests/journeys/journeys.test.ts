import { describe, expect, it } from 'vitest';
import { journeyCases } from './cases';
import { explore } from './explore';
import { runJourney } from './journey';
import type { JourneyPageName } from './pages';
import { renderBroken } from './report';

/** The same seeds on each run, so that a failure comes from a change. `npm run journeys` uses new ones. */
const explorations: readonly {
  readonly page: JourneyPageName;
  readonly seed: number;
  readonly count: number;
  readonly options: { readonly tags?: string[] };
}[] = [
  { page: 'ondara-es', seed: 6, count: 25, options: {} },
  { page: 'ondara-es', seed: 6, count: 50, options: { tags: ['rest'] } },
  { page: 'ondara-es', seed: 2, count: 50, options: { tags: ['rest'] } },
  { page: 'pravelo-pl', seed: 3, count: 25, options: {} },
  { page: 'pravelo-pl', seed: 3, count: 50, options: { tags: ['rest'] } },
  { page: 'pravelo-pl', seed: 4, count: 50, options: { tags: ['rest'] } },
];

/** A busy machine may be slow. A journey that is still running would change the clock of the next test. */
const timeLimitMs = 600_000;

describe('random journeys', () => {
  for (const { page, seed, count, options } of explorations)
    it(`hold on ${page}: ${count} from the seed ${seed}`, { timeout: timeLimitMs, ...options }, async () => {
      const { broken } = await explore(page, seed, count);
      expect(broken === null ? '' : renderBroken(broken)).toBe('');
    });
});

describe('journeys that found a fault once', () => {
  it.each(journeyCases)('hold: $found', async (journey) => {
    await expect(runJourney(journey)).resolves.toBeUndefined();
  });
});
