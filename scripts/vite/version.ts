import { execFileSync } from 'node:child_process';

/** The commit and the time of a build, such as `0a1b2c3d4e-20261123T110000Z`. */
const pattern = /^(?:[0-9a-f]{10}|unknown)-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;

/** Names a build by its commit and its time. Builds that belong together get the name from one call (`BUILD_VERSION`). */
export function createVersion(root: string, now = new Date()): string {
  const time = now.toISOString().replace(/[-:]|\.\d+/g, '');
  return `${readCommit(root)}-${time}`;
}

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

/** A source without its history is built too, for example from an archive. */
function readCommit(root: string): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).slice(
      0,
      10,
    );
  } catch {
    return 'unknown';
  }
}
