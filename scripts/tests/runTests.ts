import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser, findFirefox, findWebKit } from '../shared/browser';
import { prepareTestedBuilds } from '../builds/testedBuilds';
import { installPackages } from '../shared/install.mjs';
import { root, runInParallel } from '../shared/runInParallel';
import { listBuildNames } from './browserPart';
import { checks } from './checks';
import { installOldChromiums } from './oldChromium';
import { hashFiles, listProjectFiles } from '../shared/projectFiles';
import { findUnproved, readRowIds } from './proofs';
import { findForgottenFiles, listFilesOfRest } from './unitRest';
import { readBrowserTests, readSkippedTests, readUnitTests, type TestResult } from './reports';
import { listPassed, listSecondAttempts, renderSummary, type TestedPart } from './summary';

/**
 * Runs the tests, called by `scripts/test.mjs` when the packages are installed.
 *
 * - `npm test`: the checks, and the tests that are quick or noticed most.
 * - `npm run test:rest`: everything else that must hold before an issue ends. It ends with the proofs of the docs.
 * - `npm run test:all`: everything, browser tests on all pages, properties with ten times as many values, unit tests in isolation.
 *
 * Each part runs to its end and lists what failed; after thirty failures it stops. With `CI` set, a test that fails has a second attempt.
 */

type Run = 'first' | 'rest' | 'all';

const run = readRun(parseArgs({ options: { run: { type: 'string', default: 'first' } } }).values.run);
const files = listProjectFiles(root);
const results = path.join(root, 'test-results');
/** The results of `npm test`, for the proofs at the end of the rest. */
const firstResults = path.join(results, 'first.json');
const secondAttempts = path.join(results, 'second-attempts.txt');
/** So many failures stop a part. */
const maxFailures = 30;
const browserCommand =
  run === 'all' ? 'ALL_PAGES=on npx playwright test' : `TEST_PART=${run} npx playwright test`;
mkdirSync(results, { recursive: true });

const { env: browserEnv, missing } = await readBrowserEnvironment();
finish(run === 'first' ? await runFirst() : await runRest());

function readRun(name: string): Run {
  if (name === 'first' || name === 'rest' || name === 'all') return name;
  throw new Error(`There is no run ${name}.`);
}

/** The variables of the browser tests: the browsers, and which tests run. Also what is skipped without a browser. */
async function readBrowserEnvironment(): Promise<{
  readonly env: Readonly<Record<string, string>>;
  readonly missing: readonly string[];
}> {
  const browser = await findBrowser();
  if (browser === null) {
    console.error(
      'No browser found for the browser tests. Install the package chromium or Google Chrome, run "npx playwright install chromium", or set PW_CHROMIUM_PATH to a file that exists.',
    );
    process.exit(1);
  }
  const env = {
    ...(browser === '' ? {} : { PW_CHROMIUM_PATH: browser }),
    ...(run === 'all' ? { ALL_PAGES: 'on' } : { TEST_PART: run }),
  };
  // Other engines belong to the rest.
  if (run === 'first') return { env, missing: [] };
  const firefox = findFirefox();
  const webKit = findWebKit();
  if (webKit !== null) installPackages({ folder: 'tools/webkit' });
  const missing = [
    installOldChromiums(root) ? [] : 'pictures, and tests in old Chromiums: they need Linux on x86-64.',
    firefox !== null ? [] : 'tests in Firefox: install the package firefox-esr, or set PW_FIREFOX_PATH.',
    webKit !== null ? [] : 'tests in WebKit: install the packages webkit2gtk-driver and xvfb.',
  ].flat();
  return {
    env: {
      ...env,
      ...(firefox === null ? {} : { PW_FIREFOX_PATH: firefox }),
      ...(webKit === null ? {} : { PW_WEBKIT_DRIVER: webKit }),
    },
    missing,
  };
}

async function runFirst(): Promise<readonly TestedPart[]> {
  const check = await runPart('check', 'npm run check', runChecks);
  const unit = await runPart('unit tests', "npx vitest run --tags-filter '!rest'", () =>
    runUnitTests(['--tags-filter', '!rest'], (report) => findForgottenFiles(report, files)),
  );
  const builds = await runPart('builds', 'npm run build:all', runBuilds);
  const weights = await runBuiltPart(builds, 'weights', 'npm run weights', () =>
    runScript('weights', builds.names),
  );
  const browser = await runBuiltPart(builds, 'browser tests', browserCommand, runBrowserTests);
  return [check, unit, builds, weights, browser];
}

async function runRest(): Promise<readonly TestedPart[]> {
  // The schemas of the cluster's manifests, which a unit test reads.
  installPackages({ folder: 'tools/cluster' });
  const checks = run === 'all' ? [await runPart('check', 'npm run check', runChecks)] : [];
  // Vitest would import every file to find the tag.
  const tags = run === 'all' ? [] : ['--tags-filter', 'rest', ...listFilesOfRest(files)];
  const unit = await runPart('unit tests', 'npx vitest run --tags-filter rest', () => runUnitTests(tags));
  const builds = await runPart('builds of every page', 'npm run build:all', () => runScript('build:all'));
  const weights = await runBuiltPart(builds, 'weights', 'npm run weights', () => runScript('weights'));
  const contents = await runBuiltPart(
    builds,
    'each build holds its own page alone',
    'npm run check:build',
    () => runScript('check:build'),
  );
  const browser = await runBuiltPart(builds, 'browser tests', browserCommand, runBrowserTests);
  const parts = [...checks, unit, builds, weights, contents, browser];
  const proofs = await runPart('proofs of the docs', `npm run test:${run}`, () =>
    proveRows(parts.flatMap(({ tests }) => tests)),
  );
  return [...parts, proofs];
}

