import fc from 'fast-check';
import { afterEach } from 'vitest';
import { everyProperty } from './runs';

fc.configureGlobal(everyProperty);

// A test that has no document does without what only a document needs.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup, configure } = await import('@testing-library/react');
  // A busy machine takes its time; what appears at once is not waited for.
  configure({ asyncUtilTimeout: 15_000 });
  afterEach(cleanup);
  await forgetOtherFiles();
}

/** Files share their modules: what libraries keep for a whole document is taken out before the next begins. */
async function forgetOtherFiles(): Promise<void> {
  const { setI18n } = await import('react-i18next');
  const { toast } = await import('react-toastify/unstyled');
  // Its type knows no way back to the beginning.
  Reflect.apply(setI18n, undefined, [undefined]);
  toast.dismiss();
}
