import { describe, expect, it } from 'vitest';
import { selectLeadRequestStatus } from '../selectors/journey';
import {
  interceptedResponse,
  jsonResponse,
  createTestStore,
  refusedResponse,
  storeInOtherTab,
  submitAnswers,
  type FakeNetwork,
} from '../store.fixture';

const contact = submitAnswers({
  path: 'initial-details',
  answers: { email: 'ana@example.com', phone_number: '+34612345678', general_policies: true },
});

async function submit(network: FakeNetwork) {
  const app = createTestStore(network);
  app.store.dispatch(contact);
  await app.flushPromises();
  const { leadApplication } = app.store.getState();
  return {
    app,
    calls: app.calls.map(({ method, key }) => (method === 'POST' ? `${method} ${key}` : method)),
    status: selectLeadRequestStatus(app.store.getState()),
    lead: leadApplication,
  };
}

const created = () => jsonResponse(200, { id: 'lead-1', state: 0 });

describe('a create whose key the server knows with another body', () => {
  it('is followed by an update of the lead that the response names', async () => {
    const { calls, status, lead } = await submit(({ method }) =>
      method === 'POST' ? jsonResponse(409, { id: 'lead-1' }) : created(),
    );
    expect(calls).toEqual(['POST application-1:1', 'PUT']);
    expect(status.kind).toBe('saved');
    expect(lead).toMatchObject({ application: { id: 'lead-1' }, pendingCreate: null, attempt: 2 });
  });

  it('is reported as unconfirmed if no lead is named, and keeps its key for the next press', async () => {
    const { app, calls, status, lead } = await submit(() => jsonResponse(409, {}));
    expect(calls).toEqual(['POST application-1:1']);
    expect(status).toEqual({ kind: 'not-saved', reason: 'unconfirmed' });
    expect(lead).toMatchObject({ pendingCreate: null, attempt: 1 });
    expect(lead.application).not.toHaveProperty('id');
    app.store.dispatch(contact);
    await app.flushPromises();
    expect(app.calls.map(({ key }) => key)).toEqual(['application-1:1', 'application-1:1']);
  });

  it('is tried with the next key if another tab has used up this one without a lead', async () => {
    const app: ReturnType<typeof createTestStore> = createTestStore(({ key }) => {
      if (key !== 'application-1:1') return created();
      storeInOtherTab(app, { server: { attempt: 2 } });
      return jsonResponse(409, {});
    });
    app.store.dispatch(contact);
    await app.flushPromises();
    expect(app.calls.map(({ key }) => key)).toEqual(['application-1:1', 'application-1:2']);
    expect(app.store.getState().leadApplication.application.id).toBe('lead-1');
  });
});

describe('a create that something between the page and the server answers', () => {
  it.each([400, 403, 405, 406, 407, 408, 409, 422, 425])(
    'goes out again under its key after a %i, and says that it could not be sent',
    async (status) => {
      let isBlocked = true;
      const app = createTestStore(() => (isBlocked ? interceptedResponse(status) : created()));
      app.store.dispatch(contact);
      await app.flushPromises();
      expect(selectLeadRequestStatus(app.store.getState())).toEqual({
        kind: 'not-saved',
        reason: 'intercepted',
      });
      isBlocked = false;
      app.store.dispatch(contact);
      await app.flushPromises();
      expect(selectLeadRequestStatus(app.store.getState()).kind).toBe('saved');
      expect(new Set(app.calls.map(({ method, key }) => `${method} ${key}`))).toEqual(
        new Set(['POST application-1:1']),
      );
    },
  );

  it('has another key after a refusal of the server itself', async () => {
    const app = createTestStore(() => refusedResponse());
    app.store.dispatch(contact);
    await app.flushPromises();
    app.store.dispatch(contact);
    await app.flushPromises();
    expect(app.calls.map(({ key }) => key)).toEqual(['application-1:1', 'application-1:2']);
  });
});
