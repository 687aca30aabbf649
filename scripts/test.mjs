import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { installPackages, root, run } from './install.mjs';

/**
 * npm test: installs what is missing, a browser included, and runs every check and test, the browser tests on the pages that
 * they are meant for. npm run test:all takes all of them on all pages, tries properties with ten times as many values and
 * gives each file of unit tests an environment of its own.
 *
 * Ends with what failed, the ten slowest tests, and the count of tests that passed and failed; a part without tests of its
 * own counts as one when it fails.
 */

process.env['VITE_CONFIG_NATIVE_IGNORE_WARNING'] = 'true';
if (process.argv.includes('--all')) {
  Object.assign(process.env, { ALL_PAGES: 'on', LONG_RUNS: '10', ISOLATED: 'on' });
}
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
const timed = [];

const nothingCounted = () => [];

/** Runs one part; `testsOf` reads its tests once it has ended: name, seconds, and the reason of those that failed. */
function part(name, command, args, testsOf = nothingCounted, env = {}) {
  console.log(`\n— ${name}`);
  const startedAt = performance.now();
  const isFailed = run(command, args, env) !== 0;
  const tests = testsOf();
  const failures = tests.filter(({ failure }) => failure !== undefined);
  total.passed += tests.length - failures.length;
  total.failed += isFailed ? Math.max(failures.length, 1) : failures.length;
  timed.push(...tests);
  if (isFailed) {
    failed.push([name, ...failures.map((test) => `  ${test.name}\n${reason(test.failure)}`)].join('\n'));
  }
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

function unitTests() {
  const { testResults = [] } = read(unitResults);
  return testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = path.relative(root, name);
    const tests = assertionResults
      .filter((test) => test.status === 'passed' || test.status === 'failed')
      .map((test) => ({
        name: `${file} › ${test.fullName}`,
        seconds: (test.duration ?? 0) / 1000,
        ...(test.status === 'failed' ? { failure: test.failureMessages[0] ?? '' } : {}),
      }));
    // A file that cannot be loaded fails without a test of its own.
    const isUnread = status === 'failed' && tests.every(({ failure }) => failure === undefined);
    return isUnread ? [...tests, { name: file, seconds: 0, failure: message }] : tests;
  });
}

function browserTests({ specs = [], suites = [] } = read(browserResults)) {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ projectName, status, results }) => ({
        name: `[${projectName}] ${file}:${line} › ${title}`,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        ...(status === 'unexpected' ? { failure: results.at(-1)?.error?.message ?? '' } : {}),
      })),
  );
  return [...own, ...suites.flatMap((suite) => browserTests(suite))];
}

const npm = (script) => ['npm', ['run', '--silent', script]];
const unitReport = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitResults}`];

part('check: types, lint, format, imports, dead code, contract', ...npm('check'));
part('unit tests', 'npx', ['vitest', 'run', ...unitReport], unitTests);
part('builds of every page', ...npm('build:all'));
part('weights', ...npm('weights'));
part('each build holds its own page alone', ...npm('check:build'));
part(
  'browser tests',
  'npx',
  ['playwright', 'test'],
  browserTests,
  browser === '' ? {} : { PW_CHROMIUM_PATH: browser },
);

// At the end, where whoever opens a long log looks first.
if (failed.length > 0) console.log(`\nFailed: ${failed.join('\n\n')}`);
const slowest = timed.toSorted((first, second) => second.seconds - first.seconds).slice(0, 10);
console.log('\nThe slowest:');
for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
