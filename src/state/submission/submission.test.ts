import { readApplication } from '../stored/applications';
import { selectLeadRequestStatus } from '../selectors/journey';
import { describe, expect, it } from 'vitest';
import { changeRequested, leadStatusRequested } from '../events';
import { routeChangeCleared } from '../slices/lead';
import {
  goneResponse,
  jsonResponse,
  createTestStore,
  type FakeNetwork,
  praveloPage,
  receiveFromOtherTab,
  submitAnswers,
} from '../store.fixture';
import { account, contact } from './waiting.fixture';
import { velmioPage } from '../../testing/velmioPage.fixture';

const loan = { path: 'loan-details', answers: { loan_amount: 3000, loan_period: 12 } } as const;

/** Accepts everything; the application is complete with the bank account. */
const created: FakeNetwork = ({ method, body }) =>
  method === 'POST'
    ? jsonResponse(201, { id: 'lead-1', state: 0, dataPoints: ['first_name', 'iban'] })
    : jsonResponse(200, { id: 'lead-1', state: 'incomeDetails' in body ? 6 : 0 });

const sameState: FakeNetwork = ({ method }) =>
  method === 'POST'
    ? jsonResponse(201, { id: 'lead-1', state: 0, dataPoints: ['iban'] })
    : jsonResponse(200, { id: 'lead-1', state: 0 });

const route = (app: ReturnType<typeof createTestStore>) =>
  app.store.getState().leadApplication.routeChange?.route;
const submission = (app: ReturnType<typeof createTestStore>) => selectLeadRequestStatus(app.store.getState());

describe('submitting a step of the dynamic flow', () => {
  it('stores the answers of a step that sends nothing and opens the next step', async () => {
    const app = createTestStore(created);
    app.store.dispatch(submitAnswers(loan));
    await app.flushPromises();
    expect(app.calls).toEqual([]);
    expect(route(app)).toBe('initial-details');
    expect(app.store.getState().leadApplication.application).toMatchObject({ amount: 3000, period: 12 });
  });

  it('creates the lead at the contact step, with the product and the policies', async () => {
    const app = createTestStore(created);
    app.store.dispatch(submitAnswers(loan));
    app.store.dispatch(submitAnswers(contact));
    await app.flushPromises();
    expect(app.calls).toHaveLength(1);
    expect(app.calls[0]).toMatchObject({
      method: 'POST',
      path: '/v3/lead',
      key: 'application-1:1',
      body: {
        product: 'ondara',
        amount: 3000,
        generalPolicies: true,
        contactDetails: { email: 'ana@example.com', marketingConsents: false },
        policies: [
          { id: 'general_policies', given: true },
          { id: 'marketing_consents', given: false },
        ],
      },
    });
    expect(app.store.getState().leadApplication.application.id).toBe('lead-1');
    expect(app.local.get('lid')).toBe('lead-1');
    expect(route(app)).toBe('personal-details');
  });

  it('keeps no response of a call apart from the application', { tags: ['F14'] }, async () => {
    const app = createTestStore(created);
    for (const step of [loan, contact, account]) {
      app.store.dispatch(submitAnswers(step));
      await app.flushPromises();
    }
    expect(app.calls.map(({ method }) => method)).toEqual(['POST', 'PUT']);
    expect(app.store.getState().api?.mutations).toEqual({});
  });

  it('sends one request for repeated presses', async () => {
    const app = createTestStore(created);
    for (let press = 0; press < 6; press += 1) app.store.dispatch(submitAnswers(contact));
    await app.flushPromises();
    expect(app.calls.filter((call) => call.method === 'POST')).toHaveLength(1);
  });

  it('opens the state that the server names after the last step', async () => {
    const app = createTestStore(created);
    app.store.dispatch(submitAnswers(contact));
    await app.flushPromises();
    app.store.dispatch(submitAnswers(account));
    await app.flushPromises();
    expect(app.calls.at(-1)).toMatchObject({ method: 'PUT', body: { id: 'lead-1' } });
    expect(app.store.getState().leadApplication.routeChange).toEqual({
      route: 'checking',
      mode: 'REPLACE',
    });
  });

  it('reports the last step as saved if another tab sent it before', async () => {
    const app = createTestStore(({ method }) => {
      if (method === 'POST') return jsonResponse(201, { id: 'lead-1', state: 0, dataPoints: ['iban'] });
      receiveFromOtherTab(app, {}, 6);
      return jsonResponse(200, { id: 'lead-1', state: 6 });
    });
    app.store.dispatch(submitAnswers(contact));
    await app.flushPromises();
    app.store.dispatch(submitAnswers(account));
    await app.flushPromises();
    expect(submission(app).kind).toBe('saved');
    expect(app.logs).not.toContain('The server accepted the last step and named no next state');
  });

  it(
    'explains that the server named no next state after the last step, and sends it again at the next press',
    { tags: ['F11'] },
    async () => {
      let namesState = false;
      const app = createTestStore((call) =>
        call.method === 'PUT' && namesState ? jsonResponse(200, { id: 'lead-1', state: 6 }) : sameState(call),
      );
      app.store.dispatch(submitAnswers(loan));
      app.store.dispatch(submitAnswers(contact));
      await app.flushPromises();
      app.store.dispatch(submitAnswers(account));
      await app.flushPromises();
      expect(submission(app)).toEqual({ kind: 'not-saved', reason: 'no-next-state' });
      expect(route(app)).toBe('review');
      expect(app.logs).toContain('The server accepted the last step and named no next state');
      namesState = true;
      app.store.dispatch(submitAnswers(account));
      await app.flushPromises();
      expect(app.calls.filter(({ method }) => method === 'PUT')).toHaveLength(2);
      expect(route(app)).toBe('checking');
    },
  );
});

