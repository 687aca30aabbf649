import { describe, expect, it } from 'vitest';
import { progressStatePushed } from '../slices/lead';
import { getCurrentState } from '../slices/leadState';
import { handleStorageChange } from './handleStorageChange';
import { storageWith } from '../../testing/storage.fixture';
import { jsonResponse, makeTestStore, submitAnswers } from '../store.fixture';

/** A tab with an accepted application. */
async function checkingTab() {
  const app = makeTestStore(({ method }) =>
    method === 'GET'
      ? jsonResponse(200, { id: 'lead-1', state: 13 })
      : jsonResponse(201, { id: 'lead-1', state: 0 }),
  );
  app.store.dispatch(
    submitAnswers({
      path: 'initial-details',
      answers: { email: 'ana@example.com', phone_number: '+34612345678', general_policies: true },
    }),
  );
  await app.flushPromises();
  app.store.dispatch(progressStatePushed(10));
  return app;
}

describe('a storage change by another tab', () => {
  it.each([
    ['deletes the data if the session was removed', 'sessionId', true, null, 0, 'other-tab'],
    ['keeps the application if another session begins', 'storedLoanApplication', true, 'session-7', 10, null],
    [
      'requests the status if the application was removed and its session remains',
      'storedLoanApplication',
      true,
      'session-1',
      13,
      null,
    ],
    ['keeps the application if the storage was cleared', null, true, null, 10, null],
    ['keeps the application if the session id changed', 'sessionId', false, 'session-7', 10, null],
    ['ignores other keys', 'lid', true, 'session-1', 10, null],
    [
      'requests the status if the application was removed from its own key',
      'storedLoanApplication:session-1',
      true,
      'session-7',
      13,
      null,
    ],
    [
      'ignores the application of another session',
      'storedLoanApplication:session-7',
      true,
      'session-8',
      10,
      null,
    ],
  ])('%s', async (_what, key, isRemoved, session, state, announcement) => {
    const stored = session === null ? {} : { sessionId: JSON.stringify(session) };
    const app = await checkingTab();
    handleStorageChange({ key, isRemoved }, app.store, storageWith(stored));
    await app.flushPromises();
    const { leadApplication, asyncFormData } = app.store.getState();
    expect(getCurrentState(leadApplication)).toBe(state);
    expect(asyncFormData.announcement).toBe(announcement);
  });
});
