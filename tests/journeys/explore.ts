import fc from 'fast-check';
import { createActs, stories } from './arbitraries';
import { beginJourney, finish, type Journey } from './journey';
import type { JourneyPageName } from './pages';

/** How long a journey is. */
const maxActs = 30;

/** A journey that broke an invariant, made as short as it goes. */
export interface BrokenJourney {
  readonly journey: Journey;
  readonly problem: string;
  /** Repeats it before it was made shorter. */
  readonly seed: number;
}

export interface Exploration {
  /** The number of journeys that were run, without those that only made a failing one shorter. */
  readonly count: number;
  /** The number of acts in them. */
  readonly acts: number;
  readonly broken: BrokenJourney | null;
}

/** Runs random journeys, all from one seed, until one of them breaks an invariant. */
export async function explore(
  page: JourneyPageName,
  seed: number,
  count: number,
  isShortened = true,
): Promise<Exploration> {
  let acts = 0;
  let broken: BrokenJourney | null = null;
  const property = fc.asyncProperty(
    fc.constantFrom(...stories[page]),
    createActs(maxActs),
    async (story, commands) => {
      const journey = await beginJourney({ page, story });
      try {
        await fc.asyncModelRun(() => ({ model: {}, real: journey }), commands);
        await finish(journey);
      } catch (error) {
        // Each failure is shorter than the one before.
        const problem = error instanceof Error ? error.message : String(error);
        broken = { journey: { page, story, acts: [...journey.acts] }, problem, seed };
        throw error;
      } finally {
        journey.browser.close();
        acts += journey.acts.length;
      }
    },
  );
  const { numRuns } = await fc.check(property, { seed, numRuns: count, endOnFailure: !isShortened });
  return { count: numRuns, acts, broken };
}
