import type { Parameters } from 'fast-check';

/** LONG_RUNS=10 runs ten times as many values, and LONG_RUNS=0.1 a tenth. */
const factor = Number(process.env['LONG_RUNS'] ?? 1);

/** The number of values for a property: `usual` by default, `long` in a long run. */
export const getRunCount = (usual: number, long = usual * factor): number =>
  factor > 1 ? long : Math.ceil(usual * factor);

/**
 * Defaults of all properties. A usual run repeats the same values, so that a failure comes from a change. A long run uses new values,
 * and a failure names the seed.
 */
export const propertyDefaults: Pick<Parameters<unknown>, 'seed' | 'numRuns'> = {
  numRuns: getRunCount(100),
  ...(factor > 1 ? {} : { seed: 20_251_121 }),
};
