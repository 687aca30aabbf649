import fc from 'fast-check';
import { afterEach } from 'vitest';
import { propertyDefaults } from './propertyTests';

fc.configureGlobal(propertyDefaults);

// A test without a document does not load what needs one.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup, configure } = await import('@testing-library/react');
  // A long limit for busy machines. A passing test does not wait.
  configure({ asyncUtilTimeout: 15_000 });
  afterEach(cleanup);
  returnPromisesFromScrolling();
  forbidNavigation();
  await resetSharedModules();
}

/** Test files share a document. The click on a link that saves a file would leave it, after the test has ended. */
function forbidNavigation(): void {
  const { navigation } = Reflect.get(window, 'happyDOM').settings;
  Object.assign(navigation, { disableMainFrameNavigation: true, disableFallbackToSetURL: true });
}

/** Lets the methods that scroll return a promise, as Chromium does since 156. happy-dom returns nothing. */
function returnPromisesFromScrolling(): void {
  const scroll = () => Promise.resolve();
  for (const target of [Element.prototype, window])
    for (const method of ['scroll', 'scrollBy', 'scrollTo', 'scrollIntoView'])
      if (method in target)
        Object.defineProperty(target, method, { value: scroll, configurable: true, writable: true });
}

/** Test files share modules. This resets what libraries store for the whole document. */
async function resetSharedModules(): Promise<void> {
  const { setI18n } = await import('react-i18next');
  const { toast } = await import('react-toastify/unstyled');
  // The type of `setI18n` does not allow a reset.
  Reflect.apply(setI18n, undefined, [undefined]);
  toast.dismiss();
}
