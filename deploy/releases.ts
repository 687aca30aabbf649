import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { renderCaddy } from './caddy';
import type { HostedPage } from './hostedPage';
import { renderNginx } from './nginx';
import { goLive, listKept, readHistory, readLive } from './releaseHistory';
import { createSite, type SiteOptions, type SitePage } from './site';

/**
 * The folder of a server's releases:
 *
 * - `releases/<version>/<page>`: the documents and the other files of a release. Its hashed folders are links into `shared`.
 * - `releases/<version>/nginx.conf`, `Caddyfile`: its configuration. The content policy belongs to the documents, so both change at once.
 * - `releases/<version>/pages.json`: what the build said of each page.
 * - `shared/<page>`: the hashed files of all kept releases. An open page finds its files while newer releases are live.
 * - `maps/<version>/<page>`: source maps, which no server sends.
 * - `current`: a link to the live release.
 * - `history`: a line for each change of the link.
 */

/** How long a release is kept after it was live: longer than any page stays open, and long enough to go back. */
export const keptDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

/** A page to release, and the folder of its source maps. */
export interface ReleasedPage extends SitePage {
  readonly mapsFolder: string;
}

export interface ReleaseOptions extends SiteOptions {
  /** Where servers find the folder of the releases, if that is another place than where it is written, as in an image. */
  readonly servedAt?: string;
  /** The pages of the live release that this one leaves out. Their hosts are no longer served. */
  readonly without?: readonly string[];
}

/** The hashed files of a release, by page. */
type HashedFiles = Readonly<Record<string, readonly string[]>>;

/** Another compressor writes other bytes for the same content, and the file itself is compared. */
const isCompressedCopy = (file: string): boolean => /\.(?:br|gz)$/.test(file);

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
 * @throws when the release exists, a hashed file has the name of another one, a page of the live release is missing, or not
 * all, with those of the live release, are for one environment
 */
export function publish(
  root: string,
  pages: readonly ReleasedPage[],
  options: ReleaseOptions,
  now: Date,
): string {
  const { without = [] } = options;
  const names = [...pages.map(({ name }) => name), ...without];
  const lost = readLivePages(root).filter(({ name }) => !names.includes(name));
  if (lost.length > 0)
    throw new Error(
      `The live release also has ${lost.map(({ name }) => name).join(', ')}. Build all pages, replace single ones (replace), or name those that end (--without).`,
    );
  return addRelease(root, pages, [], options, now);
}

/**
 * Adds a release that has these pages and the other ones of the live release, and makes it live.
 *
 * @throws when there is no live release, and as `publish`
 */
export function replacePages(
  root: string,
  pages: readonly ReleasedPage[],
  options: ReleaseOptions,
  now: Date,
): string {
  const live = readLivePages(root);
  if (live.length === 0) throw new Error('There is no live release with pages to replace.');
  const others = live.filter((page) => !pages.some(({ name }) => name === page.name));
  return addRelease(root, pages, others, options, now);
}

function addRelease(
  root: string,
  pages: readonly ReleasedPage[],
  /** Pages that stay as they are in the live release. */
  others: readonly HostedPage[],
  { servedAt = root, ...options }: ReleaseOptions,
  now: Date,
): string {
  const [first] = pages;
  if (first === undefined) throw new Error('There is no page to serve.');
  const other = [...pages, ...readLivePages(root)].find(
    ({ environment }) => environment !== first.environment,
  );
  if (other !== undefined)
    throw new Error(`${first.name} is for ${first.environment}, and ${other.name} for ${other.environment}.`);
  // A release has one version, that of its new pages.
  const { version } = first;
  const released = [...pages, ...others.map((page) => ({ ...page, version }))].map((page) => ({
    ...page,
    folder: path.join(servedAt, 'releases', version, page.name),
  }));
  const site = createSite(released, options);
  const target = path.join(root, 'releases', version);
  if (existsSync(target)) throw new Error(`The release ${version} exists.`);
  const unfinished = `${target}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const hashedFiles: Record<string, readonly string[]> = {};
  for (const page of pages) {
    hashedFiles[page.name] = addHashedFiles(root, page);
    copyOtherFiles(root, page, path.join(unfinished, page.name));
    if (existsSync(page.mapsFolder)) copyMaps(page.mapsFolder, root, version, page.name);
  }
  const live = readLive(root) ?? '';
  for (const { name } of others) {
    hashedFiles[name] = readHashedFiles(root, live)[name] ?? [];
    const copied = { recursive: true, preserveTimestamps: true, verbatimSymlinks: true };
    cpSync(path.join(root, 'releases', live, name), path.join(unfinished, name), copied);
    const maps = path.join(root, 'maps', live, name);
    if (existsSync(maps)) copyMaps(maps, root, version, name);
  }
  const facts = [...pages.map(getFacts), ...others];
  const write = (name: string, text: string) => writeFileSync(path.join(unfinished, name), text);
  write('nginx.conf', renderNginx(site));
  write('Caddyfile', renderCaddy(site));
  write('hashedFiles.json', `${JSON.stringify(hashedFiles, null, 2)}\n`);
  write('pages.json', `${JSON.stringify(facts, null, 2)}\n`);
  renameSync(unfinished, target);
  goLive(root, version, now);
  removeOld(root, now);
  return version;
}

/** What the build said of a page, without the places of its files. */
function getFacts({ folder: _folder, mapsFolder: _mapsFolder, ...facts }: ReleasedPage): HostedPage {
  return facts;
}

/** The pages of the live release. None before the first one. */
function readLivePages(root: string): readonly HostedPage[] {
  const file = path.join(root, 'current', 'pages.json');
  if (!existsSync(file)) return [];
  const pages: readonly HostedPage[] = JSON.parse(readFileSync(file, 'utf8'));
  return pages;
}

const copyMaps = (from: string, root: string, version: string, name: string): void =>
  cpSync(from, path.join(root, 'maps', version, name), { recursive: true });

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
    } else if (!isCompressedCopy(file) && !readFileSync(source).equals(readFileSync(target))) {
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
  return Object.entries(readHashedFiles(root, version)).flatMap(([page, names]) =>
    names.map((name) => path.join(page, name)),
  );
}

function readHashedFiles(root: string, version: string): HashedFiles {
  const files: HashedFiles = JSON.parse(
    readFileSync(path.join(root, 'releases', version, 'hashedFiles.json'), 'utf8'),
  );
  return files;
}
