/** The settings of `npm run mutation`, which passes the folders (tools/mutation/mutation.ts). */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // A mutant of a constant that is computed on import needs all tests of the folder, which takes too long.
  ignoreStatic: true,
  // Other work often runs on the same processors.
  concurrency: 1,
  // `tools/mutation/mutation.ts` names the file of the results.
  incremental: true,
  // Not in node_modules, where vitest finds no tests.
  tempDirName: '.sandbox/mutation',
  ignorePatterns: ['dist', 'docs', 'test-results', 'playwright-report', '.sandbox'],
  // Vitest removes types without checking them.
  disableTypeChecks: false,
  // Fewer changes that tests notice, in percent, fail the run.
  thresholds: { break: 85 },
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  // A busy machine takes several times as long as it did for the first run.
  timeoutMS: 60_000,
};
