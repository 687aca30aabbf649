import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRunExclusive } from './locks';

/** The browser's locks for one name: requests run one at a time, in their order. */
function createLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, { signal }: { readonly signal: AbortSignal }, work: () => unknown) => {
      const turn = last.then(() => (signal.aborted ? undefined : work()));
      last = turn;
      const aborted = new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
      return Promise.race([turn, aborted]);
    },
  };
}

/** Opens two tabs. The first has run work, and the other waits for it. */
async function openTwoTabs() {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { locks: createLocks() });
  const [one, other] = [createRunExclusive(), createRunExclusive()];
  const log: string[] = [];
  await one('log', () => log.push('one'));
  const waiting = other('log', () => log.push('other'));
  return { one, log, waiting };
}

const refusedLocks = { request: () => Promise.reject(new DOMException('Blocked', 'SecurityError')) };

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('exclusive work', () => {
  it.each([
    ['with locks', { locks: createLocks() }],
    ['without locks', {}],
    ['with refused locks', { locks: refusedLocks }],
  ])('runs once and returns its result %s', async (_what, navigator) => {
    vi.stubGlobal('navigator', navigator);
    const runExclusive = createRunExclusive();
    const work = vi.fn(() => 'done');
    expect(await runExclusive('redirected', work)).toBe('done');
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('rejects if it throws', async () => {
    vi.stubGlobal('navigator', { locks: createLocks() });
    const runExclusive = createRunExclusive();
    const failing = () => {
      throw new TypeError('A fault');
    };
    await expect(runExclusive('redirected', failing)).rejects.toThrow('A fault');
  });

  it('delays the work of other tabs until they see stored values, but not its own', async () => {
    const { one, log, waiting } = await openTwoTabs();
    await one('log', () => log.push('one again'));
    await vi.advanceTimersByTimeAsync(400);
    await one('log', () => log.push('and again'));
    await vi.advanceTimersByTimeAsync(400);
    expect(log).toEqual(['one', 'one again', 'and again']);
    await vi.advanceTimersByTimeAsync(1_500);
    await waiting;
    expect(log.at(-1)).toBe('other');
    const later = one('log', () => log.push('one later'));
    expect(log.at(-1)).toBe('other');
    await vi.advanceTimersByTimeAsync(1_500);
    await later;
    expect(log.at(-1)).toBe('one later');
  });

  it('delays the work of other tabs until its own has ended', async () => {
    const { one, log, waiting } = await openTwoTabs();
    const call = one('log', () => new Promise<void>((resolve) => setTimeout(resolve, 4_100)));
    await vi.advanceTimersByTimeAsync(4_000);
    expect(log).toEqual(['one']);
    await vi.advanceTimersByTimeAsync(100);
    await call;
    await vi.advanceTimersByTimeAsync(1_500);
    await waiting;
    expect(log).toEqual(['one', 'other']);
  });

  it.each([
    ['left', () => window.dispatchEvent(new Event('pagehide'))],
    ['frozen', () => document.dispatchEvent(new Event('freeze'))],
  ])('releases the lock when the page is %s', async (_what, leave) => {
    const { one, log, waiting } = await openTwoTabs();
    void one('log', () => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(0);
    leave();
    await waiting;
    expect(log).toEqual(['one', 'other']);
  });

  it('runs anyway if a sleeping tab holds the lock', async () => {
    vi.useFakeTimers();
    const locks = createLocks();
    vi.stubGlobal('navigator', { locks });
    const runExclusive = createRunExclusive();
    const sleeping = new AbortController();
    void locks.request('log', sleeping, () => new Promise(() => undefined));
    const work = vi.fn(() => 'done');
    const done = runExclusive('log', work);
    await vi.advanceTimersByTimeAsync(9_900);
    expect(work).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(await done).toBe('done');
    expect(work).toHaveBeenCalledOnce();
  });
});
