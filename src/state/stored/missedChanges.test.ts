import { expect, it } from 'vitest';
import { storageWith } from '../../testing/storage.fixture';
import { submitAnswers, jsonResponse, makeTestStore } from '../store.fixture';
import { progressStatePushed } from '../slices/lead';
import { getCurrentState } from '../slices/leadState';
import { catchUpAfterCache } from './missedChanges';
import { selectStoredLoanApplication } from './persistence';

/** A tab with answers, whose page can be left and restored. */
async function openTab() {
  const app = makeTestStore(() => jsonResponse(200, {}));
  app.store.dispatch(submitAnswers({ path: 'personal-details', answers: { first_name: 'Ana' } }));
  await app.flushPromises();
  const local = storageWith({});
  const listeners = { leave: () => undefined as void, restore: () => undefined as void };
  const store = () => local.set('storedLoanApplication', selectStoredLoanApplication(app.store.getState()));
  catchUpAfterCache(app.store, local, {
    onLeft: (listener) => (listeners.leave = listener),
    onRestored: (listener) => (listeners.restore = listener),
  });
  const readFirstName = () =>
    app.store.getState().leadApplication.application.personalDetails?.firstName ?? null;
  return { app, local, store, listeners, readFirstName };
}

it('drops the answers of a restored page whose application another tab has removed', async () => {
  const { app, local, store, listeners, readFirstName } = await openTab();
  store();
  listeners.leave();
  local.remove('storedLoanApplication');
  listeners.restore();
  await app.flushPromises();
  expect(readFirstName()).toBeNull();
  expect(app.store.getState().asyncFormData.announcement).toBe('other-tab');
});

it('keeps the answers of a restored page that nobody has removed', async () => {
  const { app, store, listeners, readFirstName } = await openTab();
  store();
  listeners.leave();
  listeners.restore();
  await app.flushPromises();
  expect(readFirstName()).toBe('Ana');
});

it('keeps answers that could not be stored before the page was left', async () => {
  const { app, listeners, readFirstName } = await openTab();
  listeners.leave();
  listeners.restore();
  await app.flushPromises();
  expect(readFirstName()).toBe('Ana');
});

it('drops the answers of a restored page whose session has ended meanwhile, although they were never stored', async () => {
  const { app, local, listeners, readFirstName } = await openTab();
  const { sessionId = '' } = app.store.getState().leadApplication.application;
  listeners.leave();
  local.set('endedSessions', { [sessionId]: { next: 'session-9', attempt: 1 } });
  listeners.restore();
  await app.flushPromises();
  expect(readFirstName()).toBeNull();
});

it('keeps the end that a restored page shows itself', async () => {
  const { app, local, listeners } = await openTab();
  const { sessionId = '' } = app.store.getState().leadApplication.application;
  app.store.dispatch(progressStatePushed(13));
  listeners.leave();
  local.set('endedSessions', { [sessionId]: { next: 'session-9', attempt: 1 } });
  listeners.restore();
  await app.flushPromises();
  expect(getCurrentState(app.store.getState().leadApplication)).toBe(13);
});
