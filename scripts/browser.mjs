import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath() {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    for (const name of names) {
      const file = join(folder, name);
      if (existsSync(file)) return file;
    }
  }
  return null;
}

async function playwrightsOwn() {
  const { chromium } = await import('playwright');
  const file = chromium.executablePath();
  return existsSync(file) ? '' : null;
}

function installDebians() {
  const isRoot = process.getuid?.() === 0;
  const canInstall = spawnSync('which', ['apt-get']).status === 0;
  const asRoot = (args) =>
    isRoot
      ? spawnSync('apt-get', args, {
          stdio: 'inherit',
          env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        })
      : spawnSync('sudo', ['-n', 'apt-get', ...args], { stdio: 'inherit' });
  if (!canInstall) return null;
  console.log('Installing the package chromium …');
  asRoot(['update', '-qq']);
  return asRoot(['install', '-y', '-qq', 'chromium']).status === 0 ? onPath() : null;
}

/**
 * The browser for the tests: the one that PW_CHROMIUM_PATH names, Playwright's own, the system's, or Debian's package. An
 * empty answer stands for Playwright's own; null for none.
 */
export async function findBrowser() {
  const named = process.env['PW_CHROMIUM_PATH'];
  if (named && existsSync(named)) return named;
  return (await playwrightsOwn()) ?? onPath() ?? installDebians();
}
