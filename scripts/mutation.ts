import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './runInParallel';

/**
 * npm run mutation -- [folder]: changes the rules one place at a time and tells which changes no test notices. Without a
 * folder it runs all folders of `folders`. It exits with 1 if fewer than 85 % are noticed (tests/mutation/stryker.config.mjs).
 */
const folders = ['src/domain/lead', 'src/domain/countries', 'src/domain/journey', 'src/state/submission'];

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

const given = process.argv.slice(2).map((folder) => folder.replace(/\/$/, ''));
const chosen = given.length > 0 ? given : folders;
const mutate = [...chosen.map((folder) => `${folder}/**/*.ts`), ...leftOut.map((pattern) => `!${pattern}`)];
const { status } = spawnSync(
  path.join(root, 'node_modules/.bin/stryker'),
  ['run', 'tests/mutation/stryker.config.mjs', '--mutate', mutate.join(',')],
  { cwd: root, stdio: 'inherit', env: { ...process.env, MUTATED_FOLDERS: chosen.join(',') } },
);
process.exit(status ?? 1);
