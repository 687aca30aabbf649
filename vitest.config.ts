import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { isCi } from './scripts/shared/ci';
import { readRowIds } from './scripts/tests/proofs';

/** `ISOLATED=on` gives every test file its own modules and document. It is slower and proves that no file depends on another. */
const isIsolated = process.env['ISOLATED'] === 'on';

// Times are shown by the clock of the device. That of the tests is the same everywhere.
process.env['TZ'] = 'UTC';

/** Keeps modules with `import.meta.glob` out of the cache, because they also depend on which files exist. */
const globsWithoutCache: Plugin = {
  name: 'globs-without-cache',
  configureVitest: ({ experimental_defineCacheKeyGenerator: defineKey }) =>
    defineKey(({ sourceCode }) => (sourceCode.includes('import.meta.glob') ? false : undefined)),
};

/** Unit tests have no selected page: code that needs a page receives it as an argument. */
export default defineConfig({
  plugins: [react(), globsWithoutCache],
  test: {
    // Files share imported modules, which saves most of their time. Mocks and globals are restored after each test.
    isolate: isIsolated,
    restoreMocks: true,
    unstubGlobals: true,
    pool: 'threads',
    maxWorkers: availableParallelism(),
    // For busy machines. No test waits for a fixed time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A second attempt is reported as one (`scripts/tests/summary.ts`). By hand there is none.
    retry: isCi ? 1 : 0,
    setupFiles: ['src/testing/setup.ts'],
    // A second run reads transformed modules from node_modules/.experimental-vitest-cache.
    experimental: { fsModuleCache: true },
    css: { modules: { classNameStrategy: 'non-scoped' } },
    tags: [
      { name: 'rest', description: 'Runs in npm run test:rest, not in npm test.' },
      ...readRowIds(import.meta.dirname).map((name) => ({ name })),
    ],
    // Separate projects, because a worker restarts when it changes the environment.
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          include: [
            'src/**/*.test.ts',
            'tests/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tools/**/*.test.ts',
            'deploy/**/*.test.ts',
            'gallery/**/*.test.ts',
            'qa/**/*.test.ts',
            'e2e/**/*.test.ts',
            'embed/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['src/**/*.test.tsx', 'gallery/**/*.test.tsx', 'qa/**/*.test.tsx'],
        },
      },
    ],
  },
});
