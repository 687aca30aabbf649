import { expect, it } from 'vitest';
import { selectLeadRequestStatus } from '../selectors/journey';
import { createSettled } from '../slices/lead';
import { jsonResponse, makeTestStore, submitAnswers, type FakeNetwork } from '../store.fixture';
import { renewSession } from './renewSession';

const contact = submitAnswers({
  path: 'initial-details',
  answers: { email: 'ana@example.com', phone_number: '+34612345678', general_policies: true },
});

/** The server has used the key of the first session for another body, and does not name the lead. */
const knownInFirstSession: FakeNetwork = ({ key }) =>
  key?.startsWith('session-1:') === true
    ? jsonResponse(409, {})
    : jsonResponse(201, { id: 'lead-2', state: 0 });

/** Submits the contact details, which the server does not confirm. */
async function submitUnconfirmed() {
  const app = makeTestStore(knownInFirstSession);
  app.store.dispatch(contact);
  await app.flushPromises();
  expect(selectLeadRequestStatus(app.store.getState())).toMatchObject({ reason: 'unconfirmed' });
  return app;
}

const lead = ({ store }: ReturnType<typeof makeTestStore>) => store.getState().leadApplication;

it('creates the lead with the first key of the next session and the same answers', async () => {
  const app = await submitUnconfirmed();
  app.store.dispatch(renewSession());
  app.store.dispatch(contact);
  await app.flushPromises();
  const [before, after] = app.calls;
  expect(app.calls.map(({ key }) => key)).toEqual(['session-1:1', 'session-2:1']);
  expect(before?.body).toMatchObject({ contactDetails: { email: 'ana@example.com' } });
  expect(after?.body['contactDetails']).toEqual(before?.body['contactDetails']);
  expect(lead(app).application.id).toBe('lead-2');
});

it('keeps all answers, and begins the next session at the present time', async () => {
  const app = await submitUnconfirmed();
  const { application } = lead(app);
  expect(application.contactDetails).toMatchObject({ email: 'ana@example.com' });
  app.environment.now = Date.parse('2026-11-20T18:30:00Z');
  app.store.dispatch(renewSession());
  expect(lead(app).application).toEqual({
    ...application,
    sessionId: 'session-2',
    sessionStartedAt: '2026-11-20T18:30:00.000Z',
  });
});

it('begins with the first attempt, whatever the last session has used, and without its create', async () => {
  const app = makeTestStore(() => 'no connection');
  app.environment.isOnline = false;
  app.store.dispatch(createSettled({ attempt: 3 }));
  app.store.dispatch(contact);
  await app.flushPromises();
  expect(lead(app).pendingCreate?.idempotencyKey).toBe('session-1:3');
  app.store.dispatch(renewSession());
  expect(lead(app)).toMatchObject({ pendingCreate: null, attempt: 1 });
});

it('continues in the session that another tab has begun', async () => {
  const first = await submitUnconfirmed();
  const storages = { session: first.dependencies.shared, local: first.dependencies.shared };
  first.store.dispatch(renewSession());
  const second = makeTestStore(knownInFirstSession, { storages, createId: () => 'session-of-second-tab' });
  second.store.dispatch(renewSession());
  expect(lead(second).application.sessionId).toBe('session-2');
});
