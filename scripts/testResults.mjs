import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';

/** Reads a JSON file. An empty object if it is missing. */
export function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** The first lines of a failure message, indented. */
export function formatFailure(text = '') {
  return text
    .split('\n', 6)
    .map((line) => `    ${line}`)
    .join('\n');
}

/** Reads the tests of Vitest's JSON report: name, seconds, and the failure message of failed ones. Empty if there is no report. */
export function readUnitTests(report) {
  const { testResults = [] } = readJson(report);
  return testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = path.relative(root, name);
    const tests = assertionResults
      .filter((test) => test.status === 'passed' || test.status === 'failed')
      .map((test) => ({
        name: `${file} › ${test.fullName}`,
        seconds: (test.duration ?? 0) / 1000,
        ...(test.status === 'failed' ? { failure: test.failureMessages[0] ?? '' } : {}),
      }));
    // A file that cannot be loaded fails without a failed test.
    const failedToLoad = status === 'failed' && tests.every(({ failure }) => failure === undefined);
    return failedToLoad ? [...tests, { name: file, seconds: 0, failure: message }] : tests;
  });
}

/** Reads the tests of Playwright's JSON report that were not skipped. Empty if there is no report. */
export function readBrowserTests(report) {
  return listBrowserTests(readJson(report));
}

/** Reads the pictures that differ in a browser that did not take them. They fail no test. Empty if there is no report. */
export function readPictureDifferences(report) {
  return listPictureDifferences(readJson(report));
}

function listPictureDifferences({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ tests }) =>
    tests.flatMap(({ projectName, annotations }) =>
      annotations
        .filter(({ type }) => type === 'picture of another renderer')
        .map(({ description }) => `${projectName}: ${description}`),
    ),
  );
  return [...own, ...suites.flatMap(listPictureDifferences)];
}

function listBrowserTests({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ projectName, status, results }) => ({
        name: `[${projectName}] ${file}:${line} › ${title}`,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        ...(status === 'unexpected' ? { failure: results.at(-1)?.error?.message ?? '' } : {}),
      })),
  );
  return [...own, ...suites.flatMap(listBrowserTests)];
}