describe('a state for which the page has no step, named after the last step', () => {
  const respondWithState =
    (state: number): FakeNetwork =>
    (call) =>
      call.method === 'PUT' && 'incomeDetails' in call.body
        ? jsonResponse(200, { id: 'lead-1', state })
        : sameState(call);

  it.each([
    ['that no step asks for', 25],
    ['whose questions are all answered', 4],
    ['without questions', 1],
    ['that this release does not know', 99],
  ])('leads nowhere and is explained: one %s', async (_case, state) => {
    const app = createTestStore(respondWithState(state));
    for (const answers of [loan, contact, account]) {
      app.store.dispatch(routeChangeCleared());
      app.store.dispatch(submitAnswers(answers));
      await app.flushPromises();
    }
    expect(route(app)).toBeUndefined();
    expect(submission(app)).toEqual({ kind: 'not-saved', reason: 'no-step' });
    app.store.dispatch(submitAnswers(account));
    await app.flushPromises();
    expect(app.calls.filter(({ method }) => method === 'PUT')).toHaveLength(2);
    expect(submission(app).kind).toBe('not-saved');
  });

  it('leads to a step that it adds', async () => {
    const app = createTestStore((call) =>
      call.method === 'PUT'
        ? jsonResponse(200, { id: 'lead-1', state: 2, dataPoints: ['first_name', 'iban'] })
        : sameState(call),
    );
    for (const answers of [loan, contact, account]) {
      app.store.dispatch(submitAnswers(answers));
      await app.flushPromises();
    }
    expect(submission(app).kind).toBe('saved');
    expect(route(app)).toBe('personal-details');
  });

  it('leads to the own step of the state', async () => {
    const states = [2, 3, 4, 5, 25, 4];
    const app = createTestStore(() => jsonResponse(200, { id: 'lead-1', state: states.shift() ?? 6 }), {
      page: praveloPage,
    });
    for (const { path } of praveloPage.steps) {
      app.store.dispatch(submitAnswers({ path, answers: {} }));
      await app.flushPromises();
    }
    expect(route(app)).toBe('income-details');
    expect(submission(app).kind).toBe('saved');
  });

  it('is explained after the decision too', async () => {
    const states = [6, 25];
    const app = createTestStore((call) =>
      call.method === 'POST'
        ? sameState(call)
        : jsonResponse(200, { id: 'lead-1', state: states.shift() ?? 25 }),
    );
    for (const answers of [loan, contact, account]) {
      app.store.dispatch(submitAnswers(answers));
      await app.flushPromises();
    }
    app.store.dispatch(leadStatusRequested());
    await app.flushPromises();
    expect(submission(app)).toEqual({ kind: 'not-saved', reason: 'no-step' });
  });
});

