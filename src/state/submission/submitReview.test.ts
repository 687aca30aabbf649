import { describe, expect, it } from 'vitest';
import { stateNumber } from '../../domain/journey/states/progressStates';
import { selectLeadRequestStatus } from '../selectors/journey';
import { initialAsyncFormData } from '../slices/asyncFormDataState';
import { initialDynamicPages } from '../slices/dynamicPagesState';
import { routeChangeCleared } from '../slices/lead';
import type { PendingRoute } from '../slices/leadState';
import { draftUpdated, stepViewed, tabFollowed } from '../events';
import { getStored, loadedPolicies, ondaraPage, praveloPage, receiveFromOtherTab } from '../store.fixture';
import { account, contact, openWaiting } from './waiting.fixture';
import { submitReview } from './submitReview';
import { submitStep } from './submitQuestionnaire';

const day = 24 * 60 * 60 * 1000;
const loan = { path: 'loan-details', answers: { loan_amount: 3000, loan_period: 12 } } as const;

/** A store whose calls wait, and the press on the review. */
function openBeforeReview(options: Parameters<typeof openWaiting>[0] = {}) {
  const app = openWaiting(options);
  const pressReview = async () => {
    app.store.dispatch(submitReview());
    await app.flushPromises();
  };
  return { ...app, pressReview };
}

async function openReview() {
  const app = openBeforeReview();
  await app.submit(contact);
  await app.respond(201, { id: 'lead-1', state: 0, dataPoints: ['iban'] });
  app.store.dispatch(submitStep(account.path, account.answers));
  await app.flushPromises();
  return app;
}

describe('the review', () => {
  it('sends the answers of all steps with the consents that were given', async () => {
    const app = await openReview();
    expect(app.getMethods()).toEqual(['POST']);
    await app.pressReview();
    expect(app.getMethods()).toEqual(['POST', 'PUT']);
    expect(app.calls[1]?.body).toMatchObject({
      id: 'lead-1',
      contactDetails: { email: 'ana@example.com' },
      incomeDetails: { iban: 'ES9121000418450200051332' },
      policies: [
        { id: 'general_policies', given: true },
        { id: 'marketing_consents', given: false },
      ],
    });
  });

  it('is not sent by itself when the network returns, if the applicant has gone back', async () => {
    const app = await openReview();
    app.environment.isOnline = false;
    await app.pressReview();
    const { length } = app.calls;
    app.store.dispatch(stepViewed(account.path));
    app.goOnline();
    await app.flushPromises();
    expect(app.calls).toHaveLength(length);
    expect(selectLeadRequestStatus(app.store.getState()).kind).toBe('idle');
  });

  it('keeps what is typed in a step that is submitted already', async () => {
    const app = await openReview();
    const typed = { iban: 'ES79 2100 0813 6101 2345 6789' };
    app.store.dispatch(draftUpdated({ key: account.path, typed, at: app.environment.now }));
    await app.pressReview();
    expect(app.store.getState().dynamicPages.drafts[account.path]).toEqual(typed);
  });

  it('keeps the consents in the application', async () => {
    const app = await openReview();
    const { policies } = app.store.getState().leadApplication.application;
    expect(policies).toHaveLength(2);
    await app.pressReview();
    expect(app.store.getState().leadApplication.application.policies).toEqual(policies);
  });

  it('sends nothing on a page without a step', async () => {
    const app = openBeforeReview({ page: { ...ondaraPage, steps: [] } });
    await app.pressReview();
    expect(app.calls).toEqual([]);
    expect(selectLeadRequestStatus(app.store.getState()).kind).toBe('idle');
  });

  it('sends nothing while the server asks to wait', async () => {
    const lead = {
      kind: 'not-saved',
      reason: 'wait',
      seconds: 30,
      until: Date.parse('2026-11-20T12:00:30Z'),
      secondsLeft: 30,
    } as const;
    const app = openBeforeReview({
      preloaded: { asyncFormData: { ...initialAsyncFormData, policies: loadedPolicies, requests: { lead } } },
    });
    await app.pressReview();
    expect(app.calls).toEqual([]);
    expect(selectLeadRequestStatus(app.store.getState())).toEqual(lead);
  });

  it('sends one request for repeated presses, also if that request fails', async () => {
    const app = await openReview();
    for (let press = 0; press < 3; press += 1) await app.pressReview();
    expect(app.getMethods()).toEqual(['POST', 'PUT']);
    for (let attempt = 0; attempt < 3; attempt += 1) await app.respond(503, {});
    expect(app.getMethods()).toEqual(['POST', 'PUT', 'PUT', 'PUT']);
    expect(selectLeadRequestStatus(app.store.getState())).toEqual({ kind: 'not-saved', reason: 'server' });
  });
});

