import { rmSync } from 'node:fs';
import path from 'node:path';
import { installPackages, root, run } from './install.mjs';
import {
  formatFailure,
  readBrowserTests,
  readJson,
  readPictureDifferences,
  readUnitTests,
} from './testResults.mjs';

/**
 * npm test: installs missing packages and a browser, and runs every check and test. Tags select the pages of each browser test.
 * npm run test:all runs all browser tests on all pages, runs property tests with ten times as many values and isolates each file of unit
 * tests.
 *
 * Ends with the failures, the ten slowest tests, and the number of passed and failed tests. A part without tests counts as one failed test
 * if it fails.
 */

process.env['VITE_CONFIG_NATIVE_IGNORE_WARNING'] = 'true';
const isEverything = process.argv.includes('--all');
if (isEverything) {
  Object.assign(process.env, { ALL_PAGES: 'on', LONG_RUNS: '10', ISOLATED: 'on' });
}
const results = path.join(root, 'test-results');
const unitResults = path.join(results, 'unit.json');
const browserResults = path.join(results, 'browser.json');

installPackages();
const { findBrowser, findFirefox, findWebKit } = await import('./browser.mjs');
const browser = await findBrowser();
if (browser === null) {
  console.error(
    'No browser found for the browser tests. Install the package chromium or Google Chrome, run "npx playwright install chromium", or set PW_CHROMIUM_PATH to a file that exists.',
  );
  process.exit(1);
}
const firefox = findFirefox({ mayInstall: isEverything });
const webKit = findWebKit({ mayInstall: isEverything });
rmSync(results, { recursive: true, force: true });

const total = { passed: 0, failed: 0 };
const failed = [];
const timed = [];

const noTests = () => [];

/** Runs one part. `readTests` reads its tests afterwards: name, seconds, and the failure message of failed ones. */
function runPart(name, command, args, readTests = noTests, env = {}) {
  console.log(`\n— ${name}`);
  const startedAt = performance.now();
  const isFailed = run(command, args, env) !== 0;
  const tests = readTests();
  const failures = tests.filter(({ failure }) => failure !== undefined);
  total.passed += tests.length - failures.length;
  total.failed += isFailed ? Math.max(failures.length, 1) : failures.length;
  timed.push(...tests);
  if (isFailed) {
    failed.push(
      [name, ...failures.map((test) => `  ${test.name}\n${formatFailure(test.failure)}`)].join('\n'),
    );
  }
  console.log(`  ${isFailed ? 'failed' : 'done'} in ${Math.round((performance.now() - startedAt) / 1000)} s`);
}

/** The browser tests that were skipped, with the reason: a web server that is missing. */
function readSkippedTests({ specs = [], suites = [] } = readJson(browserResults)) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped' && file.startsWith('serving/'))
      .flatMap(({ annotations }) => annotations)
      .map(({ description }) => `${file} › ${title}: ${description ?? ''}`),
  );
  return [...own, ...suites.flatMap((suite) => readSkippedTests(suite))];
}

const npm = (script) => ['npm', ['run', '--silent', script]];
const unitReport = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitResults}`];

runPart('check: types, lint, format, imports, dead code, contract', ...npm('check'));
runPart('unit tests', 'npx', ['vitest', 'run', ...unitReport], () => readUnitTests(unitResults));
runPart('builds of every page', ...npm('build:all'));
runPart('weights', ...npm('weights'));
runPart('each build holds its own page alone', ...npm('check:build'));
runPart('browser tests', 'npx', ['playwright', 'test'], () => readBrowserTests(browserResults), {
  ...(browser === '' ? {} : { PW_CHROMIUM_PATH: browser }),
  ...(firefox === null ? {} : { PW_FIREFOX_PATH: firefox }),
  ...(webKit === null ? {} : { PW_WEBKIT_DRIVER: webKit }),
});

// Printed last, because readers of a long log start at its end.
if (failed.length > 0) console.log(`\nFailed: ${failed.join('\n\n')}`);
const withoutFirefox =
  firefox === null
    ? ['tests in Firefox: it is not installed. Install the package firefox-esr, or set PW_FIREFOX_PATH.']
    : [];
const withoutWebKit =
  webKit === null
    ? ['tests in WebKit: it is not installed. Install the packages webkit2gtk-driver and xvfb.']
    : [];
const skipped = failed.length > 0 ? [] : [...readSkippedTests(), ...withoutFirefox, ...withoutWebKit];
if (skipped.length > 0) console.log(`\nSkipped:\n  ${skipped.join('\n  ')}`);
const pictures = readPictureDifferences(browserResults);
if (pictures.length > 0)
  console.log(
    `\nPictures that differ, taken by another browser or with other fonts (e2e/pictures/renderer.json):\n  ${pictures.join('\n  ')}`,
  );
const slowest = timed.toSorted((first, second) => second.seconds - first.seconds).slice(0, 10);
console.log('\nSlowest tests:');
for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
