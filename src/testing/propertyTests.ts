import type { Parameters } from 'fast-check';

/** LONG_RUNS=10 runs ten times as many values. */
const factor = Number(process.env['LONG_RUNS'] ?? 1);

/** The number of values for a property: `usual` by default, `long` if LONG_RUNS is set. */
export const getRunCount = (usual: number, long = usual * factor): number => (factor > 1 ? long : usual);

/**
 * Defaults of all properties. A usual run repeats the same values, so that a failure comes from a change. A long run uses new values,
 * and a failure names the seed.
 */
export const propertyDefaults: Pick<Parameters<unknown>, 'seed' | 'numRuns'> = factor > 1
  ? { numRuns: getRunCount(100) }
  : { seed: 20_251_121 };
