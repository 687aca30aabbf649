import { describe, expect, it } from 'vitest';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { RequestKey } from '../../domain/journey/calls/requests';
import { stateNumber, type ProgressStateName } from '../../domain/journey/states/progressStates';
import { removeUndecidableRules } from '../../domain/pages/undecidableRules';
import { getStateQuestionnaires, ondaraPage } from '../../testing/pages.fixture';
import { saveDraft } from '../drafts';
import {
  applicationReplaced,
  consentsSubmitted,
  requestInputChanged,
  stateActionRequested,
  tabFollowed,
  unsubscribeRequested,
} from '../events';
import type { AppThunk } from '../root';
import { selectHasMoved, selectProgressState, selectRequestStatus } from '../selectors/journey';
import { applicationResultUpdated, progressStatePushed } from '../slices/lead';
import {
  getStored,
  jsonResponse,
  createTestStore,
  endInOtherTab,
  receiveFromOtherTab,
  submitAnswers,
} from '../store.fixture';
import { contact } from './waiting.fixture';
import { submitStateQuestionnaire } from './submitStateQuestionnaire';

const accept = stateActionRequested({ call: 'continueOffer', details: {} });
const decline = stateActionRequested({ call: 'skipOffer', details: {} });
const choose = (offerId: string) =>
  stateActionRequested({ call: 'acceptCrediteaOffer', details: { offerId } });
const consent = (given: boolean) =>
  stateActionRequested({ call: 'policyConsents', details: { consents: [{ id: 'bureau', given }] } });

const submitVehicle = submitStateQuestionnaire(
  removeUndecidableRules(getStateQuestionnaires(ondaraPage)['vehicle'] ?? expect.unreachable(), {}),
  { vehicle_license_plate_number: '1234BBC' },
);

/** A lead in a state, whose calls wait until the test responds. Without a network they fail. */
function openState(name: ProgressStateName) {
  const state = stateNumber(name);
  const responds: ((response: Response) => void)[] = [];
  const app: ReturnType<typeof createTestStore> = createTestStore(({ method }) => {
    if (!app.environment.isOnline) return 'no connection';
    return method === 'GET'
      ? jsonResponse(200, { id: 'lead-1', state: selectProgressState(app.store.getState()) })
      : new Promise((resolve) => responds.push(resolve));
  });
  receiveFromOtherTab(app, { id: 'lead-1' });
  app.store.dispatch(progressStatePushed(state));
  return {
    ...app,
    press: async (...presses: readonly (UnknownAction | AppThunk)[]) => {
      for (const press of presses) {
        if (typeof press === 'function') app.store.dispatch(press);
        else app.store.dispatch(press);
        await app.flushPromises();
      }
    },
    respond: async (answer: object = {}) => {
      responds.shift()?.(jsonResponse(200, { id: 'lead-1', state, ...answer }));
      await app.flushPromises();
    },
    getSent: () =>
      app.calls
        .filter(({ method }) => method !== 'GET')
        .map(({ path, body }) => [path, JSON.stringify(body['consents'] ?? body['offerId'] ?? '')].join(' ')),
    getKind: (key: RequestKey) => selectRequestStatus(app.store.getState(), key).kind,
    hasMoved: () => selectHasMoved(app.store.getState()),
  };
}

