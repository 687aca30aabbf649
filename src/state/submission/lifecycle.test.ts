import { selectLeadRequestStatus } from '../selectors/journey';
import { describe, expect, it } from 'vitest';
import { saveDraft } from '../drafts';
import { progressStatePushed } from '../slices/lead';
import { offerAccepted, reapplyRequested } from '../events';
import {
  deleteInTab,
  endInOtherTab,
  jsonResponse,
  receiveFromOtherTab,
  createTestStore,
  type FakeNetwork,
  submitAnswers,
} from '../store.fixture';

const contactAnswers = {
  email: 'ana@example.com',
  phone_number: '+34612345678',
  general_policies: true,
  marketing_consents: false,
} as const;
const contact = { path: 'initial-details', answers: contactAnswers } as const;
const account = { path: 'bank-account', answers: { iban: 'ES9121000418450200051332' } } as const;
const day = 24 * 60 * 60 * 1000;

const created: FakeNetwork = ({ method, body }) =>
  method === 'POST'
    ? jsonResponse(201, { id: 'lead-1', state: 0, dataPoints: ['first_name', 'work_phone', 'iban'] })
    : jsonResponse(200, { id: 'lead-1', state: 'incomeDetails' in body ? 6 : 0 });

const lead = (app: ReturnType<typeof createTestStore>) => app.store.getState().leadApplication;

describe('an answer that the applicant removes', () => {
  it('is named in the next update, so that the server removes it', async () => {
    const app = createTestStore(created);
    app.store.dispatch(submitAnswers(contact));
    await app.flushPromises();
    const payday = (value: number | undefined) =>
      submitAnswers({ path: 'loan-details', answers: { loan_amount: 3000, monthly_payment_day: value } });
    app.store.dispatch(payday(5));
    app.store.dispatch(payday(undefined));
    app.store.dispatch(submitAnswers(account));
    await app.flushPromises();
    expect(app.calls.at(-1)).toMatchObject({ method: 'PUT', body: { emptied: ['monthly_payment_day'] } });
    expect(app.calls.at(-1)?.body).not.toHaveProperty('monthlyPaymentDay');
  });

  it('is named too if another answer hides its question, and sent again when that shows', async () => {
    const app = createTestStore(created);
    app.store.dispatch(submitAnswers(contact));
    await app.flushPromises();
    const source = (income_source: string) =>
      submitAnswers({ path: 'income-source', answers: { income_source } });
    const work = { path: 'employment-details', answers: { position_type: 'permanent' } } as const;
    for (const act of [source('employed'), submitAnswers(work), source('pensioner'), submitAnswers(account)])
      app.store.dispatch(act);
    await app.flushPromises();
    expect(app.calls.at(-1)).toMatchObject({ method: 'PUT', body: { emptied: ['position_type'] } });
    expect(lead(app).application.incomeDetails).toHaveProperty('positionType', 'permanent');
  });

  it('is not named if it was never given or is given again', async () => {
    const app = createTestStore(created);
    app.store.dispatch(submitAnswers(contact));
    await app.flushPromises();
    const payday = (value: number | undefined) =>
      submitAnswers({ path: 'loan-details', answers: { monthly_payment_day: value } });
    for (const value of [undefined, 5, undefined, 7]) app.store.dispatch(payday(value));
    app.store.dispatch(submitAnswers(account));
    await app.flushPromises();
    expect(app.calls.at(-1)?.body).not.toHaveProperty('emptied');
    expect(app.calls.at(-1)?.body).toHaveProperty('monthlyPaymentDay', 7);
  });
});

