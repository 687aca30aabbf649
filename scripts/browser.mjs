import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath(candidates) {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    for (const name of candidates) {
      const file = join(folder, name);
      if (existsSync(file)) return file;
    }
  }
  return null;
}

async function playwrightsOwn() {
  const { chromium } = await import('playwright');
  return existsSync(chromium.executablePath()) ? '' : null;
}

/** Needs the rights of root, or sudo that asks for no password. */
function installDebians() {
  if (onPath(['apt-get']) === null) return null;
  const apt = (args) => {
    const whole = ['-o', 'Dpkg::Use-Pty=0', ...args];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const options = { stdio: ['ignore', 'ignore', 'inherit'], env };
    return process.getuid?.() === 0
      ? spawnSync('apt-get', whole, options).status
      : spawnSync('sudo', ['-n', 'apt-get', ...whole], options).status;
  };
  console.log('Installing the package chromium …');
  apt(['update', '-qq']);
  return apt(['install', '-y', '-qq', 'chromium']) === 0 ? onPath(names) : null;
}

/**
 * The browser for the tests: the one that PW_CHROMIUM_PATH names, Playwright's own, the system's, or Debian's package. An
 * empty answer stands for Playwright's own; null for none.
 */
export async function findBrowser() {
  const named = process.env['PW_CHROMIUM_PATH'] ?? '';
  if (named !== '') return existsSync(named) ? named : null;
  return (await playwrightsOwn()) ?? onPath(names) ?? installDebians();
}
