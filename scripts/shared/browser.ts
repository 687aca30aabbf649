import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright';
import { launchFlags } from './launchFlags';

const findOnPath = (names: readonly string[]): string | null =>
  (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find((file) => existsSync(file)) ?? null;

/** Finds a program on the path, or installs Debian's packages that have it. That requires root, or sudo without a password. */
function findOrInstall(names: readonly string[], packages: readonly string[]): string | null {
  const found = findOnPath(names);
  if (found !== null || findOnPath(['apt-get']) === null) return found;
  console.log(`Installing the packages ${packages.join(', ')} …`);
  const [command = '', ...args] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  for (const action of [['update'], ['install', '-y', ...packages]])
    spawnSync(command, [...args, '-qq', '-o', 'Dpkg::Use-Pty=0', ...action], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  return findOnPath(names);
}

/**
 * Finds the browser for the tests: the one in `PW_CHROMIUM_PATH`, Playwright's own, one on the path, or Debian's package, which is
 * installed only if that is allowed.
 *
 * @returns its path; empty for Playwright's own, null if there is none
 */
export async function findBrowser({ mayInstall = true } = {}): Promise<string | null> {
  const named = process.env['PW_CHROMIUM_PATH'] ?? '';
  if (named !== '') return existsSync(named) ? named : null;
  const { chromium } = await import('playwright');
  if (existsSync(chromium.executablePath())) return '';
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  return mayInstall ? findOrInstall(names, ['chromium']) : findOnPath(names);
}

/** Launches the browser of measurements and pictures. */
export async function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  const executablePath = await findBrowser();
  if (executablePath === null) throw new Error('No browser found. Set PW_CHROMIUM_PATH.');
  const { chromium } = await import('playwright');
  return chromium.launch({
    args: [...launchFlags, ...flags],
    ...(executablePath === '' ? {} : { executablePath }),
  });
}

/**
 * Finds Firefox ESR for the tests of another engine, or installs it: the others are not tested with this Playwright. `PW_FIREFOX_PATH` may
 * name another one.
 */
export function findFirefox(): string | null {
  const named = process.env['PW_FIREFOX_PATH'] ?? '';
  if (named !== '') return existsSync(named) ? named : null;
  return findOrInstall(['firefox-esr'], ['firefox-esr']);
}

/** Finds the WebDriver of WebKitGTK for the tests of a third engine, or installs it with its browser and a screen. */
export function findWebKit(): string | null {
  const packages = ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb'];
  const screen = findOrInstall(['Xvfb'], packages);
  return screen === null ? null : findOrInstall(['WebKitWebDriver'], packages);
}
