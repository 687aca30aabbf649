// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPress } from './press';

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
