// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeConditions, usualConditions, type Conditions } from './conditions';

const taken = () => Promise.resolve(new Response('taken'));

/** What a call is answered under these conditions. */
async function answered(change: Partial<Conditions>, method = 'PUT', signal?: AbortSignal) {
  const conditions = makeConditions();
  conditions.set({ ...usualConditions, ...change });
  const request = { method, ...(signal === undefined ? {} : { signal }) };
  try {
    return await conditions.between({ address: '/api/lead', request }, taken);
  } finally {
    conditions.set(usualConditions);
  }
}

afterEach(() => vi.useRealTimers());

describe('a call', () => {
  it('is the server’s to answer where nothing is switched on', async () => {
    expect(await (await answered({})).text()).toBe('taken');
  });

  it.each([
    ['500', 500, null],
    ['429', 429, '5'],
  ] as const)('is answered %s', async (failure, status, wait) => {
    const answer = await answered({ failure });
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([status, wait]);
  });

  it('is refused for a field where it carries answers', async () => {
    const answer = await answered({ failure: '422', field: 'iban' });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ errors: { iban: 'not_accepted' } });
    expect((await answered({ failure: '422', field: 'iban' }, 'GET')).status).toBe(200);
  });

  it('waits, and no longer than whoever called', async () => {
    vi.useFakeTimers();
    const late = answered({ delay: 10_000 });
    const heard = vi.fn();
    void late.then(heard);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(heard).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(heard).toHaveBeenCalledTimes(1);
    await expect(answered({ delay: 2_000 }, 'PUT', AbortSignal.abort())).rejects.toThrow('stopped');
  });

  it('does not get through offline, of which the browser tells', async () => {
    const conditions = makeConditions();
    const heard: string[] = [];
    for (const name of ['offline', 'online']) window.addEventListener(name, () => heard.push(name));
    conditions.set({ ...usualConditions, isOffline: true });
    expect(navigator.onLine).toBe(false);
    await expect(conditions.between({ address: '/api/lead', request: {} }, taken)).rejects.toThrow(TypeError);
    conditions.set({ ...usualConditions, isOffline: true, delay: 2_000 });
    conditions.set(usualConditions);
    expect(navigator.onLine).toBe(true);
    expect(heard).toEqual(['offline', 'online']);
  });
});
