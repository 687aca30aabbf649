import { expect, it } from 'vitest';
import { slowNoticeDelayMs, type RequestStatus } from '../../domain/journey/calls/requestStatus';
import { flushPromises } from '../../testing/flushPromises';
import { selectRequestStatus } from '../selectors/journey';
import { createTestStore } from '../store.fixture';
import type { CallResult } from '../../api/callResult';
import { sendWithRetries } from './sendWithRetries';
import { resetRequestStatus } from './sendOnce';

/** Sends a request whose response and notice come when the test says so. */
function send() {
  const app = createTestStore(() => 'no connection');
  const { dispatch, getState } = app.store;
  const statuses: RequestStatus['kind'][] = [];
  app.store.subscribe(() => {
    const { kind } = selectRequestStatus(getState(), 'sale');
    if (kind !== statuses.at(-1)) statuses.push(kind);
  });
  let respond = (): void => undefined;
  const response = new Promise<CallResult<string>>((resolve) => {
    respond = () => resolve({ data: 'done' });
  });
  let endDelay = (): void => undefined;
  const delays: number[] = [];
  const extra = {
    ...app.dependencies,
    wait: (milliseconds: number, signal: AbortSignal) => {
      delays.push(milliseconds);
      return new Promise<void>((resolve, reject) => {
        endDelay = resolve;
        signal.addEventListener('abort', () => reject(new Error('stopped')));
      });
    },
  };
  const { signal } = new AbortController();
  const delivered = sendWithRetries('sale', () => response, { dispatch, getState, extra, signal });
  return {
    delivered,
    delays,
    statuses,
    respond,
    passDelay: async () => {
      endDelay();
      await flushPromises();
    },
    reset: () => resetRequestStatus('sale', { dispatch, getState }),
  };
}

it('tells after five seconds that a response takes long, until it arrives', async () => {
  const { delivered, delays, statuses, respond, passDelay } = send();
  expect(delays).toEqual([slowNoticeDelayMs]);
  expect(slowNoticeDelayMs).toBe(5_000);
  expect(statuses).toEqual(['sending']);
  await passDelay();
  expect(statuses).toEqual(['sending', 'still-working']);
  respond();
  expect(await delivered).toEqual({ kind: 'accepted', data: 'done' });
});

it('tells nothing after the response has arrived', async () => {
  const { delivered, statuses, respond, passDelay } = send();
  respond();
  await delivered;
  await passDelay();
  expect(statuses).toEqual(['sending']);
});

it('tells nothing about a request that is no longer awaited', async () => {
  const { delivered, statuses, respond, passDelay, reset } = send();
  reset();
  await passDelay();
  expect(statuses).toEqual(['sending', 'idle']);
  respond();
  expect(await delivered).toEqual({ kind: 'abandoned' });
});
