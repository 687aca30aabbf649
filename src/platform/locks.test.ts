import { afterEach, describe, expect, it, vi } from 'vitest';

let left: () => void;
vi.mock('./browser', () => ({
  onLeft: (listener: () => void) => {
    left = listener;
    return () => undefined;
  },
}));

/** A tab knows what it holds itself. */
async function openTab() {
  vi.resetModules();
  return import('./locks');
}

/** The browser's locks: one name, one work at a time, the others in their order. */
function makeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, work: () => unknown) => {
      const turn = last.then(work);
      last = turn;
      return turn;
    },
  };
}

const refusing = { request: () => Promise.reject(new DOMException('Blocked', 'SecurityError')) };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('work that one tab does at a time', () => {
  it.each([
    ['with locks', { locks: makeLocks() }],
    ['where there are none', {}],
    ['where they are refused', { locks: refusing }],
  ])('is done once and answers what it came to, %s', async (_what, navigator) => {
    vi.stubGlobal('navigator', navigator);
    const { exclusively } = await openTab();
    const work = vi.fn(() => 'done');
    expect(await exclusively('redirected', work)).toBe('done');
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('waits for the work of another tab', async () => {
    const locks = makeLocks();
    vi.stubGlobal('navigator', { locks });
    const told: string[] = [];
    let leave = (): void => undefined;
    void locks.request('redirected', () => new Promise<void>((resolve) => (leave = resolve)));
    const { exclusively } = await openTab();
    const done = exclusively('redirected', () => told.push('second'));
    await Promise.resolve();
    told.push('first');
    leave();
    await done;
    expect(told).toEqual(['first', 'second']);
  });

  it('that fails is told', async () => {
    vi.stubGlobal('navigator', { locks: makeLocks() });
    const { exclusively } = await openTab();
    const failing = () => {
      throw new TypeError('A fault');
    };
    await expect(exclusively('redirected', failing)).rejects.toThrow('A fault');
  });

  it('keeps other tabs out until they see what was stored, and not itself', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', { locks: makeLocks() });
    const [one, other] = [await openTab(), await openTab()];
    const told: string[] = [];
    await one.exclusively('told', () => told.push('one'));
    const waiting = other.exclusively('told', () => told.push('other'));
    await one.exclusively('told', () => told.push('one again'));
    await vi.advanceTimersByTimeAsync(400);
    await one.exclusively('told', () => told.push('and again'));
    await vi.advanceTimersByTimeAsync(400);
    expect(told).toEqual(['one', 'one again', 'and again']);
    await vi.advanceTimersByTimeAsync(5_000);
    await waiting;
    expect(told.at(-1)).toBe('other');
    const later = one.exclusively('told', () => told.push('one later'));
    await vi.advanceTimersByTimeAsync(5_000);
    await later;
    expect(told.at(-1)).toBe('one later');
  });

  it('lets the others in when the page is left', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', { locks: makeLocks() });
    const [one, other] = [await openTab(), await openTab()];
    const told: string[] = [];
    await one.exclusively('told', () => told.push('one'));
    const waiting = other.exclusively('told', () => told.push('other'));
    await vi.advanceTimersByTimeAsync(0);
    left();
    await waiting;
    expect(told).toEqual(['one', 'other']);
  });
});
