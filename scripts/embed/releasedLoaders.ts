import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

/** Integrity hashes by exact version. */
export type LoaderVersions = Readonly<Record<string, string>>;

const versionsSchema = v.record(v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/)), v.string());

const getFolder = (root: string): string => path.join(root, 'embed/released');
export const getVersionsPath = (root: string): string => path.join(getFolder(root), 'versions.json');
export const getLoaderPath = (root: string, version: string): string =>
  path.join(getFolder(root), `${version}.js`);

/** Reads the released versions of the loader. */
export function readLoaderVersions(root: string): LoaderVersions {
  return v.parse(versionsSchema, JSON.parse(readFileSync(getVersionsPath(root), 'utf8')));
}

/** The folders of the exact versions, whose files never change. */
export const listExactFolders = (root: string): readonly string[] =>
  Object.keys(readLoaderVersions(root)).map((version) => `embed/${version}`);

/** The newest version of each major version, by the major version. */
export function findNewestVersions(versions: readonly string[]): ReadonlyMap<string, string> {
  const collator = new Intl.Collator('en', { numeric: true });
  const newest = new Map<string, string>();
  for (const version of versions.toSorted(collator.compare)) newest.set(version.split('.')[0] ?? '', version);
  return newest;
}

/**
 * The files of the loader by their address below the base path: each exact version, the newest of each major version with its types, and
 * the list of versions with their hashes.
 */
export function listLoaderFiles(root: string): ReadonlyMap<string, string> {
  const versions = Object.keys(readLoaderVersions(root));
  const read = (version: string) => readFileSync(getLoaderPath(root, version), 'utf8');
  const types = readFileSync(path.join(root, 'embed/loan-application.d.ts'), 'utf8');
  return new Map([
    ...versions.map((version) => [`embed/${version}/loader.js`, read(version)] as const),
    ...[...findNewestVersions(versions)].flatMap(([major, version]) => [
      [`embed/${major}/loader.js`, read(version)] as const,
      [`embed/${major}/loader.d.ts`, types] as const,
    ]),
    ['embed/versions.json', readFileSync(getVersionsPath(root), 'utf8')],
  ]);
}
