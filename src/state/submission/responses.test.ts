import { describe, expect, it } from 'vitest';
import { selectRequestStatus, selectLeadRequestStatus } from '../selectors/journey';
import { progressStatePushed } from '../slices/lead';
import { getCurrentState } from '../slices/leadState';
import { checkingOpened, offerAccepted } from '../events';
import {
  jsonResponse,
  receiveFromOtherTab,
  createTestStore,
  type FakeNetwork,
  submitAnswers,
} from '../store.fixture';
import { account, contact } from './waiting.fixture';

/** Unexpected responses of a server. */

const created: FakeNetwork = ({ method, body }) =>
  method === 'POST'
    ? jsonResponse(201, { id: 'lead-1', state: 0, dataPoints: ['first_name', 'iban'] })
    : jsonResponse(200, { id: 'lead-1', state: 'incomeDetails' in body ? 6 : 0 });

type TestStore = ReturnType<typeof createTestStore>;
const lead = ({ store }: TestStore) => store.getState().leadApplication;
const getState = (app: TestStore) => getCurrentState(lead(app));
const submission = ({ store }: TestStore) => selectLeadRequestStatus(store.getState());

/** Invalid responses with a success status. */
const invalidResponses: readonly [string, () => Response][] = [
  ['no body', () => new Response(null, { status: 204 })],
  ['an empty object', () => jsonResponse(200, {})],
  ['a list', () => jsonResponse(200, [])],
  ['other fields', () => jsonResponse(201, { ok: true })],
];

describe('an invalid response', () => {
  it.each([
    ...invalidResponses,
    ['a lead without an id', () => jsonResponse(201, { state: 6 })],
    ['an id that is not a string', () => jsonResponse(201, { id: 5, state: 6 })],
    ['an empty id', () => jsonResponse(201, { id: '', state: 6 })],
  ])('retries a create with the same key and creates one lead: %s', async (_case, respond) => {
    let attempts = 0;
    const app = createTestStore((call) => {
      attempts += 1;
      return attempts < 3 ? respond() : created(call);
    });
    app.store.dispatch(submitAnswers(contact));
    await app.flushPromises();
    expect(app.calls.map(({ key }) => key)).toEqual([
      'application-1:1',
      'application-1:1',
      'application-1:1',
    ]);
    expect(lead(app).application.id).toBe('lead-1');
    expect(getState(app)).toBe(0);
    expect(submission(app).kind).toBe('saved');
  });

  it('reports a create without a valid response, and repeats the same call at the next press', async () => {
    let isBroken = true;
    const app = createTestStore((call) => (isBroken ? jsonResponse(201, {}) : created(call)));
    app.store.dispatch(submitAnswers(contact));
    await app.flushPromises();
    expect(submission(app)).toEqual({ kind: 'not-saved', reason: 'server' });
    isBroken = false;
    app.store.dispatch(submitAnswers(contact));
    await app.flushPromises();
    expect(new Set(app.calls.map(({ key }) => key))).toEqual(new Set(['application-1:1']));
    expect(lead(app).application.id).toBe('lead-1');
  });

  it.each(invalidResponses)(
    'retries the last update and then opens the next state: %s',
    async (_case, respond) => {
      let updates = 0;
      const app = createTestStore((call) => {
        if (call.method === 'POST') return created(call);
        updates += 1;
        return updates === 1 ? respond() : created(call);
      });
      app.store.dispatch(submitAnswers(contact));
      await app.flushPromises();
      app.store.dispatch(submitAnswers(account));
      await app.flushPromises();
      expect(updates).toBe(2);
      expect(getState(app)).toBe(6);
    },
  );

  it.each(invalidResponses)('reports the accepted offer as not saved: %s', async (_case, respond) => {
    const app = createTestStore(respond);
    receiveFromOtherTab(app, { id: 'lead-1' });
    app.store.dispatch(progressStatePushed(10));
    app.store.dispatch(offerAccepted());
    await app.flushPromises();
    expect(selectRequestStatus(app.store.getState(), 'sale')).toEqual({
      kind: 'not-saved',
      reason: 'server',
    });
    expect(app.calls).toHaveLength(3);
  });
});

describe('a 422 response', () => {
  it.each([
    ['an empty object', () => jsonResponse(422, {})],
    ['a list of errors', () => jsonResponse(422, { errors: ['invalid'] })],
  ])('reports the answers as rejected if it names no errors: %s', async (_case, respond) => {
    const app = createTestStore(respond);
    app.store.dispatch(submitAnswers(contact));
    await app.flushPromises();
    expect(submission(app)).toEqual({ kind: 'not-saved', reason: 'refused' });
  });

  it('reports a question with an unreadable code as not accepted and keeps the other codes', async () => {
    const app = createTestStore(() => jsonResponse(422, { errors: { email: 5, phone_number: 'phone' } }));
    app.store.dispatch(submitAnswers(contact));
    await app.flushPromises();
    expect(lead(app).fieldErrors).toEqual([
      { name: 'email', code: 'not_accepted' },
      { name: 'phone_number', code: 'phone' },
    ]);
  });
});