describe('a review that is submitted while a step is being sent', () => {
  async function pressMeanwhile() {
    const app = openBeforeReview();
    await app.submit(contact);
    app.store.dispatch(submitStep('online-banking', { using_online_banking: true }));
    await app.flushPromises();
    return app;
  }

  it('is sent once when the server has accepted the step', async () => {
    const app = await pressMeanwhile();
    await app.pressReview();
    await app.respond(201, { id: 'lead-1', state: 0 });
    expect(app.getMethods()).toEqual(['POST', 'PUT']);
    expect(app.calls[1]?.body).toMatchObject({ id: 'lead-1', incomeDetails: { usingOnlineBanking: true } });
    await app.respond(200, { id: 'lead-1', state: 6 });
    expect(app.store.getState().leadApplication.routeChange).toEqual({ route: 'checking', mode: 'REPLACE' });
    expect(app.getMethods()).toHaveLength(2);
  });

  it('is sent when the step has failed', async () => {
    const app = await pressMeanwhile();
    await app.pressReview();
    for (let attempt = 0; attempt < 3; attempt += 1) await app.respond(503, {});
    expect(app.getMethods()).toEqual(['POST', 'POST', 'POST', 'POST']);
    await app.respond(201, { id: 'lead-1', state: 6 });
    expect(app.store.getState().leadApplication.routeChange?.route).toBe('checking');
  });

  it('is not sent on a page that waits for each answer, if the answer opens the next step', async () => {
    const page = { ...ondaraPage, definition: { ...ondaraPage.definition, advance: 'answered' as const } };
    const app = openBeforeReview({ page });
    await app.submit(contact);
    await app.pressReview();
    await app.respond(201, { id: 'lead-1', state: 0 });
    expect(app.getMethods()).toEqual(['POST']);
    expect(app.store.getState().leadApplication.routeChange?.route).not.toBe('review');
  });
});

describe('a review that is submitted while an earlier step of a classic page is being sent', () => {
  async function pressMeanwhile() {
    const submitted = praveloPage.steps.map(({ path }) => path).slice(0, -2);
    const app = openBeforeReview({
      page: praveloPage,
      preloaded: { dynamicPages: { ...initialDynamicPages, submitted } },
    });
    receiveFromOtherTab(app, { id: 'lead-1' });
    const routes: PendingRoute[] = [];
    // As the application does: the address follows in the task of the change.
    app.store.subscribe(() => {
      const { routeChange } = app.store.getState().leadApplication;
      if (routeChange === null) return;
      routes.push(routeChange);
      app.store.dispatch(routeChangeCleared());
    });
    await app.submit({ path: 'other-information', answers: { monthly_expenses: 1500 } });
    await app.submit({ path: 'reference-information', answers: { reference_name: 'Eva' } });
    expect(app.getMethods()).toEqual(['PUT']);
    expect(routes.at(-1)?.route).toBe('review');
    await app.pressReview();
    return { ...app, routes };
  }

  it('stays and is sent when the server names the step that was answered meanwhile', async () => {
    const app = await pressMeanwhile();
    await app.respond(200, { id: 'lead-1', state: stateNumber('REFERENCE_INFORMATION') });
    expect(app.routes.at(-1)?.route).toBe('review');
    expect(app.getMethods()).toEqual(['PUT', 'PUT']);
    expect(app.calls[1]?.body).toMatchObject({ referenceDetails: { name: 'Eva' } });
    await app.respond(200, { id: 'lead-1', state: stateNumber('CHECKING') });
    expect(app.routes.at(-1)?.route).toBe('checking');
  });

  it('is not sent if the server names a state that leads elsewhere', { tags: ['F29'] }, async () => {
    const app = await pressMeanwhile();
    await app.respond(200, { id: 'lead-1', state: stateNumber('MOBILE_VERIFICATION') });
    expect(app.routes.at(-1)?.route).toBe('mobile-verification');
    expect(app.getMethods()).toEqual(['PUT']);
  });

  it('is not sent if the server refuses an answer, whose step opens', { tags: ['F29'] }, async () => {
    const app = await pressMeanwhile();
    await app.respond(422, { errors: { monthly_expenses: 'not_accepted' } });
    expect(app.routes.at(-1)?.route).toBe('other-information');
    expect(app.getMethods()).toEqual(['PUT']);
  });
});