describe('an application that expires while the form is open', () => {
  it.each([
    ['the session has expired', 25 * 60 * 60 * 1000, {}],
    ['the lead has expired', 1_000, { expiresAt: '2026-11-20T12:00:00.500Z' }],
  ])(
    'asks for the consents again in a new session if %s, and sends nothing stale',
    async (_case, later, otherTab) => {
      const app = createTestStore(created);
      app.store.dispatch(submitAnswers(contact));
      await app.flushPromises();
      receiveFromOtherTab(app, otherTab);
      app.environment.now += later;
      const before = app.calls.length;
      app.store.dispatch(submitAnswers(account));
      await app.flushPromises();
      expect(app.calls).toHaveLength(before);
      const { application, routeChange } = lead(app);
      expect(application).toMatchObject({
        sessionId: 'session-2',
        sessionStartedAt: new Date(app.environment.now).toISOString(),
        contactDetails: { email: 'ana@example.com' },
        incomeDetails: { iban: 'ES9121000418450200051332' },
      });
      for (const deletion of ['id', 'generalPolicies', 'policies'])
        expect(application).not.toHaveProperty(deletion);
      expect(app.store.getState().asyncFormData.announcement).toBe('session-over');
      expect(routeChange).toEqual({ route: 'initial-details', mode: 'PUSH' });
      expect(app.local.get('sessionId')).toBe('session-2');

      app.store.dispatch(submitAnswers(contact));
      await app.flushPromises();
      expect(app.calls.at(-1)).toMatchObject({ method: 'POST', key: 'session-3:1' });
    },
  );

  it(
    'keeps what was typed in another step, without the consents that were ticked there',
    { tags: ['F27'] },
    async () => {
      const app = createTestStore(created);
      app.store.dispatch(submitAnswers(contact));
      await app.flushPromises();
      const ticked = { email: 'eva@example.com', general_policies: true, marketing_consents: true };
      app.store.dispatch(saveDraft('initial-details', ticked));
      app.environment.now += day + 1;
      app.store.dispatch(submitAnswers(account));
      await app.flushPromises();
      expect(lead(app).routeChange?.route).toBe('initial-details');
      expect(app.store.getState().dynamicPages.drafts).toEqual({
        'initial-details': { email: 'eva@example.com' },
      });
    },
  );

  it('continues without an announcement if nothing is asked again', async () => {
    const app = createTestStore(created);
    const wholeLoan = {
      loan_amount: 3000,
      loan_period: 12,
      loan_purpose: 'car',
      financing_option: 'personal_loan',
    };
    app.environment.now += day + 1;
    app.store.dispatch(submitAnswers({ path: 'loan-details', answers: wholeLoan }));
    await app.flushPromises();
    expect(lead(app).application).toMatchObject({ amount: 3000, sessionId: 'session-2' });
    expect(app.store.getState().asyncFormData.announcement).toBeNull();
    expect(lead(app).routeChange?.route).toBe('initial-details');
  });
});

it('asks again for the answers that only the server has', async () => {
  const app = createTestStore(created);
  app.store.dispatch(submitAnswers(account));
  app.environment.now += day + 1;
  app.store.dispatch(submitAnswers({ path: 'loan-details', answers: { loan_amount: 3000 } }));
  await app.flushPromises();
  expect(app.store.getState().dynamicPages.submitted).toEqual(['bank-account']);
});

describe('a captcha token', () => {
  it('is sent with a create and not with an update', async () => {
    const app = createTestStore(created);
    app.environment.captchaToken = 'token';
    app.store.dispatch(submitAnswers(contact));
    await app.flushPromises();
    app.store.dispatch(submitAnswers(account));
    await app.flushPromises();
    expect(app.calls.map(({ body }) => body['googleCaptchaToken'])).toEqual(['token', undefined]);
    expect(JSON.stringify([...app.local, ...app.session])).not.toContain('"token"');
  });

  it('is new for each attempt of a create and is never persisted', async () => {
    const storedSnapshots: string[] = [];
    const app: ReturnType<typeof createTestStore> = createTestStore((call) => {
      storedSnapshots.push(JSON.stringify([...app.local, ...app.session]));
      app.environment.captchaToken = 'token-2';
      return storedSnapshots.length === 1 ? jsonResponse(500, {}) : created(call);
    });
    app.environment.captchaToken = 'token-1';
    app.store.dispatch(submitAnswers(contact));
    await app.flushPromises();
    expect(app.calls.map(({ body }) => body['googleCaptchaToken'])).toEqual(['token-1', 'token-2']);
    expect(new Set(app.calls.map(({ key }) => key)).size).toBe(1);
    const [first, second] = app.calls.map(({ body: { googleCaptchaToken: _token, ...body } }) => body);
    expect(second).toEqual(first);
    for (const stored of storedSnapshots) {
      expect(stored).toContain('pendingCreate');
      expect(stored).not.toMatch(/token-\d/);
    }
  });

  it('is not required: without one the lead is created', async () => {
    const app = createTestStore(created);
    app.store.dispatch(submitAnswers(contact));
    await app.flushPromises();
    expect(app.calls[0]?.body).not.toHaveProperty('googleCaptchaToken');
    expect(lead(app).application.id).toBe('lead-1');
  });
});

