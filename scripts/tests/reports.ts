import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { JSONReport, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { root } from '../shared/runInParallel';

/** A test that ran. */
export interface TestResult {
  /** File and titles of a unit test; project in brackets, file, line and title of a browser test; a command's line. */
  readonly name: string;
  readonly seconds: number;
  /** The tags that it and its group have, without `@`. */
  readonly tags?: readonly string[];
  /** The message of a test that failed. */
  readonly failure?: string;
  /** The message of the first attempt of a test that passed at the second. */
  readonly firstFailure?: string;
  /** The command that repeats this test alone. */
  readonly repeat?: string;
}

/** The first lines of a failure message, indented. */
export function formatFailure(text = ''): string {
  return text
    .split('\n', 6)
    .map((line) => `    ${line}`)
    .join('\n');
}

/** Reads the tests of Vitest's JSON report that ran. Empty if there is no report. */
export function readUnitTests(report: string): readonly TestResult[] {
  const { testResults = [] }: Partial<JsonTestResults> = readJson(report);
  return testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = path.relative(root, name);
    const repeat = `npx vitest run ${file}`;
    const tests = assertionResults
      .filter(({ status: ofTest }) => isRun(ofTest))
      .map((test) => ({
        name: `${file} › ${test.fullName}`,
        seconds: (test.duration ?? 0) / 1000,
        tags: test.tags ?? [],
        ...(test.status === 'failed' ? { failure: test.failureMessages?.[0] ?? '', repeat } : {}),
        // Only a failed attempt leaves a message.
        ...(test.status === 'passed' && test.failureMessages?.[0] !== undefined
          ? { firstFailure: test.failureMessages[0] }
          : {}),
      }));
    // A file that cannot be loaded fails without a failed test.
    const failedToLoad = status === 'failed' && tests.every((test) => !('failure' in test));
    return failedToLoad ? [...tests, { name: file, seconds: 0, failure: message, repeat }] : tests;
  });
}

/** The files of Vitest's JSON report with a test that was left out. */
export function listFilesWithSkippedTests(report: string): readonly string[] {
  const { testResults = [] }: Partial<JsonTestResults> = readJson(report);
  return testResults
    .filter(({ assertionResults }) => assertionResults.some(({ status }) => !isRun(status)))
    .map(({ name }) => path.relative(root, name));
}

const isRun = (status: string): boolean => status === 'passed' || status === 'failed';

/** Every test of a report, with its place. */
function listBrowserTests({
  specs = [],
  suites = [],
}: Partial<Pick<JSONReportSuite, 'specs' | 'suites'>>): readonly {
  readonly place: string;
  readonly title: string;
  readonly tags: readonly string[];
  readonly test: JSONReportTest;
}[] {
  const own = specs.flatMap(({ file, line, title, tags, tests }) =>
    tests.map((test) => ({ place: `${file}:${line}`, title, tags, test })),
  );
  return [...own, ...suites.flatMap(listBrowserTests)];
}

/** The names of the projects that have tests. */
export function listProjects(report: JSONReport): readonly string[] {
  return [...new Set(listBrowserTests(report).map(({ test }) => test.projectName))];
}

/** Reads the tests of Playwright's JSON report that were not skipped. Empty if there is no report. */
export function readBrowserTests(file: string): readonly TestResult[] {
  const report: Partial<JSONReport> = readJson(file);
  return listBrowserTests(report)
    .filter(({ test }) => test.status !== 'skipped')
    .map(({ place, title, tags, test: { projectName, status, results } }) => ({
      name: `[${projectName}] ${place} › ${title}`,
      tags,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      ...(status === 'unexpected'
        ? {
            failure: results.at(-1)?.error?.message ?? '',
            repeat: `npx playwright test ${place} --project '${projectName}'`,
          }
        : {}),
      ...(status === 'flaky' ? { firstFailure: results[0]?.error?.message ?? '' } : {}),
    }));
}

/** The browser tests that were skipped for a web server that is missing, with the reason. */
export function readSkippedTests(file: string): readonly string[] {
  const report: Partial<JSONReport> = readJson(file);
  return listBrowserTests(report)
    .filter(({ place, test }) => test.status === 'skipped' && place.startsWith('serving/'))
    .flatMap(({ place, title, test }) =>
      test.annotations.map(({ description }) => `${place} › ${title}: ${description ?? ''}`),
    );
}

/** Reads a JSON file. An empty object if it is missing. */
function readJson(file: string) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