describe('the review of an application that is over', () => {
  it('asks for the consents again and sends nothing', async () => {
    const app = await openReview();
    app.environment.now += day + 1;
    await app.pressReview();
    expect(app.getMethods()).toEqual(['POST']);
    expect(app.store.getState().asyncFormData.announcement).toBe('session-over');
    const { application, routeChange } = app.store.getState().leadApplication;
    expect(application).toMatchObject({ sessionId: 'session-2', incomeDetails: account.answers });
    expect(application).not.toHaveProperty('id');
    expect(routeChange).toEqual({ route: 'initial-details', mode: 'PUSH' });
  });

  it('is sent in the next session if nothing is asked again', async () => {
    const app = openBeforeReview();
    await app.submit({
      ...loan,
      answers: { ...loan.answers, loan_purpose: 'car', financing_option: 'personal_loan' },
    });
    app.environment.now += day + 1;
    await app.pressReview();
    expect(app.calls).toMatchObject([{ method: 'POST', key: 'session-3:1', body: { amount: 3000 } }]);
  });
});

describe('what is typed in another tab', () => {
  const names = { path: 'personal-details', answers: { first_name: 'Ana' } } as const;
  const created = { id: 'lead-1', state: 0, dataPoints: ['first_name', 'iban'] };
  /** Another tab has stored these drafts. */
  const bring = ({ store }: ReturnType<typeof openBeforeReview>, drafts: object, email?: string) => {
    const { input, server } = getStored(store.getState());
    const contactDetails = { ...input.application.contactDetails, ...(email !== undefined && { email }) };
    const application = { ...input.application, contactDetails };
    store.dispatch(tabFollowed({ input: { ...input, application, drafts: { ...drafts } }, server }));
  };

  it.each([
    [
      'takes a review back that waits for the create',
      { 'personal-details': { first_name: 'Eva' } },
      ['POST'],
    ],
    ['leaves it alone if that is nothing', {}, ['POST', 'PUT']],
  ])('%s', async (_what, drafts, sent) => {
    const app = openBeforeReview();
    await app.submit(contact);
    app.store.dispatch(submitStep(names.path, names.answers));
    app.store.dispatch(submitStep(account.path, account.answers));
    await app.pressReview();
    bring(app, drafts);
    await app.respond(201, created);
    expect(app.getMethods()).toEqual(sent);
  });

  it('does not hold back the answer of a third tab when an update is repeated', async () => {
    const app = openBeforeReview();
    await app.submit(loan, contact);
    await app.respond(201, created);
    const drafts = { 'loan-details': { loan_amount: '4000' } };
    bring(app, drafts);
    await app.submit(account);
    await app.pressReview();
    expect(app.getMethods()).toEqual(['POST', 'PUT']);
    bring(app, drafts, 'eva@example.com');
    await app.respond(500, {});
    await app.respond(500, {});
    expect(app.calls.at(-1)?.body).toMatchObject({ contactDetails: { email: 'eva@example.com' } });
  });
});
