import { describe, expect, it } from 'vitest';
import { progressStatePushed } from '../state/slices/lead';
import { currentState } from '../state/slices/leadState';
import { followTab } from './followTabs';
import { storeWith } from './store.fixture';
import { answer, makeWorld, submitted } from './world.fixture';

/** A tab in which an application stands that is being checked. */
async function checkingTab() {
  const world = makeWorld(({ method }) =>
    method === 'GET' ? answer(200, { id: 'lead-1', state: 13 }) : answer(201, { id: 'lead-1', state: 0 }),
  );
  world.store.dispatch(
    submitted({
      path: 'initial-details',
      answers: { email: 'ana@example.com', phone_number: '+34612345678', general_policies: true },
    }),
  );
  await world.settled();
  world.store.dispatch(progressStatePushed(10));
  return world;
}

describe('the stored application that is gone in another tab', () => {
  it.each([
    ['with its session is deleted here too', 'sessionId', true, null, 0, 'other-tab'],
    ['while another session begins stays here', 'storedLoanApplication', true, 'session-7', 10, null],
    ['while its session stands has ended', 'storedLoanApplication', true, 'session-1', 13, null],
    ['because somebody emptied the storage stays here', null, true, null, 10, null],
    ['is not meant by another session that is kept', 'sessionId', false, 'session-7', 10, null],
    ['is not meant by other keys', 'lid', true, 'session-1', 10, null],
    [
      'beside that of another session has ended',
      'storedLoanApplication:session-1',
      true,
      'session-7',
      13,
      null,
    ],
    [
      'is not meant by that of another session',
      'storedLoanApplication:session-7',
      true,
      'session-8',
      10,
      null,
    ],
  ])('%s', async (_what, key, isRemoved, session, state, announcement) => {
    const stored = session === null ? {} : { sessionId: JSON.stringify(session) };
    const world = await checkingTab();
    followTab({ key, isRemoved }, world.store, storeWith(stored));
    await world.settled();
    const { leadApplication, asyncFormData } = world.store.getState();
    expect(currentState(leadApplication)).toBe(state);
    expect(asyncFormData.announcement).toBe(announcement);
  });
});
