// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPress, whenReleased } from './press';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('work after a press', () => {
  it('waits for the events of a tap, which come in one task', () => {
    const work = vi.fn();
    afterPress(work);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledOnce();
  });

  it('waits until the mouse button is up', () => {
    const active = vi.spyOn(document, 'querySelector').mockReturnValue(document.body);
    const work = vi.fn();
    afterPress(work);
    vi.advanceTimersByTime(10_000);
    expect(work).not.toHaveBeenCalled();
    expect(active).toHaveBeenCalledWith(':active');
    active.mockReturnValue(null);
    vi.advanceTimersByTime(50);
    expect(work).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the release of what is pressed', () => {
  it('is there at once if nothing is pressed', async () => {
    await expect(whenReleased()).resolves.toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is waited for otherwise', async () => {
    const active = vi.spyOn(document, 'querySelector').mockReturnValue(document.body);
    const seen = vi.fn();
    void whenReleased().then(seen);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(seen).not.toHaveBeenCalled();
    active.mockReturnValue(null);
    await vi.advanceTimersByTimeAsync(50);
    expect(seen).toHaveBeenCalledOnce();
  });
});
