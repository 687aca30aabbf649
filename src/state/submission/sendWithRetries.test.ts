import { describe, expect, it } from 'vitest';
import type { ApiFailure } from '../../api/failure';
import { createTestStore, receiveFromOtherTab } from '../store.fixture';
import {
  isRequestPending,
  isWaitingForServer,
  type RequestStatus,
} from '../../domain/journey/calls/requestStatus';
import { applicationReplaced } from '../events';
import { selectHasMoved, selectRequestStatus } from '../selectors/journey';
import { requestStatusChanged } from '../slices/asyncFormData';
import { progressStatePushed } from '../slices/lead';
import type { CallResult } from '../../api/callResult';
import { sendWithRetries } from './sendWithRetries';

type TestStore = ReturnType<typeof createTestStore>;
const success: CallResult<string> = { data: 'done' };
const failure = (error: ApiFailure): CallResult<string> => ({ error });
const replaced = applicationReplaced({
  applicationId: 'application-2',
  application: { sessionId: 'session-9' },
  announcement: 'deleted',
});
const setSale = (status: RequestStatus) => requestStatusChanged({ key: 'sale', status });

/** Delivers a request with these results of its attempts, and records the statuses. */
function deliverResults(app: TestStore, results: readonly CallResult<string>[], before?: () => void) {
  const { store, dependencies } = app;
  const statuses: RequestStatus[] = [];
  const failures: string[] = [];
  const unsubscribe = store.subscribe(() => {
    const now = store.getState().asyncFormData.requests.sale;
    if (now !== undefined && now !== statuses.at(-1)) statuses.push(now);
  });
  let attempts = 0;
  const send = async () => {
    before?.();
    const result = results[attempts] ?? success;
    attempts += 1;
    return result;
  };
  const context = {
    dispatch: store.dispatch,
    getState: store.getState,
    extra: dependencies,
    signal: new AbortController().signal,
  };
  const delivered = sendWithRetries('sale', send, context, ({ kind }) => failures.push(kind)).finally(
    unsubscribe,
  );
  return { delivered, statuses, failures, attempts: () => attempts };
}