describe('a press while a request of its lane is under way', () => {
  it('is sent next, if the lead is still in the state', async () => {
    const app = openState('POLICY_CONSENTS');
    await app.press(consent(true), consent(false));
    expect(app.getSent()).toEqual(['/lead/offer/policy [{"id":"bureau","given":true}]']);
    await app.respond();
    expect(app.getSent()).toHaveLength(2);
    expect(app.getSent()[1]).toContain('"given":false');
  });

  it('is not sent if the lead has moved on, and says so', async () => {
    const app = openState('COFIDIS_OFFER');
    await app.press(accept, decline);
    await app.respond({ state: stateNumber('INSTABANK_OFFER') });
    expect(app.getSent()).toEqual(['/lead/continue/lead-1 ""']);
    expect(app.hasMoved()).toBe(true);
  });

  it('is shown at its button, and excludes the other calls of the lead', async () => {
    const app = openState('VEHICLE');
    await app.press(submitVehicle, decline);
    expect([app.getKind('state'), app.getKind('stateAction')]).toEqual(['sending', 'queued']);
    expect(app.getSent()).toHaveLength(1);
    await app.respond();
    expect([app.getKind('state'), app.getKind('stateAction')]).toEqual(['not-saved', 'sending']);
  });

  it.each([
    ['the last one counts', [accept, decline, accept], ['/lead/continue/lead-1 ""']],
    ['the same one is sent once', [accept, accept], ['/lead/continue/lead-1 ""']],
  ])('%s', async (_what, presses, sent) => {
    const app = openState('COFIDIS_OFFER');
    await app.press(...presses);
    await app.respond({ state: stateNumber('ACCEPTED') });
    expect(app.getSent()).toEqual(sent);
    expect(app.getKind('stateAction')).toBe('idle');
  });

  it('is not sent if the lender has made another offer in the same state', async () => {
    const app = openState('COFIDIS_OFFER');
    app.store.dispatch(applicationResultUpdated({ offerId: 'offer-1' }));
    await app.press(accept, decline);
    await app.respond({ application: { offerId: 'offer-2' } });
    expect(app.getSent()).toEqual(['/lead/continue/lead-1 ""']);
    expect(app.hasMoved()).toBe(true);
  });

  it('counts although the same action was sent before', async () => {
    const app = openState('VEHICLE');
    await app.press(decline);
    await app.respond();
    await app.press(submitVehicle, decline);
    await app.respond();
    expect(app.getSent().filter((sent) => sent.includes('skip'))).toHaveLength(2);
  });

  it('is taken back if the applicant chooses something else', async () => {
    const app = openState('IPFD_OFFER_CHOICE');
    await app.press(choose('a'), choose('b'), requestInputChanged('stateAction'));
    await app.respond();
    expect(app.getSent()).toEqual(['/lead/offer/accept-creditea-offer "a"']);
  });

  it('is sent next if it is not about the lead, also if another tab brings a state meanwhile', async () => {
    const save = (given: boolean) => consentsSubmitted([{ id: 'mail', given }]);
    const app = openState('VEHICLE');
    await app.press(save(true), save(false));
    receiveFromOtherTab(app, {}, stateNumber('REJECTED'));
    // No list of consents: an error of the server, after which the call is repeated twice.
    for (let attempt = 0; attempt < 3; attempt += 1) await app.respond();
    expect(JSON.stringify(app.calls.at(-1)?.body)).toContain('"given":false');
  });

  it('is carried out if it is not of the application, although another one has begun', async () => {
    const app = openState('COFIDIS_OFFER');
    const unsubscribe = (email: string) => unsubscribeRequested({ email });
    await app.press(unsubscribe('ana@example.com'), unsubscribe('eva@example.com'));
    expect(app.getSent()).toHaveLength(1);
    app.store.dispatch(
      applicationReplaced({ applicationId: 'application-2', application: {}, announcement: 'deleted' }),
    );
    await app.respond();
    expect(app.getSent()).toHaveLength(2);
  });

  it('waits for nothing of another lane', async () => {
    const app = openState('COFIDIS_OFFER');
    await app.press(accept, consentsSubmitted([{ id: 'mail', given: false }]));
    expect(app.getSent()).toHaveLength(2);
  });
});

