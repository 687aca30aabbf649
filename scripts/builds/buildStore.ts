import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';
import { getHostedPagePath, readHostedPage } from '../../deploy/hostedPage';
import { getMapsPath } from '../vite/hostingPlugin';
import { getManifestPath } from '../vite/manifestPlugin';
import { createVersion, isVersionOf } from '../vite/version';
import { buildPages, type PageBuild } from './buildPages';
import { hashInputs } from './inputs';

/** As many builds of a name are kept: today's, and those of other branches. */
const keptBuilds = 4;

/** The folder of stored builds. A fresh clone has none. */
const getStore = (root: string): string => path.join(root, 'node_modules/.cache/builds');

/** The parts of a build: what it has in `dist`, and the name of that in the store. */
function listParts(root: string, name: string): readonly (readonly [inDist: string, inStore: string])[] {
  const folder = path.join(root, 'dist', name);
  return [
    [folder, 'page'],
    [getMapsPath(folder), 'maps'],
    [getManifestPath(root, name), 'manifest.json'],
    // The last one: a build without it is not whole.
    [getHostedPagePath(folder), 'hosting.json'],
  ];
}

/**
 * Makes builds for tests: leaves those in `dist` that are up to date, copies those that are stored, and builds and stores the others. The
 * version of a build begins with the hash of its inputs.
 *
 * @returns the names of the builds that failed
 */
export async function prepareBuilds(root: string, builds: readonly PageBuild[]): Promise<readonly string[]> {
  const hashes = new Map(builds.map((build) => [build.name, hashInputs(root, build)]));
  const getHash = ({ name }: PageBuild) => hashes.get(name) ?? '';
  const outdated = builds.filter((build) => !isBuilt(root, build.name, getHash(build)));
  const missing = outdated.filter((build) => !copyFromStore(root, build.name, getHash(build)));
  const now = new Date();
  const failed = await buildPages(missing, (build) => createVersion(getHash(build), now));
  const changed = missing.filter((build) => hashInputs(root, build) !== getHash(build));
  for (const { name } of changed) {
    process.stderr.write(`A source has changed while ${name} was built. Build it again.\n`);
    rmSync(getHostedPagePath(path.join(root, 'dist', name)), { force: true });
  }
  for (const build of missing) {
    if (failed.includes(build.name) || changed.includes(build)) continue;
    storeBuild(root, root, build.name, getHash(build));
  }
  return [...failed, ...changed.map(({ name }) => name)];
}

/** Whether `dist` has the build of these inputs. */
function isBuilt(root: string, name: string, hash: string): boolean {
  const folder = path.join(root, 'dist', name);
  return existsSync(getHostedPagePath(folder)) && isVersionOf(readHostedPage(folder).version, hash);
}

/** The folder and the manifest of a stored build, or null if it is not stored. */
export function findStoredBuild(
  root: string,
  name: string,
  hash: string,
): { readonly folder: string; readonly manifestPath: string } | null {
  const stored = path.join(getStore(root), name, hash);
  if (!existsSync(stored)) return null;
  touch(stored);
  return { folder: path.join(stored, 'page'), manifestPath: path.join(stored, 'manifest.json') };
}

function copyFromStore(root: string, name: string, hash: string): boolean {
  const stored = path.join(getStore(root), name, hash);
  if (!existsSync(stored)) return false;
  const parts = listParts(root, name);
  for (const [inDist] of parts.toReversed()) rmSync(inDist, { recursive: true, force: true });
  for (const [inDist, inStore] of parts) copy(path.join(stored, inStore), inDist);
  touch(stored);
  return true;
}

/**
 * Stores a build.
 *
 * @param source the folder of the source whose `dist` has the build
 */
export function storeBuild(root: string, source: string, name: string, hash: string): void {
  const folder = path.join(getStore(root), name);
  const stored = path.join(folder, hash);
  // A copy that was interrupted has another name.
  const unfinished = path.join(folder, `unfinished-${process.pid}`);
  for (const [inDist, inStore] of listParts(source, name)) copy(inDist, path.join(unfinished, inStore));
  rmSync(stored, { recursive: true, force: true });
  renameSync(unfinished, stored);
  touch(stored);
  const byAge = readdirSync(folder)
    .map((entry) => path.join(folder, entry))
    .toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  for (const old of byAge.slice(keptBuilds)) rmSync(old, { recursive: true, force: true });
}

/** Copies with times: web servers derive ETags from them. */
function copy(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true, preserveTimestamps: true });
}

function touch(folder: string): void {
  const now = new Date();
  utimesSync(folder, now, now);
}