describe('two tabs that create a lead at the same time', () => {
  it('create one lead: the second tab receives the id and sends its answers as an update', async () => {
    const app: ReturnType<typeof createTestStore> = createTestStore((call) => {
      if (call.method !== 'POST') return created(call);
      receiveFromOtherTab(app, { id: 'lead-1' });
      return jsonResponse(409, {});
    });
    app.store.dispatch(submitAnswers(contact));
    await app.flushPromises();
    expect(app.calls.map(({ method }) => method)).toEqual(['POST', 'PUT']);
    expect(selectLeadRequestStatus(app.store.getState()).kind).toBe('saved');
  });
});

describe('the end of an application', () => {
  const redirect = { url: 'https://partner.example/go', method: 'GET', params: {} };
  const atOffer = async () => {
    const app = createTestStore((call) =>
      call.path === '/lead/sale' ? jsonResponse(200, { id: 'lead-1', state: 12, redirect }) : created(call),
    );
    app.store.dispatch(submitAnswers({ path: 'loan-details', answers: { loan_amount: 3000 } }));
    app.store.dispatch(submitAnswers(contact));
    await app.flushPromises();
    app.store.dispatch(progressStatePushed(10));
    return app;
  };

  it('redirects to the partner once and persists the redirect', async () => {
    const app = await atOffer();
    app.store.dispatch(offerAccepted());
    app.store.dispatch(offerAccepted());
    await app.flushPromises();
    expect(app.redirects).toEqual(['https://partner.example/go']);
    expect(app.calls.filter(({ path }) => path === '/lead/sale')).toHaveLength(1);
    expect(Object.fromEntries(app.session)).toMatchObject({
      redirected: true,
      redirectUrl: 'https://partner.example/go',
      redirectMethod: 'GET',
      sessionAcceptedRedirected: true,
    });
  });

  it.each([
    ['redirected', 12],
    ['rejected', 13],
    ['thank-you', 11],
  ])('removes all personal data from the browser in the state %s', async (_name, state) => {
    const app = await atOffer();
    const stored = () => JSON.stringify([...app.session, ...app.local]);
    const typed = ['ana@example.com', '612345678'];
    for (const each of typed) expect(stored()).toContain(each);
    app.store.dispatch(progressStatePushed(state));
    await app.flushPromises();
    for (const each of typed) expect(stored()).not.toContain(each);
    expect([...app.local.keys()].filter((key) => key.includes('application-1'))).toEqual([
      'ended:application-1',
    ]);
  });

  it('is followed by a new lead of the next session that mentions the redirect', async () => {
    const app = await atOffer();
    app.store.dispatch(offerAccepted());
    await app.flushPromises();
    app.store.dispatch(reapplyRequested());
    await app.flushPromises();
    expect(app.session.get('reapplying')).toBe(true);
    expect(lead(app)).toMatchObject({
      progressStates: [0],
      redirected: null,
      application: {
        amount: 3000,
        sessionId: expect.not.stringMatching(/^session-1$/),
        posthogParameters: { leadPreviouslyRedirected: true },
      },
    });
    expect(lead(app).application).not.toHaveProperty('id');
    app.store.dispatch(submitAnswers(contact));
    await app.flushPromises();
    const creates = app.calls
      .filter(({ method }) => method === 'POST')
      .filter(({ path }) => path !== '/lead/sale');
    expect(new Set(creates.map(({ key }) => key)).size).toBe(2);
    expect(app.session.has('reapplying')).toBe(false);
  });

  it('is followed, after a rejection, by a new lead that mentions no redirect', async () => {
    const app = await atOffer();
    app.store.dispatch(progressStatePushed(13));
    app.store.dispatch(reapplyRequested());
    await app.flushPromises();
    expect(lead(app).application.posthogParameters?.leadPreviouslyRedirected).toBe(false);
  });
});

