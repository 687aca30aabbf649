import { describe, expect, it } from 'vitest';
import { isWaitingForServer } from '../../domain/journey/calls/requestStatus';
import { selectLeadRequestStatus } from '../selectors/journey';
import { restoreFormData, restoreSharedWait } from '../stored/restoreFormData';
import { storageWith } from '../../testing/storage.fixture';
import { jsonResponse, createTestStore, submitAnswers } from '../store.fixture';

const contact = submitAnswers({
  path: 'initial-details',
  answers: { email: 'ana@example.com', phone_number: '+34612345678', general_policies: true },
});

type TestStore = ReturnType<typeof createTestStore>;
const submission = ({ store }: TestStore) => selectLeadRequestStatus(store.getState());

/** The stored data when a countdown of 20 seconds is at 12. */
async function storeAtTwelveSeconds(): Promise<{ stored: unknown; now: number }> {
  const app = createTestStore(() => jsonResponse(429, {}, { 'Retry-After': '20' }));
  const snapshots: { stored: unknown; now: number }[] = [];
  app.store.subscribe(() => {
    const sending = submission(app);
    if (!isWaitingForServer(sending) || sending.secondsLeft !== 12) return;
    app.flush();
    snapshots.push({ stored: app.session.get('asyncFormData'), now: app.environment.now });
  });
  app.store.dispatch(contact);
  await app.flushPromises();
  const [first] = snapshots;
  if (first === undefined) throw new Error('The countdown never reached 12 seconds.');
  return first;
}

/** Reloads the tab and returns the seconds that it shows. */
async function reload(stored: unknown, now: number, application = 'application-1') {
  const app = createTestStore(() => jsonResponse(200, { id: 'lead-1' }));
  app.environment.now = now;
  const { leadApplication } = app.store.getState();
  const shownSeconds: number[] = [];
  app.store.subscribe(() => {
    const sending = submission(app);
    if (isWaitingForServer(sending)) shownSeconds.push(sending.secondsLeft);
  });
  expect(leadApplication.application.sessionId).toBe('session-1');
  restoreFormData(
    app.store,
    storageWith({ asyncFormData: { ...Object(stored), applicationId: application } }),
  );
  app.store.dispatch(contact);
  expect(app.calls.filter(({ path }) => path === '/v3/lead')).toEqual([]);
  await app.flushPromises();
  return { app, shownSeconds: [...new Set(shownSeconds)] };
}

const countDownFrom = (first: number) => Array.from({ length: first }, (_none, index) => first - index);

describe('a Retry-After delay', () => {
  it.each([
    ['continues after a reload', 0, 12],
    ['passes while the page is closed', 5_000, 7],
    // The value is persisted at the end of a turn, so it is one second old.
    ['is not extended by a clock that was set back', -3_600_000, 13],
  ])('%s', async (_what, passed, first) => {
    const { stored, now } = await storeAtTwelveSeconds();
    const { app, shownSeconds } = await reload(stored, now + passed);
    expect(shownSeconds).toEqual(countDownFrom(first));
    app.store.dispatch(contact);
    await app.flushPromises();
    expect(app.store.getState().leadApplication.application.id).toBe('lead-1');
  });

  it.each([
    ['has passed for a later visit', 13_000, 'application-1'],
    ['does not apply to another application', 0, 'application-2'],
  ])('%s', async (_what, passed, application) => {
    const { stored, now } = await storeAtTwelveSeconds();
    const app = createTestStore(() => jsonResponse(200, { id: 'lead-1' }));
    app.environment.now = now + passed;
    restoreFormData(
      app.store,
      storageWith({ asyncFormData: { ...Object(stored), applicationId: application } }),
    );
    await app.flushPromises();
    expect(submission(app).kind).toBe('idle');
  });

  it('does not begin again in another tab if the clock was set back after it', async () => {
    const app = createTestStore(() => jsonResponse(429, {}, { 'Retry-After': '3600' }));
    app.store.dispatch(contact);
    await app.flushPromises();
    const other = createTestStore(() => jsonResponse(200, { id: 'lead-1' }), {
      storages: { session: storageWith({}), local: app.dependencies.shared },
    });
    other.environment.now -= 60_000;
    other.holdTime();
    other.store.dispatch(restoreSharedWait());
    expect(isWaitingForServer(submission(other))).toBe(false);
  });

  it('is removed from storage when it has passed', async () => {
    const app = createTestStore(() => jsonResponse(429, {}, { 'Retry-After': '3' }));
    app.store.dispatch(contact);
    await app.flushPromises();
    expect(app.session.get('asyncFormData')).toMatchObject({ waits: {} });
  });

  it.each([
    [[{ id: 'general_policies', version: '1', required: true, group: 'general' }]],
    [
      {
        waits: { lead: { seconds: 'many' } },
        policies: [{ id: 'general_policies', version: '1', required: true, group: 'general' }],
      },
    ],
  ])('is restored together with the policies of any release: %o', (asyncFormData) => {
    const app = createTestStore(() => jsonResponse(200, {}));
    restoreFormData(app.store, storageWith({ asyncFormData }));
    expect(app.store.getState().asyncFormData.policies).toMatchObject([{ version: '1' }]);
  });
});
