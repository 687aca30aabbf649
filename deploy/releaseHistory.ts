import {
  appendFileSync,
  existsSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';

/** A change of the live release. */
export interface Change {
  readonly at: Date;
  readonly version: string;
}

/** The live version. Undefined before the first release. */
export function readLive(root: string): string | undefined {
  const link = path.join(root, 'current');
  return existsSync(link) ? path.basename(realpathSync(link)) : undefined;
}

/** Whether a release is still kept. */
export const hasRelease = (root: string, version: string): boolean =>
  existsSync(path.join(root, 'releases', version));

/** The kept versions, in the order in which they were last made live. */
export function listKept(root: string): readonly string[] {
  const versions = readHistory(root).map((change) => change.version);
  return [...new Set(versions.toReversed())].toReversed().filter((version) => hasRelease(root, version));
}

/** Makes a kept release live: the one that was live before, unless a version is given. */
export function goBack(root: string, now: Date, version = findEarlier(root)): string {
  if (version === undefined || !hasRelease(root, version))
    throw new Error(`There is no release ${version ?? 'to go back to'}.`);
  goLive(root, version, now);
  return version;
}

/** The release below the live one. A release that was gone back from is not above or below any other. */
function findEarlier(root: string): string | undefined {
  const stack: string[] = [];
  for (const { version } of readHistory(root)) {
    const place = stack.indexOf(version);
    if (place === -1) stack.push(version);
    else stack.length = place + 1;
  }
  return stack.slice(0, -1).findLast((version) => hasRelease(root, version));
}

/** Replaces the link at once, so that no request finds none. */
export function goLive(root: string, version: string, now: Date): void {
  const next = path.join(root, 'current.next');
  rmSync(next, { force: true });
  symlinkSync(path.join('releases', version), next);
  renameSync(next, path.join(root, 'current'));
  appendFileSync(path.join(root, 'history'), `${now.toISOString()} ${version}\n`);
}

/** The changes of the live release, the first one first. */
export function readHistory(root: string): readonly Change[] {
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
