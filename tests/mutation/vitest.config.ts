import { defineConfig } from 'vitest/config';

/** The folders whose rules are mutated, from `scripts/mutation.ts`. */
const folders = (process.env['MUTATED_FOLDERS'] ?? 'src/domain').split(',');

/** Mutants run only the tests beside the rules: with all tests that import them, the first run takes minutes. */
export default defineConfig({
  test: {
    // A mutant must not see modules that another one has changed.
    isolate: true,
    restoreMocks: true,
    unstubGlobals: true,
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: ['src/testing/setup.ts'],
    include: folders.map((folder) => `${folder}/**/*.test.ts`),
  },
});
