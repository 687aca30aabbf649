import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { renderCaddy } from './caddy';
import { renderNginx } from './nginx';
import { createSite, type Site, type SitePage } from './site';

/**
 * The folder of a server's releases:
 *
 * - `releases/<version>/<page>`: the documents and the other files of a release. Its hashed folders are links into `shared`.
 * - `releases/<version>/nginx.conf`, `Caddyfile`: its configuration. The content policy belongs to the documents, so both change at once.
 * - `shared/<page>`: the hashed files of all kept releases. An open page finds its files while newer releases are live.
 * - `maps/<version>/<page>`: source maps, which no server sends.
 * - `current`: a link to the live release.
 * - `history`: a line for each change of the link.
 */

/** How long a release is kept after it was live: longer than any page stays open, and long enough to go back. */
export const keptDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

/** A change of the live release. */
interface Change {
  readonly at: Date;
  readonly version: string;
}

/** A page to release, and the folder of its source maps. */
export interface ReleasedPage extends SitePage {
  readonly mapsFolder: string;
}

export interface ReleaseOptions extends Pick<Site, 'port' | 'runtimeFolder'> {
  /** Where servers find the folder of the releases, if that is another place than where it is written, as in an image. */
  readonly servedAt?: string;
}

/** The hashed files of a release, by page. */
type HashedFiles = Readonly<Record<string, readonly string[]>>;

/** The files of a folder by their paths below it. */
const listFiles = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    : [];

/**
 * Adds a release and makes it live. Files that documents need come before the documents.
 *
 * @throws when the release exists, or a hashed file has the name of another one
 */
export function publish(
  root: string,
  pages: readonly ReleasedPage[],
  { servedAt = root, ...options }: ReleaseOptions,
  now: Date,
): string {
  const { version } = createSite(pages, options);
  const target = path.join(root, 'releases', version);
  if (existsSync(target)) throw new Error(`The release ${version} exists.`);
  const unfinished = `${target}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const hashedFiles: Record<string, readonly string[]> = {};
  for (const page of pages) {
    hashedFiles[page.name] = addHashedFiles(root, page);
    copyOtherFiles(root, page, path.join(unfinished, page.name));
    const maps = path.join(root, 'maps', version, page.name);
    if (existsSync(page.mapsFolder)) cpSync(page.mapsFolder, maps, { recursive: true });
  }
  const released = pages.map((page) => ({
    ...page,
    folder: path.join(servedAt, 'releases', version, page.name),
  }));
  const site = createSite(released, options);
  writeFileSync(path.join(unfinished, 'nginx.conf'), renderNginx(site));
  writeFileSync(path.join(unfinished, 'Caddyfile'), renderCaddy(site));
  writeFileSync(path.join(unfinished, 'hashedFiles.json'), `${JSON.stringify(hashedFiles, null, 2)}\n`);
  renameSync(unfinished, target);
  goLive(root, version, now);
  removeOld(root, now);
  return version;
}

/** Makes a kept release live: the one that was live before, unless a version is given. */
export function goBack(root: string, now: Date, version = findEarlier(root)): string {
  if (version === undefined || !existsSync(path.join(root, 'releases', version)))
    throw new Error(`There is no release ${version ?? 'to go back to'}.`);
  goLive(root, version, now);
  return version;
}

/** The live version. Undefined before the first release. */
export function readLive(root: string): string | undefined {
  const link = path.join(root, 'current');
  return existsSync(link) ? path.basename(realpathSync(link)) : undefined;
}

/** The kept versions, in the order in which they were last made live. */
export function listKept(root: string): readonly string[] {
  const versions = readHistory(root).map((change) => change.version);
  return [...new Set(versions.toReversed())]
    .toReversed()
    .filter((version) => existsSync(path.join(root, 'releases', version)));
}

const findEarlier = (root: string): string | undefined =>
  listKept(root).findLast((version) => version !== readLive(root));

function addHashedFiles(root: string, { name, folder, hashedFolders }: ReleasedPage): readonly string[] {
  const files = hashedFolders.flatMap((each) =>
    listFiles(path.join(folder, each)).map((file) => path.join(each, file)),
  );
  for (const file of files) {
    const source = path.join(folder, file);
    const target = path.join(root, 'shared', name, file);
    if (!existsSync(target)) {
      cpSync(source, `${target}.unfinished`, { preserveTimestamps: true });
      renameSync(`${target}.unfinished`, target);
    } else if (!readFileSync(source).equals(readFileSync(target))) {
      throw new Error(`Another release of ${name} has a different ${file}.`);
    }
  }
  return files;
}

function copyOtherFiles(root: string, { name, folder, hashedFolders }: ReleasedPage, target: string): void {
  mkdirSync(target, { recursive: true });
  const isOther = (source: string) => !hashedFolders.includes(path.relative(folder, source));
  cpSync(folder, target, { recursive: true, preserveTimestamps: true, filter: isOther });
  for (const each of hashedFolders) {
    const shared = path.join(root, 'shared', name, each);
    mkdirSync(shared, { recursive: true });
    const link = path.join(target, each);
    mkdirSync(path.dirname(link), { recursive: true });
    // Relative, and as deep as the finished release.
    symlinkSync(path.relative(path.dirname(link), shared), link);
  }
}

/** Replaces the link at once, so that no request finds none. */
function goLive(root: string, version: string, now: Date): void {
  const next = path.join(root, 'current.next');
  rmSync(next, { force: true });
  symlinkSync(path.join('releases', version), next);
  renameSync(next, path.join(root, 'current'));
  appendFileSync(path.join(root, 'history'), `${now.toISOString()} ${version}\n`);
}

function readHistory(root: string): readonly Change[] {
  const file = path.join(root, 'history');
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [at = '', version = ''] = line.split(' ');
      return { at: new Date(at), version };
    });
}

/** Removes releases that have not been live for a while, and the hashed files that no kept release has. */
function removeOld(root: string, now: Date): void {
  const history = readHistory(root);
  const isKept = (version: string) =>
    history.some((change, index) => {
      const end = history[index + 1]?.at ?? now;
      return change.version === version && now.getTime() - end.getTime() <= keptDays * dayMs;
    });
  for (const version of listKept(root).filter((each) => !isKept(each))) {
    rmSync(path.join(root, 'releases', version), { recursive: true });
    rmSync(path.join(root, 'maps', version), { recursive: true, force: true });
  }
  const needed = new Set(listKept(root).flatMap((version) => listHashedFiles(root, version)));
  const shared = path.join(root, 'shared');
  for (const file of listFiles(shared)) {
    if (!needed.has(file)) rmSync(path.join(shared, file));
  }
}

/** The hashed files of a release by their paths below `shared`. */
function listHashedFiles(root: string, version: string): readonly string[] {
  const file = path.join(root, 'releases', version, 'hashedFiles.json');
  const files: HashedFiles = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries(files).flatMap(([page, names]) => names.map((name) => path.join(page, name)));
}
