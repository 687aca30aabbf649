import { describe, expect, it } from 'vitest';
import { stateNumber } from '../../domain/journey/states/progressStates';
import { getStateQuestionnaires } from '../../testing/pages.fixture';
import { connectApi } from '../connectApi';
import { saveDraft } from '../drafts';
import { stepFocused, stepViewed } from '../events';
import { initialDynamicPages } from '../slices/dynamicPagesState';
import { progressStatePushed, routeChangeCleared } from '../slices/lead';
import { createAppStore } from '../store';
import {
  goneResponse,
  jsonResponse,
  createTestStore,
  ondaraPage,
  praveloPage,
  receiveFromOtherTab,
  type FakeNetwork,
  refusedResponse,
} from '../store.fixture';
import { account, contact, openWaiting } from './waiting.fixture';
import { submitStateQuestionnaire } from './submitStateQuestionnaire';
import { submitStep } from './submitQuestionnaire';
import { submitReview } from './submitReview';

const name = { path: 'personal-details', answers: { first_name: 'Ana' } } as const;
const loan = { path: 'loan-information', answers: { loan_amount: 1500, loan_period: 61 } } as const;

const waitingPage: typeof ondaraPage = {
  ...ondaraPage,
  definition: { ...ondaraPage.definition, advance: 'answered' },
};

const created = { id: 'lead-1', state: 0, dataPoints: ['first_name', 'iban'] };

describe('an accepted step for which the applicant waited', () => {
  it('opens the next step', async () => {
    const { submit, respond, getLead, getStatus } = openWaiting({ page: waitingPage });
    await submit(contact);
    expect(getLead().routeChange).toBeNull();
    await respond(201, created);
    expect(getLead().routeChange).toEqual({ route: 'personal-details', mode: 'PUSH' });
    expect(getStatus().kind).toBe('saved');
  });

  it('keeps the applicant, who has edited it meanwhile, and is submitted again', async () => {
    const { submit, respond, getLead, store } = openWaiting({ page: waitingPage });
    await submit(contact);
    store.dispatch(saveDraft(contact.path, { email: 'eva@example.com' }));
    await respond(201, created);
    expect(getLead().routeChange).toBeNull();
    expect(store.getState().dynamicPages.submitted).not.toContain(contact.path);
  });

  it('opens the review after a change', async () => {
    const { submit, respond, getLead } = openWaiting({
      page: waitingPage,
      preloaded: {
        dynamicPages: {
          ...initialDynamicPages,
          requested: created.dataPoints,
          submitted: ['loan-details', contact.path, name.path, account.path],
          isReturning: true,
        },
      },
    });
    await submit(contact);
    await respond(201, created);
    expect(getLead().routeChange).toEqual({ route: 'review', mode: 'PUSH' });
  });
});

describe('an accepted step after errors of the server', () => {
  const errors = {
    loan_amount: 'range',
    phone_number: 'phone',
    first_name: 'not_accepted',
    iban: 'not_accepted',
    shoe_size: 'odd',
  };

  it('leaves only the errors on later steps', async () => {
    const { submit, respond, getLead } = openWaiting({ page: waitingPage });
    await submit(contact);
    await respond(422, { errors });
    expect(getLead().fieldErrors).toHaveLength(5);
    await submit({ path: contact.path, answers: { email: 'eva@example.com' } });
    await respond(201, created);
    expect(getLead().fieldErrors).toEqual([
      { name: 'first_name', code: 'not_accepted' },
      { name: 'iban', code: 'not_accepted' },
    ]);
  });

  it('opens the next step with an error', async () => {
    const { submit, respond, getLead } = openWaiting({ page: waitingPage });
    await submit(contact);
    await respond(422, { errors: { iban: 'not_accepted' } });
    await submit(contact);
    await respond(201, created);
    expect(getLead().routeChange).toEqual({ route: 'bank-account', mode: 'PUSH' });
  });
});

