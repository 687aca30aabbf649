import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './runInParallel';

/**
 * npm run mutation -- [path ...]: changes the rules one place at a time and tells which changes no test notices. A path is
 * one of `folders`, or a folder or a file in one. Without a path it runs all folders, each with its own tests. It exits with
 * 1 if fewer than 85 % of the changes are noticed in one of them (tests/mutation/stryker.config.mjs).
 */
const folders = ['src/domain/lead', 'src/domain/journey', 'src/state/submission', 'src/domain/countries'];

/** Files without a rule: a mutant of them changes data that a test could only repeat. */
const leftOut = [
  // Tests and their preparation.
  '**/*.test.ts',
  '**/*.fixture.ts',
  // Generated from the contract.
  '**/*.gen.ts',
  // Tables of data points, texts' parameters and codes.
  'src/domain/lead/fields.ts',
  'src/domain/countries/*.help.ts',
  'src/domain/countries/isoCountries.ts',
  'src/domain/countries/accessibilityLaws.ts',
];

const given = process.argv.slice(2).map((place) => place.replace(/\/$/, ''));
const places = given.length > 0 ? given : folders;
const hasFailed = places.map((place) => run(place)).some((status) => status !== 0);
process.exit(hasFailed ? 1 : 0);

/** Runs the changes of a folder or a file against the tests of its folder, and returns the exit code. */
function run(place: string): number {
  const folder = folders.find((candidate) => place === candidate || place.startsWith(`${candidate}/`));
  if (folder === undefined) {
    console.error(`${place} is in none of the folders ${folders.join(', ')}.`);
    return 1;
  }
  console.log(`\n${place}`);
  const files = place.endsWith('.ts') ? place : `${place}/**/*.ts`;
  const mutate = [files, ...leftOut.map((pattern) => `!${pattern}`)].join(',');
  // Each folder has its own results: Stryker drops results of tests that a run does not include.
  const results = `node_modules/.cache/mutation/${folder.replaceAll('/', '-')}.json`;
  // A property with all its values takes seconds, and it runs again for each change that it reaches.
  const env = { ...process.env, MUTATED_FOLDER: folder, LONG_RUNS: '0.1' };
  const { status } = spawnSync(
    path.join(root, 'node_modules/.bin/stryker'),
    ['run', 'tests/mutation/stryker.config.mjs', '--mutate', mutate, '--incrementalFile', results],
    { cwd: root, stdio: 'inherit', env },
  );
  return status ?? 1;
}