describe('sendWithRetries', () => {
  it('reports the request as sending until it is accepted', async () => {
    const { delivered, statuses } = deliverResults(
      createTestStore(() => 'no connection'),
      [success],
    );
    expect(await delivered).toEqual({ kind: 'accepted', data: 'done' });
    expect(statuses).toEqual([{ kind: 'sending' }]);
  });

  it.each<[string, readonly CallResult<string>[], number, object, readonly string[]]>([
    [
      'retries after a 5xx',
      [failure({ kind: 'server' }), failure({ kind: 'server' })],
      3,
      { kind: 'accepted' },
      [],
    ],
    [
      'abandons the request after three 5xx',
      Array.from({ length: 3 }, () => failure({ kind: 'server' })),
      3,
      { kind: 'abandoned' },
      ['server'],
    ],
    [
      'does not retry without a response, because the server may have accepted the request',
      [failure({ kind: 'no-answer' })],
      1,
      { kind: 'abandoned' },
      ['no-answer'],
    ],
    [
      'returns a final error',
      [failure({ kind: 'refused', status: 400 })],
      1,
      { kind: 'rejected', error: { kind: 'refused', status: 400 } },
      ['refused'],
    ],
    [
      'returns the final error of a lead that is gone',
      [failure({ kind: 'gone' })],
      1,
      { kind: 'rejected', error: { kind: 'gone' } },
      ['gone'],
    ],
  ])('%s', async (_title, results, attempts, expected, failures) => {
    const delivery = deliverResults(
      createTestStore(() => 'no connection'),
      results,
    );
    expect(await delivery.delivered).toMatchObject(expected);
    expect(delivery.attempts()).toBe(attempts);
    expect(delivery.failures).toEqual(failures);
  });

  it('counts down a Retry-After and keeps the request busy until then', async () => {
    const app = createTestStore(() => 'no connection');
    const busy: boolean[] = [];
    app.store.subscribe(() => {
      const status = selectRequestStatus(app.store.getState(), 'sale');
      busy.push(isRequestPending(status) || isWaitingForServer(status));
    });
    const { delivered, statuses } = deliverResults(app, [failure({ kind: 'wait', seconds: 2 })]);
    expect(await delivered).toEqual({ kind: 'abandoned' });
    expect(statuses.map((status) => ('secondsLeft' in status ? status.secondsLeft : status.kind))).toEqual([
      'sending',
      2,
      1,
      0,
    ]);
    expect(busy).toEqual([true, true, true, true, false]);
  });

  it('says that the lead has moved on while the press waited for another tab', async () => {
    const app = createTestStore(() => 'no connection');
    receiveFromOtherTab(app, { id: 'lead-1' });
    app.store.dispatch(progressStatePushed(38));
    const extra: TestStore['dependencies'] = {
      ...app.dependencies,
      runExclusive: async (_name, work) => {
        receiveFromOtherTab(app, { id: 'lead-1' }, 40);
        await app.flushPromises();
        return work();
      },
    };
    const context = { ...app.store, extra, signal: new AbortController().signal };
    const send = () => expect.unreachable();
    expect(await sendWithRetries('stateAction', send, context)).toEqual({ kind: 'abandoned' });
    expect(selectHasMoved(app.store.getState())).toBe(true);
  });

  it('retries automatically when the browser is online again', async () => {
    const app = createTestStore(() => 'no connection');
    app.environment.isOnline = false;
    const delivery = deliverResults(app, [failure({ kind: 'network-error' })]);
    await app.flushPromises();
    expect(delivery.statuses.at(-1)).toEqual({ kind: 'not-saved', reason: 'offline' });
    app.goOnline();
    expect(await delivery.delivered).toEqual({ kind: 'accepted', data: 'done' });
    expect(delivery.attempts()).toBe(2);
  });

  it('retries automatically after network errors and reports that it will', async () => {
    const app = createTestStore(() => 'no connection');
    const networkErrors = Array.from({ length: 5 }, () => failure({ kind: 'network-error' }));
    const delivery = deliverResults(app, networkErrors);
    expect(await delivery.delivered).toEqual({ kind: 'accepted', data: 'done' });
    expect(delivery.statuses).toContainEqual({ kind: 'not-saved', reason: 'unreachable' });
    expect(delivery.attempts()).toBe(6);
  });

  it('abandons the request after the last retry and announces no further one', async () => {
    const app = createTestStore(() => 'no connection');
    const delivery = deliverResults(
      app,
      Array.from({ length: 30 }, () => failure({ kind: 'network-error' })),
    );
    expect(await delivery.delivered).toEqual({ kind: 'abandoned' });
    expect(delivery.statuses.at(-1)).toEqual({ kind: 'not-saved', reason: 'server' });
  });

  it('abandons the request when another application has replaced its own', async () => {
    const app = createTestStore(() => 'no connection');
    const { delivered } = deliverResults(app, [success], () => app.store.dispatch(replaced));
    expect(await delivered).toEqual({ kind: 'abandoned' });
    expect(app.store.getState().asyncFormData.requests).toEqual({});
  });

  it('abandons the request when the application that replaced its own sends one of the same kind', async () => {
    const app = createTestStore(() => 'no connection');
    const { delivered } = deliverResults(app, [success], () => {
      app.store.dispatch(replaced);
      app.store.dispatch(setSale({ kind: 'sending' }));
    });
    expect(await delivered).toEqual({ kind: 'abandoned' });
    expect(app.store.getState().asyncFormData.requests.sale).toEqual({ kind: 'sending' });
  });

  it.each([
    ['the data are deleted', replaced],
    ['the applicant sends another request', setSale({ kind: 'sending' })],
    ['another request is saved', setSale({ kind: 'saved', at: 0 })],
  ])('abandons the request that waits for a connection if %s meanwhile', async (_what, action) => {
    const app = createTestStore(() => 'no connection');
    app.environment.isOnline = false;
    const delivery = deliverResults(app, [failure({ kind: 'network-error' })]);
    await app.flushPromises();
    app.store.dispatch(action);
    app.goOnline();
    expect(await delivery.delivered).toEqual({ kind: 'abandoned' });
    expect(delivery.attempts()).toBe(1);
  });

  it.each([
    ['server', true],
    ['server', false],
    ['no-answer', true],
    ['no-answer', false],
  ] as const)(
    'tells what failed and promises no retry after the failure %s, whether online is %s',
    async (kind, isOnline) => {
      const app = createTestStore(() => 'no connection');
      app.environment.isOnline = isOnline;
      const delivery = deliverResults(
        app,
        Array.from({ length: 3 }, () => failure({ kind })),
      );
      await app.flushPromises();
      expect(delivery.statuses.at(-1)).toEqual({ kind: 'not-saved', reason: kind });
      app.goOnline();
      expect(await delivery.delivered).toEqual({ kind: 'abandoned' });
    },
  );

  it('gives a server that failed more time before each retry', async () => {
    const app = createTestStore(() => 'no connection');
    const start = app.environment.now;
    const passed: number[] = [];
    const { delivered } = deliverResults(
      app,
      [failure({ kind: 'server' }), failure({ kind: 'server' })],
      () => passed.push(app.environment.now - start),
    );
    await delivered;
    expect(passed).toEqual([0, 1_000, 4_000]);
  });

  it('neither waits nor retries after a 5xx if the data were deleted before', async () => {
    const app = createTestStore(() => 'no connection');
    const start = app.environment.now;
    const delivery = deliverResults(app, [failure({ kind: 'server' })], () => app.store.dispatch(replaced));
    expect(await delivery.delivered).toEqual({ kind: 'abandoned' });
    expect(delivery.attempts()).toBe(1);
    expect(app.environment.now).toBe(start);
  });

  it('shares a Retry-After with the other tabs of the session', async () => {
    const app = createTestStore(() => 'no connection');
    const until = app.environment.now + 2_000;
    await deliverResults(app, [failure({ kind: 'wait', seconds: 2 })]).delivered;
    expect(app.local.get('wait')).toEqual({
      applicationId: 'application-1',
      state: 0,
      key: 'sale',
      waiting: { kind: 'not-saved', reason: 'wait', seconds: 2, secondsLeft: 2, until },
    });
  });

  it('waits no longer than the Retry-After', async () => {
    const app = createTestStore(() => 'no connection');
    const start = app.environment.now;
    await deliverResults(app, [failure({ kind: 'wait', seconds: 2 })]).delivered;
    expect(app.environment.now - start).toBe(2_000);
  });

  it('does not count down a longer delay that the server has asked for meanwhile', async () => {
    const app = createTestStore(() => 'no connection');
    const delivery = deliverResults(app, [failure({ kind: 'wait', seconds: 3 })]);
    const longer: RequestStatus = {
      kind: 'not-saved',
      reason: 'wait',
      seconds: 20,
      secondsLeft: 20,
      until: app.environment.now + 20_000,
    };
    const unsubscribe = app.store.subscribe(() => {
      const isCounting = delivery.statuses.some((status) => 'secondsLeft' in status);
      if (!isCounting) return;
      unsubscribe();
      app.store.dispatch(setSale(longer));
    });
    await delivery.delivered;
    expect(app.store.getState().asyncFormData.requests.sale).toEqual(longer);
  });
});
