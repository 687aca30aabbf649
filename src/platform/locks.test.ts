import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeExclusively } from './locks';

/** The browser's locks: one name, one work at a time, the others in their order, as long as they wait. */
function makeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, { signal }: { readonly signal: AbortSignal }, work: () => unknown) => {
      const turn = last.then(() => (signal.aborted ? undefined : work()));
      last = turn;
      const stopped = new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
      return Promise.race([turn, stopped]);
    },
  };
}

/** Two tabs, of which the first has done work and keeps the other waiting. */
async function twoTabs() {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { locks: makeLocks() });
  const [one, other] = [makeExclusively(), makeExclusively()];
  const told: string[] = [];
  await one('told', () => told.push('one'));
  const waiting = other('told', () => told.push('other'));
  return { one, told, waiting };
}

const refusing = { request: () => Promise.reject(new DOMException('Blocked', 'SecurityError')) };

beforeEach(() => vi.stubGlobal('window', new EventTarget()));
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
    const exclusively = makeExclusively();
    const work = vi.fn(() => 'done');
    expect(await exclusively('redirected', work)).toBe('done');
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('that fails is told', async () => {
    vi.stubGlobal('navigator', { locks: makeLocks() });
    const exclusively = makeExclusively();
    const failing = () => {
      throw new TypeError('A fault');
    };
    await expect(exclusively('redirected', failing)).rejects.toThrow('A fault');
  });

  it('keeps other tabs out until they see what was stored, and not itself', async () => {
    const { one, told, waiting } = await twoTabs();
    await one('told', () => told.push('one again'));
    await vi.advanceTimersByTimeAsync(400);
    await one('told', () => told.push('and again'));
    await vi.advanceTimersByTimeAsync(400);
    expect(told).toEqual(['one', 'one again', 'and again']);
    await vi.advanceTimersByTimeAsync(1_500);
    await waiting;
    expect(told.at(-1)).toBe('other');
    const later = one('told', () => told.push('one later'));
    expect(told.at(-1)).toBe('other');
    await vi.advanceTimersByTimeAsync(1_500);
    await later;
    expect(told.at(-1)).toBe('one later');
  });

  it('lets the others in when the page is left', async () => {
    const { told, waiting } = await twoTabs();
    await vi.advanceTimersByTimeAsync(0);
    window.dispatchEvent(new Event('pagehide'));
    await waiting;
    expect(told).toEqual(['one', 'other']);
  });

  it('is done all the same where another tab sleeps with the lock', async () => {
    vi.useFakeTimers();
    const locks = makeLocks();
    vi.stubGlobal('navigator', { locks });
    const exclusively = makeExclusively();
    const asleep = new AbortController();
    void locks.request('told', asleep, () => new Promise(() => undefined));
    const work = vi.fn(() => 'done');
    const done = exclusively('told', work);
    await vi.advanceTimersByTimeAsync(2_900);
    expect(work).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(await done).toBe('done');
    expect(work).toHaveBeenCalledOnce();
  });
});
