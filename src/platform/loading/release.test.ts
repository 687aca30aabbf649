// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageWith } from '../../testing/storage.fixture';
import { reloadAfterRelease } from './release';

const reload = vi.fn();
const log = vi.fn();

let target: EventTarget;

beforeEach(() => {
  target = new EventTarget();
  document.documentElement.style.setProperty('--color-background', 'white');
  reload.mockClear();
  log.mockClear();
  // A page never removes its listener, so each test gets its own event target.
  vi.spyOn(window, 'addEventListener').mockImplementation((name, listener) => {
    target.addEventListener(name, listener);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The event of Vite's loader for a file that does not load. */
const createPreloadError = (message: string) =>
  Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: new Error(message) });

interface PageCase {
  readonly isAvailable?: boolean;
  /** The characters that the storage can take. */
  readonly spare?: number;
  readonly isOnline?: boolean;
  readonly opened?: 'navigate' | 'reload';
  /** The release that has reloaded itself in this tab. */
  readonly reloadedFrom?: string;
  /** The entry of the document that the server offers now. */
  readonly served?: string;
  readonly status?: number | 'none';
}

async function openPage({
  isAvailable = true,
  spare,
  isOnline = true,
  opened = 'navigate',
  reloadedFrom,
  served = 'index-new',
  status = 200,
}: PageCase) {
  const entry = document.createElement('script');
  entry.type = 'module';
  entry.setAttribute('src', '/assets/index-old.js');
  // An element that is not connected does not load.
  vi.spyOn(document, 'querySelector').mockReturnValue(entry);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  vi.stubGlobal('performance', {
    now: () => 0,
    getEntriesByType: () => [{ type: opened }],
  });
  const fetchPage = vi.fn(() =>
    status === 'none'
      ? Promise.reject(new TypeError('no network'))
      : Promise.resolve(
          new Response(`<script type="module" crossorigin src="/assets/${served}.js"></script>`, { status }),
        ),
  );
  vi.stubGlobal('fetch', fetchPage);
  document.documentElement.dataset['version'] = 'old';
  const session = { ...storageWith({ reloadedFrom: JSON.stringify(reloadedFrom) }, spare), isAvailable };
  const isReloading = reloadAfterRelease({ address: '/form/', session, log, reload });
  await expect(isReloading()).resolves.toBe(false);
  return isReloading;
}

test.each<[string, PageCase, boolean]>([
  ['after a release', {}, true],
  ['in a document that the starter has loaded again', { opened: 'reload' }, true],
  ['again of the release that it was reloaded from', { reloadedFrom: 'old' }, false],
  ['after the release that it was reloaded from', { reloadedFrom: 'older' }, true],
  ['of the release that is still served', { served: 'index-old' }, false],
  ['without a storage', { isAvailable: false }, false],
  ['with a full storage', { spare: 0 }, false],
  ['without a network', { isOnline: false }, false],
  ['while the server is down', { status: 503 }, false],
  ['while the server does not respond', { status: 'none' }, false],
])('a missing chunk %s (%j) reloads the page: %s', async (_when, given, reloads) => {
  const isReloading = await openPage(given);
  target.dispatchEvent(createPreloadError('Failed to fetch dynamically imported module'));
  await expect(isReloading()).resolves.toBe(reloads);
  expect(reload).toHaveBeenCalledTimes(reloads ? 1 : 0);
});

test('the server is asked for the document by the address that names nobody', async () => {
  const isReloading = await openPage({});
  target.dispatchEvent(createPreloadError('Failed to fetch dynamically imported module'));
  await isReloading();
  expect(fetch).toHaveBeenCalledWith('/form/', { cache: 'no-cache' });
});

test('several missing chunks cause one reload', async () => {
  const isReloading = await openPage({});
  for (const chunk of ['Toasts', 'unstyled'])
    target.dispatchEvent(createPreloadError(`Failed to fetch dynamically imported module: ${chunk}`));
  await expect(isReloading()).resolves.toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

test('a missing style causes no reload and is logged once', async () => {
  const isReloading = await openPage({});
  const events = ['one', 'two'].map((name) =>
    createPreloadError(`Unable to preload CSS for /assets/${name}.css`),
  );
  for (const event of events) target.dispatchEvent(event);
  await expect(isReloading()).resolves.toBe(false);
  // The loader continues with the code of the screen if its event is prevented.
  expect(events.map((event) => event.defaultPrevented)).toEqual([true, true]);
  expect(reload).not.toHaveBeenCalled();
  expect(log.mock.calls).toEqual([['Product styles not found']]);
});

test('the missing style of the document is logged once, also if another style is missing later', async () => {
  document.documentElement.style.removeProperty('--color-background');
  await openPage({});
  target.dispatchEvent(createPreloadError('Unable to preload CSS for /assets/one.css'));
  expect(log.mock.calls).toEqual([['Product styles not found']]);
});