describe('a network error', () => {
  const recordReasons = (app: TestStore) => {
    const reasons: string[] = [];
    app.store.subscribe(() => {
      const sending = submission(app);
      if (sending.kind === 'not-saved') reasons.push(sending.reason);
    });
    return reasons;
  };

  it('reports a network error while online as unreachable and retries until the server responds', async () => {
    let attempts = 0;
    const app = createTestStore((call) => {
      attempts += 1;
      return attempts < 5 ? 'no connection' : created(call);
    });
    const reasons = recordReasons(app);
    app.store.dispatch(submitAnswers(contact));
    await app.flushPromises();
    expect(new Set(reasons)).toEqual(new Set(['unreachable']));
    expect(submission(app).kind).toBe('saved');
    expect(new Set(app.calls.map(({ key }) => key)).size).toBe(1);
  });

  it('sends nothing stale when the browser is online again after the session expired', async () => {
    const app: TestStore = createTestStore((call) =>
      app.environment.isOnline ? created(call) : 'no connection',
    );
    app.environment.isOnline = false;
    app.store.dispatch(submitAnswers(contact));
    await app.flushPromises();
    const before = app.calls.length;
    app.environment.now += 25 * 60 * 60 * 1000;
    app.goOnline();
    await app.flushPromises();
    expect(app.calls).toHaveLength(before);
    expect(lead(app).application).not.toHaveProperty('generalPolicies');
    expect(app.store.getState().asyncFormData.announcement).toBe('session-over');
  });
});

describe('a progress state', () => {
  it('opens the index route for an unknown state and logs it once', { tags: ['A5'] }, async () => {
    const states = [99, 0, 99];
    const app = createTestStore(() => jsonResponse(200, { id: 'lead-1', state: states.shift() ?? 0 }));
    receiveFromOtherTab(app, { id: 'lead-1' });
    app.store.dispatch(progressStatePushed(6));
    app.store.dispatch(checkingOpened());
    await app.flushPromises();
    expect(lead(app).routeChange?.route).toBe('');
    for (const state of [0, 99]) app.store.dispatch(progressStatePushed(state));
    await app.flushPromises();
    expect(app.logs).toEqual(['The server named an unknown state']);
  });

  it('starts a new lead at the next submit if the lead was declined during the form', async () => {
    const app = createTestStore((call) =>
      call.method === 'POST'
        ? jsonResponse(201, {
            id: 'lead-1',
            state: 0,
            leadStatus: 'negative',
            dataPoints: ['first_name', 'iban'],
          })
        : created(call),
    );
    app.store.dispatch(submitAnswers(contact));
    await app.flushPromises();
    app.store.dispatch(submitAnswers(account));
    await app.flushPromises();
    expect(app.calls).toHaveLength(1);
    expect(lead(app).application).not.toHaveProperty('id');
    expect(app.store.getState().asyncFormData.announcement).toBe('session-over');
  });
});

/** A network that delays the responses to some calls until they are released. */
function delayResponses(isDelayed: (path: string, method: string) => boolean, network: FakeNetwork) {
  const pending: (() => void)[] = [];
  const delayedNetwork: FakeNetwork = (call) =>
    isDelayed(call.path, call.method)
      ? new Promise((resolve) => {
          const response = Promise.resolve(network(call));
          pending.push(
            () => void response.then((it) => resolve(it === 'no connection' ? jsonResponse(503, {}) : it)),
          );
        })
      : network(call);
  return { network: delayedNetwork, release: () => pending.shift()?.() };
}

describe('an overtaken response', () => {
  it('does not override a newer poll with an overtaken update, and requests the status once more', async () => {
    let isDecided = false;
    const { network, release } = delayResponses(
      (_path, method) => method === 'PUT',
      (call) =>
        call.path.startsWith('/lead/status')
          ? jsonResponse(200, { state: isDecided ? 10 : 6 })
          : created(call),
    );
    const app = createTestStore(network);
    app.store.dispatch(submitAnswers(contact));
    await app.flushPromises();
    app.store.dispatch(submitAnswers(account));
    await app.flushPromises();
    isDecided = true;
    app.store.dispatch(progressStatePushed(6));
    app.store.dispatch(checkingOpened());
    await app.flushPromises();
    expect(getState(app)).toBe(10);
    const callCount = app.calls.length;
    release();
    await app.flushPromises();
    expect(getState(app)).toBe(10);
    expect(app.calls.slice(callCount).map(({ path }) => path)).toEqual(['/lead/status/lead-1']);
  });

  it('does not override the response to a later press with an overtaken poll', async () => {
    const { network, release } = delayResponses(
      (path) => path.startsWith('/lead/status'),
      (call) => jsonResponse(200, { id: 'lead-1', state: call.path === '/lead/sale' ? 11 : 10 }),
    );
    const app = createTestStore(network);
    receiveFromOtherTab(app, { id: 'lead-1' });
    app.store.dispatch(progressStatePushed(6));
    app.store.dispatch(checkingOpened());
    await app.flushPromises();
    app.store.dispatch(progressStatePushed(10));
    app.store.dispatch(offerAccepted());
    await app.flushPromises();
    expect(getState(app)).toBe(11);
    release();
    await app.flushPromises();
    expect(lead(app).progressStates).toEqual([0, 6, 10, 11]);
  });
});