describe('a pending request when the data are deleted', () => {
  const expectNothingLeft = (app: ReturnType<typeof createTestStore>) => {
    expect(lead(app)).toMatchObject({ progressStates: [0], pendingCreate: null });
    expect(lead(app).application).not.toHaveProperty('id');
    expect(app.local.has('lid')).toBe(false);
    expect(selectLeadRequestStatus(app.store.getState()).kind).toBe('idle');
    expect(JSON.stringify([...app.session, ...app.local])).not.toContain('ana@example.com');
  };

  it.each([
    ['here', deleteInTab],
    ['in another tab', endInOtherTab],
  ] as const)('does not restore the lead of a sent create if deleted %s', async (_where, endApplication) => {
    let release = (): void => undefined;
    const app = createTestStore(
      () =>
        new Promise((resolve) => {
          release = () => resolve(jsonResponse(201, { id: 'lead-1', state: 6 }));
        }),
    );
    app.store.dispatch(submitAnswers(contact));
    await app.flushPromises();
    endApplication(app);
    release();
    await app.flushPromises();
    expect(app.calls).toHaveLength(1);
    expectNothingLeft(app);
  });

  it.each([
    ['here', deleteInTab],
    ['in another tab', endInOtherTab],
  ] as const)(
    'is not sent when the browser is online again if deleted %s',
    async (_where, endApplication) => {
      const app = createTestStore((call) => (app.environment.isOnline ? created(call) : 'no connection'));
      app.environment.isOnline = false;
      app.store.dispatch(submitAnswers(contact));
      await app.flushPromises();
      endApplication(app);
      app.goOnline();
      await app.flushPromises();
      expect(app.calls).toHaveLength(1);
      expectNothingLeft(app);
    },
  );

  it('is not retried', async () => {
    const app: ReturnType<typeof createTestStore> = createTestStore(() => {
      deleteInTab(app);
      return jsonResponse(500, {});
    });
    app.store.dispatch(submitAnswers(contact));
    await app.flushPromises();
    expect(app.calls).toHaveLength(1);
    expectNothingLeft(app);
  });

  it('is not sent if it waits for the captcha', async () => {
    const app = createTestStore(created);
    let release = (): void => undefined;
    app.waitForCaptcha(
      new Promise((resolve) => {
        release = () => resolve('token');
      }),
    );
    app.store.dispatch(submitAnswers(contact));
    await app.flushPromises();
    deleteInTab(app);
    release();
    await app.flushPromises();
    expect(app.calls).toEqual([]);
    expectNothingLeft(app);
  });

  it('does not apply the response of an accepted offer to the next application', async () => {
    let release = (): void => undefined;
    const app = createTestStore((call) =>
      call.path === '/lead/sale'
        ? new Promise((resolve) => {
            release = () => resolve(jsonResponse(200, { id: 'lead-1', state: 12 }));
          })
        : created(call),
    );
    app.store.dispatch(submitAnswers(contact));
    await app.flushPromises();
    app.store.dispatch(progressStatePushed(10));
    app.store.dispatch(offerAccepted());
    await app.flushPromises();
    app.store.dispatch(progressStatePushed(13));
    app.store.dispatch(reapplyRequested());
    release();
    await app.flushPromises();
    expect(lead(app)).toMatchObject({ progressStates: [0], isReapplying: true });
    expect(lead(app).application).not.toHaveProperty('id');
    expect(app.store.getState().asyncFormData.requests).toEqual({});
  });
});
