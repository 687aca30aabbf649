import { api } from '../../api/api';
import { describe, expect, it } from 'vitest';
import { offerAccepted } from '../events';
import { selectRequestStatus } from '../selectors/journey';
import {
  goneResponse,
  jsonResponse,
  createTestStore,
  receiveFromOtherTab,
  type FakeNetwork,
  refusedResponse,
} from '../store.fixture';
import { createCall } from './createCall';
import { sendForLead, sendOnce } from './sendOnce';

type TestStore = ReturnType<typeof createTestStore>;

const status = ({ store }: TestStore) => selectRequestStatus(store.getState(), 'sale');
const isGone = ({ store }: TestStore) => store.getState().asyncFormData.reads.leadStatus.failure === 'gone';

function openLead(network: FakeNetwork, expiresAt = '2026-11-21T12:00:00Z'): TestStore {
  const app = createTestStore(network);
  receiveFromOtherTab(app, { id: 'lead-1', expiresAt });
  return app;
}

/** Accepts the offer of the partner. */
function accept(app: TestStore, delivery: typeof sendForLead): Promise<void> {
  const { dispatch, getState } = app.store;
  const send = createCall(api.endpoints.sale, { body: { id: 'lead-1' } }, { dispatch });
  const { signal } = new AbortController();
  return delivery({ key: 'sale', action: offerAccepted() }, send, {
    dispatch,
    getState,
    extra: app.dependencies,
    signal,
  });
}

describe.each([
  ['a request', sendOnce],
  ['a request about the lead', sendForLead],
])('%s', (_what, delivery) => {
  it('is saved at the time of the response', async () => {
    const app = openLead(() => {
      app.environment.now = Date.parse('2026-11-20T12:00:20Z');
      return jsonResponse(200, { id: 'lead-1' });
    });
    await accept(app, delivery);
    expect(status(app)).toStrictEqual({ kind: 'saved', at: Date.parse('2026-11-20T12:00:20Z') });
    expect(isGone(app)).toBe(false);
  });

  it('is not saved after a refusal', async () => {
    const app = openLead(() => refusedResponse());
    await accept(app, delivery);
    expect(status(app)).toStrictEqual({ kind: 'not-saved', reason: 'refused' });
    expect(isGone(app)).toBe(false);
  });

  it('is not saved with the code of each field that the server rejects', async () => {
    const app = openLead(() => jsonResponse(422, { errors: { offerId: 'not_accepted' } }));
    await accept(app, delivery);
    expect(status(app)).toStrictEqual({
      kind: 'not-saved',
      reason: 'refused',
      codes: { offerId: 'not_accepted' },
    });
    expect(isGone(app)).toBe(false);
  });

  it('keeps the status of an error that may pass', async () => {
    const app = openLead(() => jsonResponse(500, {}));
    await accept(app, delivery);
    expect(status(app)).toStrictEqual({ kind: 'not-saved', reason: 'server' });
    expect(isGone(app)).toBe(false);
  });

  it('is sent once while it is pending, and again afterwards', async () => {
    const app = openLead(() => jsonResponse(200, { id: 'lead-1' }));
    await Promise.all([accept(app, delivery), accept(app, delivery)]);
    expect(app.calls).toHaveLength(1);
    await accept(app, delivery);
    expect(app.calls).toHaveLength(2);
  });
});

describe('a request about a lead', () => {
  it.each([404, 410])('shows that the lead is gone after a %i', async (code) => {
    const app = openLead(() => goneResponse(code));
    await accept(app, sendForLead);
    expect(app.store.getState().asyncFormData.reads.leadStatus.failure).toBe('gone');
    expect(status(app)).toStrictEqual({ kind: 'not-saved', reason: 'refused' });
  });

  it('is not sent if the lead has expired, and shows that it is gone', async () => {
    const app = openLead(() => jsonResponse(200, { id: 'lead-1' }), '2026-11-20T11:00:00Z');
    await accept(app, sendForLead);
    expect(app.calls).toEqual([]);
    expect(app.store.getState().asyncFormData.reads.leadStatus.failure).toBe('gone');
    expect(status(app)).toStrictEqual({ kind: 'not-saved', reason: 'refused' });
  });
});
