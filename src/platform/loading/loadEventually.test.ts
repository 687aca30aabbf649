// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { flushPromises } from '../../testing/flushPromises';
import { loadEventually, withRepeats } from './loadEventually';
import { loadOnce } from './loadOnce';

const setVisibility = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  ['the browser comes online', () => window.dispatchEvent(new Event('online'))],
  ['the page is shown', () => setVisibility('visible')],
])('loads again when %s, once for each failure', async (_when, happen) => {
  const load = vi
    .fn(async () => 'code')
    .mockRejectedValueOnce(new Error())
    .mockRejectedValueOnce(new Error());
  const loaded = vi.fn();
  void loadEventually(load).then(loaded);
  await flushPromises();
  setVisibility('hidden');
  await flushPromises();
  expect(load).toHaveBeenCalledTimes(1);
  happen();
  await flushPromises();
  expect(load).toHaveBeenCalledTimes(2);
  expect(loaded).not.toHaveBeenCalled();
  happen();
  happen();
  await flushPromises();
  expect(load).toHaveBeenCalledTimes(3);
  expect(loaded).toHaveBeenCalledExactlyOnceWith('code');
});

it.each([
  ['the browser comes online', () => window.dispatchEvent(new Event('online'))],
  ['somebody else has loaded it', (load: () => Promise<string>) => load()],
])('gives a component a loader that does not fail but waits until %s', async (_when, happen) => {
  const load = loadOnce(vi.fn(async () => 'code').mockRejectedValueOnce(new Error()));
  const repeated = withRepeats(load);
  const loading = repeated();
  await flushPromises();
  expect(repeated.getLoaded()).toBeNull();
  void happen(load);
  await expect(loading).resolves.toBe('code');
  expect(repeated.getLoaded()).toBe('code');
});

it('loads again by itself, less often each time, for two minutes', async () => {
  vi.useFakeTimers();
  const start = Date.now();
  const seconds: number[] = [];
  void loadEventually(async () => {
    seconds.push((Date.now() - start) / 1000);
    throw new Error();
  });
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(seconds).toEqual([0, 2, 6, 14, 30, 62, 126]);
  vi.useRealTimers();
});

it('does not load again while the page is hidden, and when it is shown', async () => {
  vi.useFakeTimers();
  const load = vi.fn(async () => 'code').mockRejectedValueOnce(new Error());
  void loadEventually(load);
  setVisibility('hidden');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  setVisibility('visible');
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
