import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { installPackages, root, run } from './install.mjs';

/**
 * npm test: installs what is missing, a browser included, and runs everything. Ends with the count of tests that passed and
 * failed; a part without tests of its own counts as one when it fails.
 */

process.env['VITE_CONFIG_NATIVE_IGNORE_WARNING'] = 'true';
const results = path.join(root, 'test-results');
const unitResults = path.join(results, 'unit.json');
const browserResults = path.join(results, 'browser.json');

installPackages();
const { findBrowser } = await import('./browser.mjs');
const browser = await findBrowser();
if (browser === null) {
  console.error(
    'The browser tests found no browser. Install the package chromium or Google Chrome, run "npx playwright install chromium", or set PW_CHROMIUM_PATH to a file that exists.',
  );
  process.exit(1);
}
rmSync(results, { recursive: true, force: true });

const total = { passed: 0, failed: 0 };
const failedParts = [];

/** Runs one part; `count` reads its tests once it has ended. */
function part(name, command, args, count = () => ({ passed: 0, failed: 0 }), env = {}) {
  console.log(`\n— ${name}`);
  const startedAt = performance.now();
  const isFailed = run(command, args, env) !== 0;
  const { passed, failed } = count();
  total.passed += passed;
  total.failed += isFailed ? Math.max(failed, 1) : failed;
  if (isFailed) failedParts.push(name);
  console.log(`  ${isFailed ? 'failed' : 'done'} in ${Math.round((performance.now() - startedAt) / 1000)} s`);
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

function unitCount() {
  const { numPassedTests = 0, numFailedTests = 0 } = read(unitResults);
  return { passed: numPassedTests, failed: numFailedTests };
}

function browserCount() {
  const { expected = 0, flaky = 0, unexpected = 0 } = read(browserResults).stats ?? {};
  return { passed: expected + flaky, failed: unexpected };
}

const npm = (script) => ['npm', ['run', '--silent', script]];
const unitReport = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitResults}`];

part('check: types, lint, format, imports, dead code, contract', ...npm('check'));
part('unit tests', 'npx', ['vitest', 'run', ...unitReport], unitCount);
part('builds of every page', ...npm('build:all'));
part('weights', ...npm('weights'));
part('each build holds its own page alone', ...npm('check:build'));
part(
  'browser tests',
  'npx',
  ['playwright', 'test'],
  browserCount,
  browser === '' ? {} : { PW_CHROMIUM_PATH: browser },
);

if (failedParts.length > 0) console.log(`\nFailed: ${failedParts.join('; ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