describe('a request that waits for the network', () => {
  const waitOffline = async (name: ProgressStateName, press: UnknownAction | AppThunk) => {
    const app = openState(name);
    app.environment.isOnline = false;
    await app.press(press);
    const goOnline = async () => {
      app.goOnline();
      await app.flushPromises();
    };
    return { ...app, goOnline };
  };
  const acceptWithAccount = submitStateQuestionnaire(
    removeUndecidableRules(
      getStateQuestionnaires(ondaraPage)['proficredit-offer'] ?? expect.unreachable(),
      {},
    ),
    { iban: 'ES9121000418450200051332' },
  );

  it('is sent by itself when the network is back', async () => {
    const app = await waitOffline('COFIDIS_OFFER', accept);
    await app.goOnline();
    expect(app.getKind('stateAction')).toBe('sending');
  });

  it.each<readonly [string, (app: ReturnType<typeof openState>) => void]>([
    ['has ended in another tab', (app) => endInOtherTab(app, stateNumber('REJECTED'))],
    [
      'was deleted',
      (app) =>
        app.store.dispatch(
          applicationReplaced({ applicationId: 'application-2', application: {}, announcement: 'deleted' }),
        ),
    ],
  ])('is sent if it is not of the application, which %s meanwhile', async (_how, happens) => {
    const app = await waitOffline('COFIDIS_OFFER', unsubscribeRequested({ email: 'ana@example.com' }));
    await app.press(consentsSubmitted([{ id: 'mail', given: false }]));
    happens(app);
    await app.goOnline();
    expect(app.getKind('unsubscribe')).toBe('sending');
    expect(app.getSent().at(-1)).toContain('unsubscribe');
    expect(app.getKind('consents')).not.toBe('sending');
  });

  it('is taken back if the applicant chooses something else', async () => {
    const app = await waitOffline('IPFD_OFFER_CHOICE', choose('a'));
    const before = app.getSent().length;
    await app.press(requestInputChanged('stateAction'));
    await app.goOnline();
    expect(app.getSent()).toHaveLength(before);
    expect(app.getKind('stateAction')).toBe('idle');
  });

  it.each(['states>proficredit-offer', 'states>proficredit-offer>income-details'] as const)(
    'is taken back if the applicant edits the answers of %s',
    async (key) => {
      const app = await waitOffline('PROFICREDIT_OFFER', acceptWithAccount);
      const before = app.getSent().length;
      await app.press(saveDraft(key, { iban: 'ES7921000813610123456789' }));
      await app.goOnline();
      expect(app.getSent()).toHaveLength(before);
      expect(app.getKind('state')).toBe('idle');
    },
  );

  it('stays if another tab brings the same answers in another order', async () => {
    const app = openState('PROFICREDIT_OFFER');
    const key = 'states>proficredit-offer';
    app.store.dispatch(saveDraft(key, { iban: 'ES91', first_name: 'Ana' }));
    app.environment.isOnline = false;
    await app.press(acceptWithAccount);
    const { input, server } = getStored(app.store.getState());
    const [typed = {}] = [input.drafts[key]];
    const drafts = { ...input.drafts, [key]: Object.fromEntries(Object.entries(typed).toReversed()) };
    app.store.dispatch(tabFollowed({ input: { ...input, drafts }, server }));
    expect(app.getKind('state')).toBe('not-saved');
  });
  it.each([
    ['stays while a later step is filled in', 'personal-details', 'sending'],
    ['is taken back if a step is edited that it contains', 'loan-details', 'idle'],
  ] as const)('%s', async (_what, edited, kind) => {
    const app: ReturnType<typeof createTestStore> = createTestStore(() =>
      app.environment.isOnline ? new Promise(() => undefined) : 'no connection',
    );
    app.environment.isOnline = false;
    const loan = { path: 'loan-details', answers: { loan_amount: 3000, loan_period: 12 } } as const;
    for (const step of [loan, contact]) app.store.dispatch(submitAnswers(step));
    await app.flushPromises();
    app.store.dispatch(saveDraft(edited, { first_name: 'A' }));
    app.goOnline();
    await app.flushPromises();
    expect(selectRequestStatus(app.store.getState(), 'lead').kind).toBe(kind);
  });

  it('is replaced by another press of its lane', async () => {
    const app = await waitOffline('PROFICREDIT_OFFER', acceptWithAccount);
    await app.press(decline);
    const before = app.getSent().length;
    await app.goOnline();
    expect(app.getSent().slice(before)).toEqual(['/lead/skip/lead-1 ""']);
  });
});
