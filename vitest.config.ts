import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Unit tests know no chosen page: what depends on one is handed it. */
export default defineConfig({
  plugins: [react()],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    environment: 'node',
    // For a machine that does much at once; no test waits for a time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: ['src/testing/setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