describe('a failed request', () => {
  it('is retried after a 5xx with the same key until it is saved', async () => {
    let attempts = 0;
    const app = createTestStore((call) => {
      attempts += 1;
      return attempts < 3 ? jsonResponse(500, {}) : created(call);
    });
    app.store.dispatch(submitAnswers(contact));
    await app.flushPromises();
    expect(app.calls.map((call) => call.key)).toEqual([
      'application-1:1',
      'application-1:1',
      'application-1:1',
    ]);
    expect(submission(app).kind).toBe('saved');
  });

  it('is reported when the retries fail, and keeps the answers', async () => {
    const app = createTestStore(() => jsonResponse(503, {}));
    app.store.dispatch(submitAnswers(contact));
    await app.flushPromises();
    expect(submission(app)).toEqual({ kind: 'not-saved', reason: 'server' });
    expect(app.logs).toContain('Failed to post lead');
    expect(app.store.getState().leadApplication.application.contactDetails?.email).toBe('ana@example.com');
    expect(route(app)).toBe('personal-details');
  });

  it.each([
    ['create', 'Failed to post lead', () => false],
    ['update', 'Failed to update lead', (method: string) => method === 'POST'],
  ])('is logged once with the message of a %s', async (_what, message, isTaken) => {
    const app = createTestStore((call) => (isTaken(call.method) ? created(call) : jsonResponse(503, {})));
    app.store.dispatch(submitAnswers(contact));
    await app.flushPromises();
    app.store.dispatch(
      submitAnswers({ path: 'bank-account', answers: { iban: 'ES9121000418450200051332' } }),
    );
    await app.flushPromises();
    expect(new Set(app.logs.filter((line) => line.startsWith('Failed to')))).toEqual(new Set([message]));
  });

  it('waits while the browser is offline and is sent once when it is online again', async () => {
    const app = createTestStore((call) => (app.environment.isOnline ? created(call) : 'no connection'));
    app.environment.isOnline = false;
    app.store.dispatch(submitAnswers(contact));
    await app.flushPromises();
    expect(submission(app)).toEqual({ kind: 'not-saved', reason: 'offline' });
    app.goOnline();
    await app.flushPromises();
    expect(submission(app).kind).toBe('saved');
    expect(app.calls.map((call) => call.key)).toEqual(['application-1:1', 'application-1:1']);
  });

  it('repeats a create with its first body after a lost response, and sends the edit as an update', async () => {
    let isLost = true;
    const app = createTestStore((call) =>
      isLost && call.method === 'POST' ? 'no connection' : created(call),
    );
    app.store.dispatch(submitAnswers(contact));
    await app.flushPromises();
    isLost = false;
    app.store.dispatch(
      submitAnswers({ ...contact, answers: { ...contact.answers, email: 'eva@example.com' } }),
    );
    await app.flushPromises();
    const creates = app.calls.filter(({ method }) => method === 'POST');
    expect(creates.length).toBeGreaterThan(1);
    for (const { key, body } of creates)
      expect({ key, body }).toEqual({ key: creates[0]?.key, body: creates[0]?.body });
    expect(app.calls.at(-1)).toMatchObject({
      method: 'PUT',
      body: { id: 'lead-1', contactDetails: { email: 'eva@example.com' } },
    });
  });

  it('persists key and body of a create before the first attempt', { tags: ['S17'] }, async () => {
    const app = createTestStore(() => {
      expect(readApplication(app.dependencies.shared, 'application-1')?.server).toMatchObject({
        pendingCreate: {
          idempotencyKey: 'application-1:1',
          body: { contactDetails: { email: 'ana@example.com' } },
        },
      });
      return jsonResponse(201, { id: 'lead-1', state: 0 });
    });
    app.store.dispatch(submitAnswers(contact));
    await app.flushPromises();
    expect(submission(app).kind).toBe('saved');
  });

  it('persists the body of a create so that it is identical after a reload', async () => {
    const app = createTestStore(() => 'no connection');
    app.store.dispatch(submitAnswers(contact));
    await app.flushPromises();
    const stored = readApplication(app.dependencies.shared, 'application-1')?.server;
    const { product: _product, ...sent } = app.calls[0]?.body ?? {};
    expect(JSON.stringify(stored?.pendingCreate?.body)).toBe(JSON.stringify(sent));
  });

  it('uses a new key after the server rejected fields of a create', async () => {
    let isRefused = true;
    const app = createTestStore((call) =>
      isRefused ? jsonResponse(422, { errors: { email: 'not_accepted' } }) : created(call),
    );
    app.store.dispatch(submitAnswers(contact));
    await app.flushPromises();
    isRefused = false;
    app.store.dispatch(submitAnswers(contact));
    await app.flushPromises();
    expect(app.calls.map((call) => call.key)).toEqual(['application-1:1', 'application-1:2']);
  });

  it('drops a lead that is gone, keeps the input and asks for the consents again', async () => {
    const app = createTestStore((call) => (call.method === 'PUT' ? goneResponse(410) : created(call)));
    app.store.dispatch(submitAnswers(contact));
    await app.flushPromises();
    app.store.dispatch(
      submitAnswers({ path: 'bank-account', answers: { iban: 'ES9121000418450200051332' } }),
    );
    await app.flushPromises();
    const { leadApplication, dynamicPages, asyncFormData } = app.store.getState();
    expect(leadApplication.application).toMatchObject({ contactDetails: { email: 'ana@example.com' } });
    expect(leadApplication.application.id).toBeUndefined();
    expect(leadApplication.application.generalPolicies).toBeUndefined();
    expect(dynamicPages.submitted).not.toContain('initial-details');
    expect(asyncFormData.announcement).toBe('session-over');
  });

  it('counts down a Retry-After and sends nothing before it has passed', async () => {
    const app = createTestStore((call) =>
      isBusy ? jsonResponse(429, {}, { 'Retry-After': '3' }) : created(call),
    );
    let isBusy = true;
    const reported: number[] = [];
    app.store.subscribe(() => {
      const now = submission(app);
      if (now.kind !== 'not-saved' || now.reason !== 'wait' || reported.at(-1) === now.secondsLeft) return;
      reported.push(now.secondsLeft);
      if (now.secondsLeft > 0) app.store.dispatch(submitAnswers(contact));
    });
    app.store.dispatch(submitAnswers(contact));
    await app.flushPromises();
    expect(reported).toEqual([3, 2, 1, 0]);
    expect(app.calls).toHaveLength(1);
    isBusy = false;
    app.store.dispatch(submitAnswers(contact));
    await app.flushPromises();
    expect(app.calls).toHaveLength(2);
    expect(submission(app).kind).toBe('saved');
  });

  it('continues to count down while the applicant is on another step', async () => {
    const app = createTestStore(() => jsonResponse(503, {}, { 'Retry-After': '60' }));
    let isGone = false;
    const secondsShown: number[] = [];
    app.store.subscribe(() => {
      const now = submission(app);
      if (now.kind !== 'not-saved' || now.reason !== 'wait') return;
      secondsShown.push(now.secondsLeft);
      if (isGone) return;
      isGone = true;
      app.store.dispatch(submitAnswers({ path: 'loan-details', answers: { loan_amount: 900 } }));
      app.store.dispatch(submitAnswers(contact));
    });
    app.store.dispatch(submitAnswers(contact));
    await app.flushPromises();
    expect(app.calls).toHaveLength(1);
    expect(secondsShown.at(-1)).toBe(0);
    expect(new Set(secondsShown).size).toBe(61);
  });

  it('continues to count down when the clock is set back', async () => {
    const app = createTestStore(() => jsonResponse(503, {}, { 'Retry-After': '5' }));
    const reported: number[] = [];
    app.store.subscribe(() => {
      const now = submission(app);
      if (now.kind !== 'not-saved' || now.reason !== 'wait' || reported.at(-1) === now.secondsLeft) return;
      reported.push(now.secondsLeft);
      if (now.secondsLeft === 4) app.environment.now -= 60 * 60 * 1000;
    });
    app.store.dispatch(submitAnswers(contact));
    await app.flushPromises();
    expect(reported).toEqual([5, 4, 3, 2, 1, 0]);
  });
});

