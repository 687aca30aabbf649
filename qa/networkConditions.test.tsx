// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createNetworkConditions, defaultConditions, type NetworkConditions } from './networkConditions';

const respond = () => Promise.resolve(new Response('from the server'));

/** Sends a request under these conditions and returns its response. */
async function sendUnder(change: Partial<NetworkConditions>, method = 'PUT', signal?: AbortSignal) {
  const conditions = createNetworkConditions();
  conditions.set({ ...defaultConditions, ...change });
  const request = { method, ...(signal === undefined ? {} : { signal }) };
  try {
    return await conditions.between({ address: '/api/lead', request }, respond);
  } finally {
    conditions.set(defaultConditions);
  }
}

afterEach(() => vi.useRealTimers());

describe('network conditions', () => {
  it('pass a request to the server by default', async () => {
    expect(await (await sendUnder({})).text()).toBe('from the server');
  });

  it.each([
    ['500', 500, null],
    ['429', 429, '5'],
  ] as const)('force the response %s', async (failure, status, wait) => {
    const answer = await sendUnder({ failure });
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([status, wait]);
  });

  it('reject a field of a request that sends answers, and no GET request', async () => {
    const answer = await sendUnder({ failure: '422', field: 'iban' });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ errors: { iban: 'not_accepted' } });
    expect((await sendUnder({ failure: '422', field: 'iban' }, 'GET')).status).toBe(200);
  });

  it('delay a request until its signal aborts', async () => {
    vi.useFakeTimers();
    const delayed = sendUnder({ delayMs: 10_000 });
    const onResponse = vi.fn();
    void delayed.then(onResponse);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(onResponse).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onResponse).toHaveBeenCalledTimes(1);
    await expect(sendUnder({ delayMs: 2_000 }, 'PUT', AbortSignal.abort())).rejects.toThrow('stopped');
  });

  it('fail a request when offline and dispatch the browser’s events', async () => {
    const conditions = createNetworkConditions();
    const events: string[] = [];
    for (const name of ['offline', 'online']) window.addEventListener(name, () => events.push(name));
    conditions.set({ ...defaultConditions, isOffline: true });
    expect(navigator.onLine).toBe(false);
    await expect(conditions.between({ address: '/api/lead', request: {} }, respond)).rejects.toThrow(
      TypeError,
    );
    conditions.set({ ...defaultConditions, isOffline: true, delayMs: 2_000 });
    conditions.set(defaultConditions);
    expect(navigator.onLine).toBe(true);
    expect(events).toEqual(['offline', 'online']);
  });
});
