/** The settings of `npm run mutation`, which passes the folders (scripts/mutation.ts). */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: true },
  coverageAnalysis: 'perTest',
  // A mutant of a constant that is computed on import needs all tests of the folder, which takes too long.
  ignoreStatic: true,
  concurrency: 2,
  incremental: true,
  // Outside git: the file changes with every run and every test, and a run without it only takes longer.
  incrementalFile: 'node_modules/.cache/mutation.json',
  // Not in node_modules, where vitest finds no tests.
  tempDirName: '.sandbox/mutation',
  ignorePatterns: ['dist', 'docs', 'test-results', 'playwright-report', '.sandbox'],
  // Vitest removes types without checking them.
  disableTypeChecks: false,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  // A busy machine takes several times as long as it did for the first run.
  timeoutMS: 60_000,
  thresholds: { high: 95, low: 90, break: 85 },
};