describe('field errors of the server', () => {
  it('open the earliest step with an error, keep the unknown one, and return to the last step', async () => {
    let isFirst = true;
    const app = createTestStore((call) => {
      if (call.method === 'PUT' && isFirst) {
        isFirst = false;
        return jsonResponse(422, {
          errors: { iban: 'not_accepted', email: 'not_accepted', shoe_size: 'odd' },
        });
      }
      return created(call);
    });
    app.store.dispatch(submitAnswers(contact));
    await app.flushPromises();
    const iban = { path: 'bank-account', answers: { iban: 'ES9121000418450200051332' } } as const;
    app.store.dispatch(submitAnswers(iban));
    await app.flushPromises();
    expect(route(app)).toBe('initial-details');

    app.store.dispatch(
      submitAnswers({ ...contact, answers: { ...contact.answers, email: 'eva@example.com' } }),
    );
    await app.flushPromises();
    expect(route(app)).toBe('bank-account');
    app.store.dispatch(submitAnswers(iban));
    await app.flushPromises();
    expect(route(app)).toBe('checking');
    expect(app.store.getState().leadApplication.fieldErrors).toEqual([]);
  });
});

describe('the classic flow', () => {
  it('sends each step and opens the state that the server names', async () => {
    const states = [2, 3];
    const app = createTestStore(() => jsonResponse(200, { id: 'lead-1', state: states.shift() ?? 6 }), {
      page: praveloPage,
    });
    app.store.dispatch(
      submitAnswers({ path: 'loan-information', answers: { loan_amount: 1500, loan_period: 61 } }),
    );
    await app.flushPromises();
    expect(route(app)).toBe('personal-details');
    app.store.dispatch(submitAnswers({ path: 'personal-details', answers: { first_name: 'Ana' } }));
    await app.flushPromises();
    expect(route(app)).toBe('contact-details');
    expect(app.calls.map((call) => `${call.method} ${call.path}`)).toEqual(['POST /lead', 'PUT /lead']);
  });
});

