import { parseArgs } from 'node:util';
import { formatFailure, type TestResult } from '../../scripts/tests/reports';

/** The options of the command line. */
export interface FlakyOptions {
  /** The number of runs. */
  readonly times: number;
  /** The seed of the first run. Each next run has the next seed. */
  readonly firstSeed: number;
  /** Whether the machine is left alone, so that runs are faster and find less. */
  readonly isIdle: boolean;
  /** The test files to run; all if empty. */
  readonly paths: readonly string[];
}

/** One run of the unit tests in a random order. */
export interface FlakyRun {
  readonly seed: number;
  readonly hasPassed: boolean;
  readonly tests: readonly TestResult[];
  readonly output: string;
}

/** A test that failed in at least one run. */
export interface FlakyFailure {
  readonly name: string;
  /** The seeds of the runs in which it failed. */
  readonly seeds: readonly number[];
  /** The message of the first failure. */
  readonly message: string;
}

/**
 * Reads `--times` (default 20), `--seed`, `--idle` and paths.
 *
 * @param randomSeed the first seed without `--seed`
 * @throws when an option is invalid
 */
export function readFlakyOptions(args: readonly string[], randomSeed: number): FlakyOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      times: { type: 'string', default: '20' },
      seed: { type: 'string', default: String(randomSeed) },
      idle: { type: 'boolean', default: false },
    },
  });
  for (const name of ['times', 'seed'] as const) {
    if (!/^[1-9]\d{0,8}$/.test(values[name]))
      throw new Error(`--${name} is "${values[name]}". It must be a whole number from 1 on.`);
  }
  return {
    times: Number(values.times),
    firstSeed: Number(values.seed),
    isIdle: values.idle,
    paths: positionals,
  };
}

/**
 * The tests that failed, those that failed most often first. A run that failed without a failed test, for example through an error outside
 * of the tests, counts as a failure of its own.
 */
export function collectFailures(runs: readonly FlakyRun[]): readonly FlakyFailure[] {
  const failures = new Map<string, FlakyFailure>();
  const add = (name: string, seed: number, message: string) => {
    const { seeds, message: first } = failures.get(name) ?? { seeds: [], message };
    failures.set(name, { name, seeds: [...seeds, seed], message: first });
  };
  for (const { seed, hasPassed, tests, output } of runs) {
    const failed = tests.filter(({ failure }) => failure !== undefined);
    for (const { name, failure = '' } of failed) add(name, seed, failure);
    if (failed.length === 0 && (!hasPassed || tests.length === 0))
      add('the run itself', seed, output.trimEnd().split('\n').slice(-lastLineCount).join('\n'));
  }
  return [...failures.values()].toSorted((one, other) => other.seeds.length - one.seeds.length);
}

/** Lines of the output of a run that failed without a failed test. */
const lastLineCount = 6;

/** The report: each failing test with its seeds, its first message, and how to repeat its order. */
export function renderFailures(failures: readonly FlakyFailure[]): string {
  if (failures.length === 0) return '\nNo test failed.\n';
  const list = failures.map(
    ({ name, seeds, message }) => `${name}\n  seeds ${seeds.join(', ')}\n${formatFailure(message)}\n`,
  );
  const seed = failures[0]?.seeds[0] ?? 1;
  return `\n${failures.length} failed:\n\n${list.join('\n')}\nThe same order again: npm run flaky -- --times 1 --seed ${seed}\n`;
}
