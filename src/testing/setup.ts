import { afterEach } from 'vitest';

// A test that has no document does without what only a document needs.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup, configure } = await import('@testing-library/react');
  // A busy machine takes its time; what appears at once is not waited for.
  configure({ asyncUtilTimeout: 15_000 });
  afterEach(cleanup);
}
