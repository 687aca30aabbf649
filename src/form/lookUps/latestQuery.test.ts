import { describe, expect, it } from 'vitest';
import { flushPromises } from '../../testing/flushPromises';
import { createLatestQuery } from './latestQuery';
import type { FoundLists } from './lookUp';
import { createManualLookUp } from './lookUp.fixture';

type ManualRequest = ReturnType<typeof createManualLookUp>['requests'][number];

const madrid = { cities: ['Madrid'] };
const bilbao = { cities: ['Bilbao'] };

function createTestQuery(whenReleased = () => Promise.resolve()) {
  const { lookUp, requests } = createManualLookUp();
  const query = createLatestQuery<FoundLists>(whenReleased);
  return {
    ...query,
    requests,
    run: (value: string) => query.run(value, (...call) => lookUp('places', ...call)),
  };
}

describe('requests with one value after another', () => {
  it('resolves to the found lists', async () => {
    const { run, requests } = createTestQuery();
    const result = run('28013');
    requests[0]?.resolve(madrid);
    expect(await result).toEqual(madrid);
  });

  it.each([
    ['nothing was found', (request: ManualRequest) => request.resolve(null)],
    ['the request failed', (request: ManualRequest) => request.reject(new Error('offline'))],
  ])('resolves to null if %s', async (_name, end) => {
    const { run, requests } = createTestQuery();
    const result = run('28013');
    for (const request of requests) end(request);
    expect(await result).toBeNull();
  });

  it('aborts the request for the value before, and ignores its late response', { tags: ['N7'] }, async () => {
    const { run, requests } = createTestQuery();
    const first = run('28013');
    const second = run('48001');
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    requests[1]?.resolve(bilbao);
    requests[0]?.resolve(madrid);
    expect(await second).toEqual(bilbao);
    expect(await first).toBeUndefined();
  });

  it('ignores a response after it was cancelled', async () => {
    const { run, requests, cancel } = createTestQuery();
    const result = run('28013');
    cancel();
    requests[0]?.resolve(madrid);
    expect(await result).toBeUndefined();
  });

  it('keeps a result back while something is pressed', async () => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { run, requests } = createTestQuery(() => released);
    const seen: unknown[] = [];
    const result = run('28013').then((found) => seen.push(found));
    requests[0]?.resolve(madrid);
    await flushPromises();
    expect(seen).toEqual([]);
    release();
    await result;
    expect(seen).toEqual([madrid]);
  });

  it('caches found lists, and repeats a failed request', async () => {
    const { run, requests } = createTestQuery();
    const first = run('28013');
    requests[0]?.resolve(madrid);
    await first;
    const second = run('48001');
    requests[1]?.resolve(null);
    await second;
    expect(await run('28013')).toEqual(madrid);
    void run('48001');
    expect(requests.map(({ value }) => value)).toEqual(['28013', '48001', '48001']);
  });

  it('reports the current value until it is cancelled', () => {
    const { run, isCurrent, cancel } = createTestQuery();
    void run('28013');
    expect([isCurrent('28013'), isCurrent('48001')]).toEqual([true, false]);
    cancel();
    expect(isCurrent('28013')).toBe(false);
  });
});