describe('an answer to an applicant who has gone on', () => {
  it('leads nowhere, however far the applicant has gone', async () => {
    const { submit, respond, getLead, getStatus } = openWaiting({ page: ondaraPage });
    await submit(contact, name);
    expect(getLead().routeChange?.route).toBe('personal-code');
    await respond(201, { id: 'lead-1', state: 0 });
    expect(getStatus().kind).toBe('saved');
    expect(getLead().routeChange?.route).toBe('personal-code');
  });

  it('leads nowhere after the steps of the meantime, if the applicant has gone back', async () => {
    const { submit, respond, getLead, getStatus, store, calls } = openWaiting({ page: praveloPage });
    await submit(loan, name);
    await respond(201, { id: 'lead-1', state: 0 });
    store.dispatch(stepViewed(loan.path));
    store.dispatch(routeChangeCleared());
    await respond(200, { id: 'lead-1', state: 0 });
    expect(calls.map(({ method }) => method)).toEqual(['POST', 'PUT']);
    expect(getStatus().kind).toBe('saved');
    expect(getLead().routeChange).toBeNull();
  });

  it('opens at the next press what follows, if its errors are on the step where the applicant is', async () => {
    const { submit, respond, getLead, store, calls } = openWaiting({ page: praveloPage });
    await submit(loan);
    store.dispatch(stepFocused(name.path));
    await respond(422, { errors: { first_name: 'not_accepted' } });
    expect(getLead().routeChange?.route).toBe(name.path);
    await submit(name);
    expect(calls).toHaveLength(2);
    expect(getLead().routeChange?.route).toBe('contact-details');
  });
});

describe('the answers to a state', () => {
  const number = getStateQuestionnaires(ondaraPage)['change-mobile-number'];
  const submitNumber = async (network: FakeNetwork, submitted: readonly string[] = []) => {
    const app = createTestStore(network, {
      preloaded: { dynamicPages: { ...initialDynamicPages, submitted } },
    });
    receiveFromOtherTab(app, { id: 'lead-1' });
    app.store.dispatch(progressStatePushed(stateNumber('CHANGE_MOBILE_NUMBER')));
    app.store.dispatch(routeChangeCleared());
    if (number === undefined) throw new Error('The state asks nothing.');
    app.store.dispatch(submitStateQuestionnaire(number, { phone_number: '+34612345679' }));
    await app.flushPromises();
    return app.store.getState().leadApplication;
  };

  it('have their error on the screen of the state, although a step asks the same', async () => {
    const { fieldErrors, routeChange, progressStates } = await submitNumber(() =>
      jsonResponse(422, { errors: { phone_number: 'phone' } }),
    );
    expect(fieldErrors).toEqual([{ name: 'phone_number', code: 'phone' }]);
    expect(routeChange).toBeNull();
    expect(progressStates.at(-1)).toBe(stateNumber('CHANGE_MOBILE_NUMBER'));
  });

  it('are in the lead if their response is lost and the status names another state', async () => {
    let calls = 0;
    const state = stateNumber('MOBILE_VERIFICATION');
    const { application } = await submitNumber(() => {
      calls += 1;
      return calls === 1 ? 'no connection' : jsonResponse(200, { id: 'lead-1', state });
    });
    expect(application.contactDetails).toEqual({ phoneNumber: '+34612345679' });
  });

  it.each([
    ['the index route if no step is asked again', [], { route: '', mode: 'REPLACE' }],
    ['the step whose consents are asked again', [contact.path], { route: contact.path, mode: 'PUSH' }],
  ])('open, if the lead is gone, %s', async (_what, submitted, expected) => {
    const { routeChange, progressStates } = await submitNumber(() => goneResponse(410), submitted);
    expect(routeChange).toEqual(expected);
    expect(progressStates).toEqual([0]);
  });
});

describe('the log', () => {
  // A test store keeps only the messages of its log.
  async function submitLastStep(respond: () => Response) {
    const { store: before, dependencies, flushPromises } = createTestStore(respond);
    const lines: (readonly unknown[])[] = [];
    const storage = { getParsed: () => null, set: () => true, remove: () => true, keys: () => [] };
    const { leadApplication, asyncFormData } = before.getState();
    const { store, connection } = createAppStore(
      { ...dependencies, log: (...line) => lines.push(line) },
      {
        leadApplication: {
          ...leadApplication,
          application: { ...leadApplication.application, id: 'lead-1' },
        },
        asyncFormData,
        dynamicPages: { ...initialDynamicPages, requested: ['iban'] },
      },
      { session: storage, local: storage },
    );
    connectApi(connection);
    store.dispatch(submitStep(account.path, account.answers));
    store.dispatch(submitReview());
    await flushPromises();
    return lines;
  }

  it.each([
    ['why a request has failed', () => refusedResponse(), ['Failed to update lead', { kind: 'refused' }]],
    [
      'in which state the applicant stays',
      () => jsonResponse(200, { id: 'lead-1', state: 0 }),
      ['The server accepted the last step and named no next state', { state: 0 }],
    ],
  ] as const)('tells %s', async (_what, respond, [message, details]) => {
    expect(await submitLastStep(respond)).toEqual([[message, { ...details, route: '' }]]);
  });
});