describe('a page whose loan is changed on request', () => {
  const person = { path: 'personal-details', answers: { first_name: 'Ana' } } as const;
  const otherLoan = {
    path: 'loan-information',
    answers: { loan_amount: 3000, loan_period: 20 },
  } as const;
  const open = () => {
    const states = [0, 0, 0];
    return createTestStore(() => jsonResponse(200, { id: 'lead-1', state: states.shift() ?? 6 }), {
      page: velmioPage,
    });
  };

  it('creates the lead with the loan that is shown', async () => {
    const app = open();
    app.store.dispatch(submitAnswers(person));
    await app.flushPromises();
    expect(app.calls.map(({ method, body }) => [method, body])).toEqual([
      ['POST', expect.objectContaining({ amount: 2000, period: 15 })],
    ]);
    expect(route(app)).toBe('contact-details');
  });

  it('sends nothing before the lead exists, and returns', async () => {
    const app = open();
    app.store.dispatch(submitAnswers(otherLoan));
    await app.flushPromises();
    expect(app.calls).toEqual([]);
    expect(route(app)).toBe('personal-details');
    app.store.dispatch(submitAnswers(person));
    await app.flushPromises();
    expect(app.calls[0]?.body).toMatchObject({ amount: 3000, period: 20 });
  });

  it('changes the lead, and returns to the first unfinished step', async () => {
    const app = open();
    app.store.dispatch(submitAnswers(person));
    await app.flushPromises();
    app.store.dispatch(submitAnswers(otherLoan));
    await app.flushPromises();
    expect(app.calls.map(({ method }) => method)).toEqual(['POST', 'PUT']);
    expect(app.calls[1]?.body).toMatchObject({ id: 'lead-1', amount: 3000, period: 20 });
    expect(route(app)).toBe('contact-details');
  });
});

describe('a change of an earlier answer', () => {
  it('returns to the last step', async () => {
    const app = createTestStore(created, {
      preloaded: {
        dynamicPages: {
          isWhole: false,
          requested: ['first_name', 'iban'],
          submitted: ['loan-details', 'initial-details', 'personal-details'],
          drafts: {},
          filledIn: {},
          isReturning: false,
          returnsAfter: null,
        },
      },
    });
    app.store.dispatch(changeRequested({ path: 'loan-details', returnsAfter: null }));
    expect(route(app)).toBe('loan-details');
    app.store.dispatch(submitAnswers(loan));
    await app.flushPromises();
    expect(route(app)).toBe('bank-account');
  });
});

describe('the action log', () => {
  it('has one action for each event of an application', async () => {
    const app = createTestStore(created);
    const reported: string[] = [];
    const unsubscribe = app.listenTo((type) => reported.push(type));
    app.store.dispatch(submitAnswers(loan));
    app.store.dispatch(submitAnswers(contact));
    await app.flushPromises();
    unsubscribe();
    expect(reported.filter((type) => !type.startsWith('api/'))).toEqual([
      'answersSubmitted',
      'answersSubmitted',
      'editsRequested',
      'leadApplication/createPrepared',
      'leadApplication/createSettled',
      'answersAccepted',
    ]);
  });
});
