// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadAfterRelease } from './release';

const reload = vi.fn();

let target: EventTarget;

beforeEach(() => {
  target = new EventTarget();
  reload.mockClear();
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
  const isReloading = reloadAfterRelease({ isInputKept });
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
  target.dispatchEvent(new Event('vite:preloadError'));
  await expect(isReloading()).resolves.toBe(reloads);
  expect(reload).toHaveBeenCalledTimes(reloads ? 1 : 0);
});

test('several chunks that are missing at once make one reload', async () => {
  const isReloading = await pageWith({});
  for (const _chunk of ['Toasts', 'unstyled']) target.dispatchEvent(new Event('vite:preloadError'));
  await expect(isReloading()).resolves.toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});
