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

/** Installs Debian packages. Requires root, or sudo without a password. */
function installDebianPackages(...names) {
  if (findOnPath(['apt-get']) === null) return false;
  const apt = (args) => {
    const allArgs = ['-o', 'Dpkg::Use-Pty=0', ...args];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const options = { stdio: ['ignore', 'ignore', 'inherit'], env };
    return process.getuid?.() === 0
      ? spawnSync('apt-get', allArgs, options).status
      : spawnSync('sudo', ['-n', 'apt-get', ...allArgs], options).status;
  };
  console.log(`Installing the packages ${names.join(', ')} …`);
  apt(['update', '-qq']);
  return apt(['install', '-y', '-qq', ...names]) === 0;
}

/** Whether all of these programs are on the path. */
const areOnPath = (programs) => programs.every((name) => findOnPath([name]) !== null);

/**
 * Finds the browser for the tests: the one in `PW_CHROMIUM_PATH`, Playwright's own, one on the path, or Debian's package, which is
 * installed only if that is allowed.
 *
 * @returns its path; empty for Playwright's own, null if there is none
 */
export async function findBrowser({ mayInstall = true } = {}) {
  const named = process.env['PW_CHROMIUM_PATH'] ?? '';
  if (named !== '') return existsSync(named) ? named : null;
  return (
    (await findPlaywrightBrowser()) ??
    findOnPath(names) ??
    (mayInstall && installDebianPackages('chromium') ? findOnPath(names) : null)
  );
}

/** Firefox ESR alone: the others are not tested with this Playwright. */
const firefoxNames = ['firefox-esr'];

/**
 * Finds Firefox for the tests of another engine: the one in `PW_FIREFOX_PATH` or one on the path. Debian's package is installed only if
 * the tests may take that time.
 *
 * @returns its path, or null if there is none
 */
export function findFirefox({ mayInstall }) {
  const named = process.env['PW_FIREFOX_PATH'] ?? '';
  if (named !== '') return existsSync(named) ? named : null;
  const installed = findOnPath(firefoxNames);
  if (installed !== null || !mayInstall) return installed;
  return installDebianPackages('firefox-esr') ? findOnPath(firefoxNames) : null;
}

/** Debian's packages of WebKitGTK: its driver, the browser that the driver starts, and a screen for it. */
const webKitPackages = ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb'];
const webKitPrograms = ['WebKitWebDriver', 'Xvfb'];

/**
 * Finds WebKitGTK for the tests of a third engine. Debian's packages are installed only if the tests may take that time.
 *
 * @returns the path of its WebDriver, or null if it or its screen is not there
 */
export function findWebKit({ mayInstall }) {
  if (!areOnPath(webKitPrograms) && (!mayInstall || !installDebianPackages(...webKitPackages))) return null;
  return areOnPath(webKitPrograms) ? findOnPath(['WebKitWebDriver']) : null;
}