/** What a part has run, and whether it failed. */
type PartResult = Pick<TestedPart, 'tests' | 'isFailed' | 'skipped'>;

/** A part that needs builds. If they failed, it fails and says that it did not run. */
async function runBuiltPart(
  builds: TestedPart,
  title: string,
  repeat: string,
  work: () => PartResult,
): Promise<TestedPart> {
  const failure = 'It did not run, because its builds failed.';
  return runPart(title, repeat, () =>
    builds.isFailed ? { tests: [{ name: title, seconds: 0, failure }], isFailed: true } : work(),
  );
}

/**
 * Runs a part and prints its time.
 *
 * @param repeat the command that runs this part alone
 */
async function runPart<Result extends PartResult>(
  title: string,
  repeat: string,
  work: () => Result | Promise<Result>,
): Promise<Result & TestedPart> {
  console.log(`\n— ${title}`);
  const startedAt = performance.now();
  const result = await work();
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const time = `${title} ${result.isFailed ? 'failed' : 'done'} in ${seconds} s`;
  console.log(`  ${time}`);
  return { ...result, title, repeat, time };
}

/** Runs a command of an installed package and forwards its output. */
function runCommand(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): boolean {
  const { status } = spawnSync(path.join(root, 'node_modules/.bin', command), [...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/** Runs a script of `package.json`. It counts as one test. */
function runScript(script: string, args: readonly string[] = []): PartResult {
  const startedAt = performance.now();
  const { status } = spawnSync('npm', ['run', '--silent', script, '--', ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const test = { name: `npm run ${script}`, seconds: (performance.now() - startedAt) / 1000 };
  const isFailed = status !== 0;
  return { tests: [isFailed ? { ...test, failure: 'See above.' } : test], isFailed };
}

/** Each check counts as one test. */
async function runChecks(): Promise<PartResult> {
  const failed = await runInParallel(checks);
  const tests = checks.map(({ name }): TestResult => {
    const failure = failed.find((command) => command.name === name);
    return failure === undefined
      ? { name, seconds: 0 }
      : { name, seconds: 0, failure: failure.output, repeat: failure.repeat };
  });
  return { tests, isFailed: failed.length > 0 };
}

/** @param findProblems reads the report of a run that passed for what makes the part fail beside its tests */
function runUnitTests(
  args: readonly string[],
  findProblems: (report: string) => readonly TestResult[] = () => [],
): PartResult {
  const report = path.join(results, 'unit.json');
  rmSync(report, { force: true });
  const reporters = ['--reporter=minimal', '--reporter=json', `--outputFile.json=${report}`];
  const env = run === 'all' ? { LONG_RUNS: '10', ISOLATED: 'on' } : {};
  const isPassed = runCommand('vitest', ['run', `--bail=${maxFailures}`, ...args, ...reporters], env);
  const tests = readUnitTests(report);
  const isStopped = tests.filter(({ failure }) => failure !== undefined).length >= maxFailures;
  const problems = isStopped ? [] : findProblems(report);
  return { tests: [...tests, ...problems], isFailed: !isPassed || problems.length > 0 };
}

/** Makes the builds that browser tests need. It fails too if a file of these tests cannot be loaded. */
async function runBuilds(): Promise<PartResult & { readonly names: readonly string[] }> {
  try {
    const names = listBuildNames(browserEnv);
    await prepareTestedBuilds(root, names);
    return { tests: [], isFailed: false, names };
  } catch (error) {
    return { tests: [{ name: 'builds', seconds: 0, failure: String(error) }], isFailed: true, names: [] };
  }
}

function runBrowserTests(): PartResult {
  const report = path.join(results, 'browser.json');
  rmSync(report, { force: true });
  const isPassed = runCommand('playwright', ['test', `--max-failures=${maxFailures}`], browserEnv);
  return { tests: readBrowserTests(report), isFailed: !isPassed, skipped: readSkippedTests(report) };
}

/** Proves each row of the docs from the tests that ran. */
function proveRows(ran: readonly TestResult[]): PartResult {
  const hash = hashFiles(root, files);
  const first: { readonly hash?: string; readonly tests?: readonly TestResult[] } =
    run === 'rest' && existsSync(firstResults) ? JSON.parse(readFileSync(firstResults, 'utf8')) : {};
  const problems =
    run === 'rest' && first.hash !== hash
      ? ['The results of npm test are missing or of other files. Run npm test first.']
      : findUnproved(readRowIds(root), [...(first.tests ?? []), ...ran]);
  const tests = problems.map((failure) => ({ name: 'proofs of the docs', seconds: 0, failure }));
  return problems.length > 0
    ? { tests, isFailed: true }
    : { tests: [{ name: 'proofs of the docs', seconds: 0 }], isFailed: false };
}

/** Prints the summary, and stores the results of `npm test` for the proofs at the end of the rest. */
function finish(parts: readonly TestedPart[]): void {
  const tests = parts.flatMap((part) => part.tests);
  if (run === 'first') writeFileSync(firstResults, JSON.stringify({ hash: hashFiles(root, files), tests }));
  writeFileSync(secondAttempts, listSecondAttempts(parts).join('\n'));
  console.log(`\n${renderSummary(parts, missing)}`);
  process.exit(parts.some(({ isFailed }) => isFailed) || listPassed(parts).length === 0 ? 1 : 0);
}
