import { describe, expect, it, vi } from 'vitest';
import type { ApiFailure } from '../../api/failure';
import { createTestStore } from '../store.fixture';
import { getWaitMs, readOnce, readWithRetries } from './readWithRetries';

interface Result {
  readonly data?: string;
  readonly error?: object;
}
const failed = (error: ApiFailure): Result => ({ error });

/** A query with this result. */
const createQuery = (result: Result, unsubscribe: () => void = () => undefined) =>
  Object.assign(Promise.resolve(result), { unsubscribe });

/** Reads with these results of the attempts, and records the delays between them. */
async function read(results: readonly Result[]) {
  const delays: number[] = [];
  let attempts = 0;
  let subscriptions = 0;
  const { dependencies } = createTestStore(() => 'no connection');
  const extra = {
    ...dependencies,
    wait: (milliseconds: number) => {
      delays.push(milliseconds);
      return Promise.resolve();
    },
  };
  const query = () => {
    subscriptions += 1;
    return createQuery(results[(attempts += 1) - 1] ?? { data: 'done' }, () => {
      subscriptions -= 1;
    });
  };
  const result = await readWithRetries(query, { extra, signal: new AbortController().signal });
  return { result, delays, attempts, subscriptions };
}

describe('readWithRetries', () => {
  it.each<[string, readonly Result[], Result, readonly number[]]>([
    ['returns the first answer', [], { data: 'done' }, []],
    ['retries after a 5xx', [failed({ kind: 'server' })], { data: 'done' }, [1_000]],
    [
      'retries after a network error, each time later',
      [failed({ kind: 'network-error' }), failed({ kind: 'server' }), failed({ kind: 'network-error' })],
      { data: 'done' },
      [1_000, 3_000, 9_000],
    ],
    [
      'returns the failure of the last attempt',
      Array.from({ length: 4 }, () => failed({ kind: 'server' })),
      failed({ kind: 'server' }),
      [1_000, 3_000, 9_000],
    ],
    [
      'leaves a call that nobody has answered in its time to the applicant',
      [failed({ kind: 'no-answer' })],
      failed({ kind: 'no-answer' }),
      [],
    ],
    ['does not retry a final error', [failed({ kind: 'gone' })], failed({ kind: 'gone' }), []],
    ['waits as long as the server asks', [failed({ kind: 'wait', seconds: 20 })], { data: 'done' }, [20_000]],
    ['waits a minute', [failed({ kind: 'wait', seconds: 60 })], { data: 'done' }, [60_000]],
    [
      'leaves a longer wait to the applicant',
      [failed({ kind: 'wait', seconds: 61 })],
      failed({ kind: 'wait', seconds: 61 }),
      [],
    ],
    [
      'waits no less than its own delay',
      [failed({ kind: 'server' }), failed({ kind: 'wait', seconds: 2 })],
      { data: 'done' },
      [1_000, 3_000],
    ],
    ['retries an answer without data', [{}], { data: 'done' }, [1_000]],
    [
      'prefers an error to the data of an earlier query',
      [{ data: 'old', error: { kind: 'gone' } satisfies ApiFailure }],
      failed({ kind: 'gone' }),
      [],
    ],
  ])('%s', async (_what, results, expected, delays) => {
    const reading = await read(results);
    expect(reading.result).toEqual(expected);
    expect(reading.delays).toEqual(delays);
    expect(reading.attempts).toBe(delays.length + 1);
    expect(reading.subscriptions).toBe(0);
  });
});

it.each([
  ['before its first attempt', 0, 0],
  ['during an attempt', 1, 1],
  ['before it is repeated', 2, 1],
])('ends a read like a stopped wait if nobody needs it any more %s', async (_when, needed, attempts) => {
  const { dependencies: extra } = createTestStore(() => 'no connection');
  let questions = 0;
  const isAwaited = () => (questions += 1) <= needed;
  const query = vi.fn(() => createQuery(failed({ kind: 'server' })));
  const reading = readWithRetries(query, { extra, signal: new AbortController().signal }, isAwaited);
  await expect(reading).rejects.toHaveProperty('name', 'AbortError');
  expect(query).toHaveBeenCalledTimes(attempts);
});

it('reads once for callers with their own retries', async () => {
  const isAwaited = () => true;
  expect(await readOnce(() => createQuery({ data: 'done' }), isAwaited)).toEqual({ data: 'done' });
  expect(await readOnce(() => createQuery({}), isAwaited)).toEqual({ error: { kind: 'server' } });
});

it.each<[string, ApiFailure, number]>([
  ['the delay that the server asks for', { kind: 'wait', seconds: 5 }, 5_000],
  ['none after another failure', { kind: 'server' }, 0],
])('waits %s', (_what, failure, expected) => {
  expect(getWaitMs(failure)).toBe(expected);
});
