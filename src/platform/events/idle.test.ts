// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchIdle } from './idle';

const delayMs = 1000;

beforeEach(() => void vi.useFakeTimers({ now: 50_000 }));
afterEach(() => void vi.useRealTimers());

function watch(touchedAt = Date.now()) {
  const onIdle = vi.fn<(resume: () => void) => void>();
  const getTouchedAt = watchIdle({
    touchedAt,
    now: () => Date.now(),
    delayMs,
    isIdle: (lastTouch) => Date.now() - lastTouch >= delayMs,
    onIdle,
  });
  return { onIdle, getTouchedAt };
}

it('reports once that nobody has touched the page', () => {
  const { onIdle } = watch();
  vi.advanceTimersByTime(delayMs - 1);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5 * delayMs);
  expect(onIdle).toHaveBeenCalledOnce();
});

it('reports at once if the page has been untouched since an earlier visit', () => {
  expect(watch(Date.now() - delayMs).onIdle).toHaveBeenCalledOnce();
});

it.each(['pointerdown', 'keydown', 'input', 'wheel', 'scroll'])('counts from the last %s', (name) => {
  const { onIdle, getTouchedAt } = watch();
  vi.advanceTimersByTime(delayMs - 100);
  document.body.dispatchEvent(new Event(name, { bubbles: true }));
  expect(getTouchedAt()).toBe(Date.now());
  vi.advanceTimersByTime(delayMs - 1);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onIdle).toHaveBeenCalledOnce();
});

it.each(['pageshow', 'focus', 'keydown'])('reports a page that slept when it gets a %s', (name) => {
  const { onIdle } = watch();
  // Sleep stops timers, and the clock goes on.
  vi.setSystemTime(Date.now() + delayMs);
  window.dispatchEvent(new Event(name));
  expect(onIdle).toHaveBeenCalledOnce();
});

it('counts from now if the clock was set back', () => {
  const { onIdle } = watch();
  vi.advanceTimersByTime(delayMs - 100);
  vi.setSystemTime(Date.now() - 25 * 60 * 60 * 1000);
  window.dispatchEvent(new Event('focus'));
  vi.advanceTimersByTime(delayMs - 1);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onIdle).toHaveBeenCalledOnce();
});

it('watches again after it was resumed', () => {
  const { onIdle } = watch();
  vi.advanceTimersByTime(delayMs);
  onIdle.mock.lastCall?.[0]();
  vi.advanceTimersByTime(delayMs - 1);
  expect(onIdle).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1);
  expect(onIdle).toHaveBeenCalledTimes(2);
});
