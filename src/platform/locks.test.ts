import { afterEach, describe, expect, it, vi } from 'vitest';
import { exclusively } from './locks';

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

afterEach(() => vi.unstubAllGlobals());

describe('work that one tab does at a time', () => {
  it.each([
    ['with locks', { locks: makeLocks() }],
    ['where there are none', {}],
    ['where they are refused', { locks: refusing }],
  ])('is done once and answers what it came to, %s', async (_what, navigator) => {
    vi.stubGlobal('navigator', navigator);
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
    const done = exclusively('redirected', () => told.push('second'));
    await Promise.resolve();
    told.push('first');
    leave();
    await done;
    expect(told).toEqual(['first', 'second']);
  });

  it('that fails is told', async () => {
    vi.stubGlobal('navigator', { locks: makeLocks() });
    const failing = () => {
      throw new TypeError('A fault');
    };
    await expect(exclusively('redirected', failing)).rejects.toThrow('A fault');
  });
});
