import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TestResult } from './reports';

/**
 * Results of a part whose files have not changed since it passed. A later run on the same machine does not repeat it. CI keeps none: it
 * runs on a clone of its own, and with `CI` set no result is read.
 */

/** As many results of a part are kept. */
const keptResults = 6;

/** The folder of a part's results. */
const getFolder = (root: string, part: string): string =>
  path.join(root, 'node_modules/.cache/tests', part.replaceAll(/[^\w-]+/g, '-'));

const getFile = (root: string, part: string, hash: string): string =>
  path.join(getFolder(root, part), `${hash}.json`);

/** The tests of a part that passed with these files, or null. */
export function readKeptResults(root: string, part: string, hash: string): readonly TestResult[] | null {
  const file = getFile(root, part, hash);
  const tests: readonly TestResult[] | null = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : null;
  return tests;
}

/** Keeps the tests of a part, all of which passed. */
export function keepResults(root: string, part: string, hash: string, tests: readonly TestResult[]): void {
  const folder = getFolder(root, part);
  mkdirSync(folder, { recursive: true });
  writeFileSync(getFile(root, part, hash), JSON.stringify(tests));
  const byAge = readdirSync(folder)
    .map((name) => path.join(folder, name))
    .toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  for (const old of byAge.slice(keptResults)) rmSync(old);
}

/** The files of the project, also those that git does not track yet, and not those that it ignores. */
export function listProjectFiles(root: string): readonly string[] {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 } as const;
  return execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], options)
    .split('\0')
    .filter((file) => file !== '' && existsSync(path.join(root, file)))
    .toSorted();
}

/** The hash of files and of other facts that decide a result, such as the version of a browser. */
export function hashFiles(root: string, files: readonly string[], facts: readonly string[] = []): string {
  const hash = createHash('sha256').update(JSON.stringify([process.version, ...facts]));
  for (const file of files) hash.update(`\n${file}\n`).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}
