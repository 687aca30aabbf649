import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { installPackages, root, run } from './install.mjs';

/** npm test: installs what is missing, a browser included, and runs everything. Ends with the count of what passed. */

installPackages();
const { findBrowser } = await import('./browser.mjs');
const browser = await findBrowser();
if (browser === null) {
  console.error(
    'The browser tests need Chromium: install the package chromium (or Chrome), or set PW_CHROMIUM_PATH.',
  );
  process.exit(1);
}

const failed = [];
const step = (name, command, args, env) => {
  console.log(`\n— ${name}`);
  if (run(command, args, env) !== 0) failed.push(name);
};
rmSync(path.join(root, 'test-results'), { recursive: true, force: true });
step('check: types, lint, format, imports, dead code', 'npm', ['run', '--silent', 'check']);
step('unit tests', 'npx', [
  'vitest',
  'run',
  '--reporter=dot',
  '--reporter=json',
  '--outputFile.json=test-results/unit.json',
]);
step('builds of every page', 'npm', ['run', '--silent', 'build:all']);
step('weights', 'npm', ['run', '--silent', 'weights']);
step('browser tests', 'npx', ['playwright', 'test'], browser === '' ? {} : { PW_CHROMIUM_PATH: browser });

const counts = { passed: 0, failed: 0 };
const unit = read('test-results/unit.json');
counts.passed += unit?.numPassedTests ?? 0;
counts.failed += unit?.numFailedTests ?? 0;
const stats = read('test-results/browser.json')?.stats;
counts.passed += (stats?.expected ?? 0) + (stats?.flaky ?? 0);
counts.failed += stats?.unexpected ?? 0;
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exit(failed.length > 0 || counts.passed === 0 ? 1 : 0);

function read(file) {
  const whole = path.join(root, file);
  return existsSync(whole) ? JSON.parse(readFileSync(whole, 'utf8')) : null;
}
