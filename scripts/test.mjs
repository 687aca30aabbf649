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
const failed = [];

const nothingCounted = () => ({ passed: 0, failures: [] });

/** Runs one part; `count` reads its tests once it has ended: how many passed, and the names and reasons of those that did not. */
function part(name, command, args, count = nothingCounted, env = {}) {
  console.log(`\n— ${name}`);
  const startedAt = performance.now();
  const isFailed = run(command, args, env) !== 0;
  const { passed, failures } = count();
  total.passed += passed;
  total.failed += isFailed ? Math.max(failures.length, 1) : failures.length;
  if (isFailed) failed.push(`${name}\n${failures.join('\n')}`);
  console.log(`  ${isFailed ? 'failed' : 'done'} in ${Math.round((performance.now() - startedAt) / 1000)} s`);
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** The first lines of a reason, indented. */
function reason(text = '') {
  return text
    .split('\n', 6)
    .map((line) => `    ${line}`)
    .join('\n');
}

function unitCount() {
  const { numPassedTests = 0, testResults = [] } = read(unitResults);
  const failures = testResults.flatMap(({ name, message, status, assertionResults }) => {
    const failedTests = assertionResults.filter((test) => test.status === 'failed');
    const file = path.relative(root, name);
    // A file that cannot be loaded fails without a test of its own.
    if (status === 'failed' && failedTests.length === 0) return [`  ${file}\n${reason(message)}`];
    return failedTests.map((test) => `  ${file} › ${test.fullName}\n${reason(test.failureMessages[0])}`);
  });
  return { passed: numPassedTests, failures };
}

function browserCount() {
  const { suites = [], stats: { expected = 0, flaky = 0 } = {} } = read(browserResults);
  return { passed: expected + flaky, failures: suites.flatMap(browserFailures) };
}

function browserFailures({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(
        ({ projectName, results }) =>
          `  [${projectName}] ${file}:${line} › ${title}\n${reason(results.at(-1)?.error?.message)}`,
      ),
  );
  return [...own, ...suites.flatMap(browserFailures)];
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

// Once more at the end, where whoever opens a long log looks first.
if (failed.length > 0) console.log(`\nFailed: ${failed.join('\n\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
