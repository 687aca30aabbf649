import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function findOnPath(candidates) {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    for (const name of candidates) {
      const file = join(folder, name);
      if (existsSync(file)) return file;
    }
  }
  return null;
}

async function findPlaywrightBrowser() {
  const { chromium } = await import('playwright');
  return existsSync(chromium.executablePath()) ? '' : null;
}

/** Installs Debian's package. Requires root, or sudo without a password. */
function installDebianPackage() {
  if (findOnPath(['apt-get']) === null) return null;
  const apt = (args) => {
    const allArgs = ['-o', 'Dpkg::Use-Pty=0', ...args];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const options = { stdio: ['ignore', 'ignore', 'inherit'], env };
    return process.getuid?.() === 0
      ? spawnSync('apt-get', allArgs, options).status
      : spawnSync('sudo', ['-n', 'apt-get', ...allArgs], options).status;
  };
  console.log('Installing the package chromium …');
  apt(['update', '-qq']);
  return apt(['install', '-y', '-qq', 'chromium']) === 0 ? findOnPath(names) : null;
}

/**
 * Finds the browser for the tests: the one in `PW_CHROMIUM_PATH`, Playwright's own, one on the path, or Debian's package.
 *
 * @returns its path; empty for Playwright's own, null if there is none
 */
export async function findBrowser() {
  const named = process.env['PW_CHROMIUM_PATH'] ?? '';
  if (named !== '') return existsSync(named) ? named : null;
  return (await findPlaywrightBrowser()) ?? findOnPath(names) ?? installDebianPackage();
}
