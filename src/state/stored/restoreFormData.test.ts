import { expect, test } from 'vitest';
import { storageWith } from '../../testing/storage.fixture';
import { initialLeadState } from '../slices/leadState';
import { waitRestored } from '../events';
import { stateNumber } from '../../domain/journey/states/progressStates';
import { selectProgressState, selectRequestStatus } from '../selectors/journey';
import { progressStatePushed } from '../slices/lead';
import { jsonResponse, createTestStore, praveloPage } from '../store.fixture';
import { openWaiting } from '../submission/waiting.fixture';
import { restoreFormData, restoreSharedWait } from './restoreFormData';

test.each([
  ['aside', 'secondaryCall'],
  ['act', 'stateAction'],
  ['lead', 'lead'],
  ['consents', 'consents'],
  ['callBack', 'callBack'],
] as const)('a wait that a release stored as %s is counted down as %s', (stored, key) => {
  const waiting = {
    kind: 'not-saved',
    reason: 'wait',
    seconds: 60,
    until: 1_800_000_000_000,
    secondsLeft: 9,
  };
  const session = storageWith({ asyncFormData: { policies: [], waits: { [stored]: waiting } } });
  const dispatched: unknown[] = [];
  const store = {
    dispatch: (action: unknown) => dispatched.push(action),
    getState: () => ({ leadApplication: initialLeadState }),
  };
  restoreFormData(Object(store), session);
  expect(dispatched).toContainEqual(waitRestored({ key, waiting: Object(waiting) }));
});

test('the status of the lead is requested if the page was left while the lead was being sent', async () => {
  const { submit, respond, session, getLead } = openWaiting({ page: praveloPage });
  await submit({ path: 'loan-information', answers: { loan_amount: 3000, loan_period: 12 } });
  await respond(201, { id: 'lead-1', state: 2 });
  expect(session.get('asyncFormData')).not.toMatchObject({ isResponseLost: true });
  await submit({ path: 'personal-details', answers: { first_name: 'Anna' } });
  const asyncFormData = session.get('asyncFormData');
  const decided = stateNumber('CHECKING');
  const app = createTestStore(() => jsonResponse(200, { id: 'lead-1', state: decided }), {
    preloaded: { leadApplication: getLead() },
  });
  restoreFormData(app.store, storageWith({ asyncFormData }));
  await app.flushPromises();
  expect(app.calls.map(({ path }) => path)).toEqual(['/lead/status/lead-1']);
  expect(selectProgressState(app.store.getState())).toBe(decided);
});

test('what the server has of a continued lead is known after a reload, of the same application alone', () => {
  const continuedLead = { given: ['first_name'], masked: { email: 'a***@e***.com' } };
  const restore = (getId: (ownId: string) => string) => {
    const { store } = createTestStore(() => 'no connection');
    const applicationId = getId(store.getState().leadApplication.applicationId);
    restoreFormData(store, storageWith({ asyncFormData: { continuedLead, applicationId } }));
    return store.getState().asyncFormData.continuedLead;
  };
  expect(restore((ownId) => ownId)).toEqual(continuedLead);
  expect(restore((ownId) => `${ownId}-other`)).toEqual({ given: [], masked: {} });
});

test.each([
  ['state', 'VEHICLE', 'VEHICLE', true],
  ['state', 'VEHICLE', 'MOBILE_VERIFICATION', false],
  ['stateAction', 'COFIDIS_OFFER', 'INSTABANK_OFFER', false],
  ['consents', 'COFIDIS_OFFER', 'INSTABANK_OFFER', true],
] as const)(
  'a wait of %s in the state %s, from the time of %s, holds a new tab: %s',
  (key, present, earlier, isHeld) => {
    const app = createTestStore(() => 'no connection');
    app.holdTime();
    app.store.dispatch(progressStatePushed(stateNumber(present)));
    const { applicationId } = app.store.getState().leadApplication;
    const until = app.environment.now + 600_000;
    const waiting = { kind: 'not-saved', reason: 'wait', seconds: 600, secondsLeft: 600, until };
    app.local.set('wait', { applicationId, state: stateNumber(earlier), key, waiting });
    app.store.dispatch(restoreSharedWait());
    expect(selectRequestStatus(app.store.getState(), key).kind).toBe(isHeld ? 'not-saved' : 'idle');
  },
);
