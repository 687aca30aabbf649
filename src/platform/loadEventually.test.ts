// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { flushPromises } from '../testing/flushPromises';
import { loadEventually } from './loadEventually';

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
