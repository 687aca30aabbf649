import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The project's root folder. */
export const root = path.resolve(import.meta.dirname, '../..');

/** Runs a command in a folder of the project and forwards its output. Returns its exit code. */
export function run(command, args, env = {}, folder = '.') {
  const { status } = spawnSync(command, args, {
    cwd: path.join(root, folder),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  return status ?? 1;
}

/**
 * Installs the packages of a folder's lock file, unless the same lock file is already installed there. Without a folder these are the
 * project's. The packages in a folder of `tools` belong to the command that calls this. `omitsDev` leaves out what only checks and tests
 * need.
 */
export function installPackages({ folder = '.', omitsDev = false } = {}) {
  const packages = path.join(root, folder, 'node_modules');
  const stamp = path.join(packages, '.installed-lock');
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, folder, 'package-lock.json')))
    .digest('hex');
  const withoutDev = `${lock} without dev`;
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (installed === lock || (omitsDev && installed === withoutDev)) return;
  console.log(`Installing the packages of ${path.join(folder, 'package-lock.json')} …`);
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...(omitsDev ? ['--omit=dev'] : [])];
  if (run('npm', args, {}, folder) !== 0) process.exit(1);
  mkdirSync(packages, { recursive: true });
  writeFileSync(stamp, omitsDev ? withoutDev : lock);
}
