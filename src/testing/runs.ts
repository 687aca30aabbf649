import type { Parameters } from 'fast-check';

/** LONG_RUNS=10 tries ten times as much as usual. */
const factor = Number(process.env['LONG_RUNS'] ?? 1);

/** How many values a property is tried with: so many on every run, and more (`long`) where the environment asks for it. */
export const runs = (usual: number, long = usual * factor): number => (factor > 1 ? long : usual);

/**
 * What holds for every property. The usual run tries the same values each time, so that what fails is what was changed; values
 * that nobody has tried yet are for the long one, whose failure names the seed to try again.
 */
export const everyProperty: Pick<Parameters<unknown>, 'seed' | 'numRuns'> = factor > 1
  ? { numRuns: runs(100) }
  : { seed: 20_251_121 };
