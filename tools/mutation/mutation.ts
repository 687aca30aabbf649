import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { installPackages } from '../../scripts/shared/install.mjs';
import { root } from '../../scripts/shared/runInParallel';

/**
 * npm run mutation -- [path ...]: changes the rules one place at a time and tells which changes no test notices. A path is
 * one of `folders`, or a folder or a file in one. Without a path it runs all folders, each with its own tests. It exits with
 * 1 if fewer than 85 % of the changes of one run are noticed: of a subfolder, or of the folder's own files (`stryker.config.mjs`). Stryker is a package of its own (`tools/mutation`), which this installs.
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

installPackages({ folder: 'tools/mutation' });
const given = process.argv.slice(2).map((place) => place.replace(/\/$/, ''));
const hasFailed = (given.length > 0 ? given : folders).map((place) => run(place)).includes(false);
process.exit(hasFailed ? 1 : 0);

/** Runs the changes of a folder, one subfolder after another, or of a file. Returns whether enough are noticed. */
function run(place: string): boolean {
  const folder = folders.find((candidate) => place === candidate || place.startsWith(`${candidate}/`));
  if (folder === undefined) {
    console.error(`${place} is in none of the folders ${folders.join(', ')}.`);
    return false;
  }
  // Results are stored at the end of a run, so a run that is stopped keeps those of the subfolders before.
  const portions = place.endsWith('.ts') ? [place] : listPortions(place);
  return !portions.map((files) => tryChanges(files, folder)).includes(false);
}

/** The files of the folder itself, if it has any, and those of each subfolder. */
function listPortions(folder: string): readonly string[] {
  const entries = fs.readdirSync(path.join(root, folder), { withFileTypes: true });
  const own = entries.some((entry) => entry.isFile()) ? [`${folder}/*.ts`] : [];
  const subfolders = entries.filter((entry) => entry.isDirectory());
  return [...own, ...subfolders.map(({ name }) => `${folder}/${name}/**/*.ts`)];
}

function tryChanges(files: string, folder: string): boolean {
  const mutate = [files, ...leftOut.map((pattern) => `!${pattern}`)].join(',');
  // A property with all its values takes seconds, and it runs again for each change that it reaches.
  const env = { ...process.env, MUTATED_FOLDER: folder, LONG_RUNS: '0.1' };
  // Each folder has its own results: Stryker drops those of tests that a run does not include.
  const results = path.join(root, `node_modules/.cache/mutation/${folder.replaceAll('/', '-')}.json`);
  const { status } = spawnSync(
    path.join(root, 'tools/mutation/node_modules/.bin/stryker'),
    ['run', 'tools/mutation/stryker.config.mjs', '--mutate', mutate, '--incrementalFile', results],
    { cwd: root, stdio: 'inherit', env },
  );
  return status === 0;
}
