import { execFileSync } from 'node:child_process';

/** The source and the time of a build, such as `0a1b2c3d4e-20261123T110000Z`. */
const pattern = /^(?:[0-9a-f]{10}|unknown)-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;

/**
 * Names a build by its source and its time. Builds that belong together get the name from one call (`BUILD_VERSION`).
 *
 * @param source the commit (`readCommit`), or the hash of the inputs of a build for tests; only the first ten digits count
 */
export function createVersion(source: string, now = new Date()): string {
  const time = now.toISOString().replace(/[-:]|\.\d+/g, '');
  return `${source.slice(0, sourceLength)}-${time}`;
}

/** Whether a build has this source. */
export const isVersionOf = (version: string, source: string): boolean =>
  version.startsWith(`${source.slice(0, sourceLength)}-`);

/** As many digits of a commit or a hash are in a version. */
const sourceLength = 10;

/**
 * The time of a build.
 *
 * @throws when the text is no version
 */
export function getBuildTime(version: string): Date {
  const [, ...parts] = pattern.exec(version) ?? [];
  if (parts.length === 0) throw new Error(`"${version}" is no version of a build.`);
  const [year, month, day, hour, minute, second] = parts;
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** The commit of the source. It is built without its history too, for example from an archive. */
export function readCommit(root: string): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  } catch {
    return 'unknown';
  }
}
