// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { flushPromises } from '../../testing/flushPromises';
import { startTracker } from './startTracker';

it.each([
  ['the browser comes online', () => window.dispatchEvent(new Event('online'))],
  ['the visitor chooses', (choose: () => void) => choose()],
])('the code of the tracker that failed is loaded again when %s, and starts once', async (_when, happen) => {
  let choose = () => undefined as void;
  const start = vi.fn();
  const log = vi.fn();
  const load = vi.fn(async () => start).mockRejectedValueOnce(new Error('blocked'));
  startTracker({ load, onChoice: (listener) => (choose = listener), log });
  await flushPromises();
  expect(start).not.toHaveBeenCalled();
  expect(log).toHaveBeenCalledExactlyOnceWith('The tracking code did not load');
  happen(() => choose());
  await flushPromises();
  expect(start).toHaveBeenCalledOnce();
  choose();
  window.dispatchEvent(new Event('online'));
  await flushPromises();
  expect([load.mock.calls.length, start.mock.calls.length]).toEqual([2, 1]);
});

it('code that stays blocked is logged once', async () => {
  const log = vi.fn();
  startTracker({ load: () => Promise.reject(new Error('blocked')), onChoice: () => undefined, log });
  await flushPromises();
  window.dispatchEvent(new Event('online'));
  await flushPromises();
  expect(log).toHaveBeenCalledOnce();
});
