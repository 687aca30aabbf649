import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { findBase } from '../shared/base';
import { cruisedFolders, importsCache } from './graph';
import { listAffectedTests } from './affectedTests';
import { installPackages } from '../install.mjs';
import { root, runInParallel, type Command } from '../shared/runInParallel';

/**
 * npm run affected [-- HEAD~3]: checks what has changed since a commit, uncommitted changes and new files included: the types and the lint
 * of the project, the format of the changed files, and the unit tests that they reach by imports. `base.ts` says what it is compared with
 * without a commit.
 */

/** Runs git. Null if it fails. */
function git(...args: readonly string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

function listChangedFiles(base: string): readonly string[] {
  const changed = git('diff', '--name-only', '--relative', base) ?? '';
  const added = git('ls-files', '--others', '--exclude-standard') ?? '';
  return [...new Set(`${changed}\n${added}`.split('\n'))].filter((file) => file !== '');
}

async function readAffectedTests(changed: readonly string[]): Promise<readonly string[]> {
  const { stdout } = await promisify(execFile)(
    path.join(root, 'node_modules/.bin/depcruise'),
    [...cruisedFolders, '--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...importsCache],
    { cwd: root, maxBuffer: 64 * 1024 * 1024 },
  );
  return listAffectedTests(JSON.parse(stdout).modules, changed);
}

installPackages();
const base = findBase(root, process.argv[2]);
const changed = listChangedFiles(base);
// A file that is gone has no imports in the graph. The types of all files show who misses it.
const present = changed.filter((file) => existsSync(path.join(root, file)));
const tests = await readAffectedTests(present);
console.log(`Since ${git('log', '-1', '--format=%h %s', base)}: ${changed.length} changed files`);

const checks: readonly (Command | false)[] = [
  changed.some((file) => /\.([mc]?[jt]sx?|json)$/.test(file)) && {
    name: 'types and lint',
    command: 'oxlint',
    args: ['--type-aware', '--type-check'],
  },
  present.length > 0 && {
    name: 'format',
    command: 'prettier',
    args: ['--check', '--log-level', 'warn', '--ignore-unknown', ...present],
  },
  tests.length > 0 && {
    name: `unit tests in ${tests.length} files`,
    command: 'vitest',
    args: ['run', '--tags-filter', '!rest', '--pass-with-no-tests', ...tests],
  },
];
const failed = await runInParallel(checks.filter((check) => check !== false));
if (failed.length > 0) process.exit(1);
