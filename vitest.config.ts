import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** ISOLATED=on gives every file modules and a document of its own: slower, and proof that none leans on another. */
const isIsolated = process.env['ISOLATED'] === 'on';

/** Unit tests know no chosen page: what depends on one is handed it. */
export default defineConfig({
  plugins: [react()],
  test: {
    // Files share what they import, which is most of their time; whatever a test sets aside is put back after it.
    isolate: isIsolated,
    restoreMocks: true,
    unstubGlobals: true,
    pool: 'threads',
    maxWorkers: availableParallelism(),
    // For a machine that does much at once; no test waits for a time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: ['src/testing/setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // Apart, because a worker that goes from one environment to another begins anew.
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
            'bench/**/*.test.ts',
            'gallery/**/*.test.ts',
            'qa/**/*.test.ts',
            'e2e/**/*.test.ts',
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
