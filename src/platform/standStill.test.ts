// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchStandStill } from './standStill';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 20));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const type = (name = 'input') => window.dispatchEvent(new Event(name));

function watch() {
  const listener = { onStill: vi.fn(), onType: vi.fn() };
  return { ...listener, stillness: watchStandStill(listener) };
}

it('calls once when nobody has typed for half a second and the browser is idle', async () => {
  const { onStill, stillness } = watch();
  await vi.advanceTimersByTimeAsync(519);
  expect(onStill).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onStill).toHaveBeenCalledTimes(1);
  stillness.stop();
});

it.each(['keydown', 'input'])(
  'waits again after %s, also while the browser is not idle yet',
  async (name) => {
    const { onStill, onType, stillness } = watch();
    await vi.advanceTimersByTimeAsync(510);
    type(name);
    expect(onType).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(510);
    expect(onStill).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(onStill).toHaveBeenCalledTimes(1);
    stillness.stop();
  },
);

it('calls again after a restart', async () => {
  const { onStill, stillness } = watch();
  await vi.advanceTimersByTimeAsync(1000);
  stillness.restart();
  await vi.advanceTimersByTimeAsync(1000);
  expect(onStill).toHaveBeenCalledTimes(2);
  stillness.stop();
});

it.each([0, 510])('calls nobody after it was stopped %s ms after the start', async (milliseconds) => {
  const { onStill, onType, stillness } = watch();
  await vi.advanceTimersByTimeAsync(milliseconds);
  stillness.stop();
  type();
  await vi.advanceTimersByTimeAsync(5000);
  expect(onStill).not.toHaveBeenCalled();
  expect(onType).not.toHaveBeenCalled();
});
