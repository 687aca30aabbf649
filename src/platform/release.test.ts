// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadAfterRelease } from './release';

const reload = vi.fn();
const log = vi.fn();

let target: EventTarget;

beforeEach(() => {
  target = new EventTarget();
  document.documentElement.style.setProperty('--color-background', 'white');
  reload.mockClear();
  log.mockClear();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  // A page listens once, for good: each test is a page of its own.
  vi.spyOn(window, 'addEventListener').mockImplementation((name, listener) => {
    target.addEventListener(name, listener);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What the build's own loader tells of a file that it could not load. */
const missing = (message: string) =>
  Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: new Error(message) });

interface Case {
  readonly isInputKept?: boolean;
  readonly isOnline?: boolean;
  readonly opened?: 'navigate' | 'reload' | 'back_forward';
  readonly status?: number | 'none';
}

async function pageWith({ isInputKept = true, isOnline = true, opened = 'navigate', status = 200 }: Case) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  vi.stubGlobal('performance', {
    now: () => 0,
    getEntriesByType: () => [{ type: opened }],
  });
  const asked = vi.fn(() =>
    status === 'none' ? Promise.reject(new TypeError('no network')) : Promise.resolve({ ok: status < 400 }),
  );
  vi.stubGlobal('fetch', asked);
  const isReloading = reloadAfterRelease({ isInputKept, log });
  await expect(isReloading()).resolves.toBe(false);
  return isReloading;
}

test.each<[string, Case, boolean]>([
  ['after a release', {}, true],
  ['on a page that came out of the history', { opened: 'back_forward' }, true],
  ['again after a reload', { opened: 'reload' }, false],
  ['where nothing typed is kept', { isInputKept: false }, false],
  ['without a network', { isOnline: false }, false],
  ['of a server that is down', { status: 503 }, false],
  ['of a server that does not answer', { status: 'none' }, false],
])('a code chunk that is missing %s: %j reloads: %s', async (_when, given, reloads) => {
  const isReloading = await pageWith(given);
  target.dispatchEvent(missing('Failed to fetch dynamically imported module'));
  await expect(isReloading()).resolves.toBe(reloads);
  expect(reload).toHaveBeenCalledTimes(reloads ? 1 : 0);
});

test('several chunks that are missing at once make one reload', async () => {
  const isReloading = await pageWith({});
  for (const chunk of ['Toasts', 'unstyled'])
    target.dispatchEvent(missing(`Failed to fetch dynamically imported module: ${chunk}`));
  await expect(isReloading()).resolves.toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

test('a style that is missing costs the style alone, and is reported once', async () => {
  const isReloading = await pageWith({});
  const events = ['one', 'two'].map((name) => missing(`Unable to preload CSS for /assets/${name}.css`));
  for (const event of events) target.dispatchEvent(event);
  await expect(isReloading()).resolves.toBe(false);
  // The loader goes on with the code of the screen where its event was prevented.
  expect(events.map((event) => event.defaultPrevented)).toEqual([true, true]);
  expect(reload).not.toHaveBeenCalled();
  expect(log.mock.calls).toEqual([['Product styles not found']]);
});

test("the document's own style that is missing is reported once, whatever is missing later", async () => {
  document.documentElement.style.removeProperty('--color-background');
  await pageWith({});
  target.dispatchEvent(missing('Unable to preload CSS for /assets/one.css'));
  expect(log.mock.calls).toEqual([['Product styles not found']]);
});
