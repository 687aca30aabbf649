import { defineConfig } from 'vitest/config';

/** The folder whose rules are changed, from `tools/mutation/mutation.ts`. */
const folder = process.env['MUTATED_FOLDER'] ?? 'src/domain/lead';

/** Changes run only against the tests beside the rules: with all tests that import them, the first run takes minutes. */
export default defineConfig({
  test: {
    // The files of one change share imported modules, as in `npx vitest run`. Each change gets a new worker.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: ['src/testing/setup.ts'],
    // The tags are those of the project's own configuration.
    strictTags: false,
    include: [`${folder}/**/*.test.ts`],
  },
});
