import { describe, expect, it } from 'vitest';
import { selectHasLinkConflict } from '../selectors/journey';
import { readApplication } from '../stored/applications';
import { readContinueLink } from '../../domain/journey/arrival/continueLink';
import { stateNumber } from '../../domain/journey/states/progressStates';
import {
  continuationDeclined,
  continuationAccepted,
  continueLinkOpened,
  newApplicationRequested,
  prefillReceived,
} from '../events';
import { draftUpdated } from '../events';
import type { RootState } from '../root';
import { progressStatePushed } from '../slices/lead';
import { initialLeadState } from '../slices/leadState';
import {
  goneResponse,
  jsonResponse,
  createTestStore,
  type FakeNetwork,
  ondaraPage,
  praveloPage,
  submitAnswers,
} from '../store.fixture';

const found = {
  id: 'lead-7',
  state: 0,
  expiresAt: '2026-11-21T12:00:00.000Z',
  leadStatus: 'positive',
  dataPoints: ['first_name', 'last_name', 'iban'],
  lead: { amount: 4200, period: 24, generalPolicies: true },
  given: [
    'loan_amount',
    'loan_period',
    'loan_purpose',
    'financing_option',
    'email',
    'phone_number',
    'general_policies',
  ],
  masked: { email: 'a***@e***.com', phoneNumber: '••• ••• 678' },
};
const opened = continueLinkOpened(readContinueLink('continue/lead-7'));

type TestStore = ReturnType<typeof createTestStore>;
const lead = (app: TestStore) => app.store.getState().leadApplication;
const continuation = (app: TestStore) => app.store.getState().asyncFormData.continuation;

/** A tab that was restored in a state with a lender's offer. */
const openOffer = (id: string, state: number): Partial<RootState> => ({
  leadApplication: {
    ...initialLeadState,
    application: { id, sessionId: 'session-1' },
    progressStates: [0, state],
  },
});

/** A tab that shows the end of an application whose session began before. */
const showEnd = (id: string, sessionStartedAt = '2026-11-19T13:00:00.000Z'): Partial<RootState> => ({
  leadApplication: {
    ...initialLeadState,
    application: { id, sessionId: 'session-1', sessionStartedAt },
    progressStates: [0, stateNumber('REJECTED')],
  },
});

async function openedWith(network: FakeNetwork, before: (app: TestStore) => void = () => undefined) {
  const app = createTestStore(network);
  before(app);
  await app.flushPromises();
  app.store.dispatch(opened);
  await app.flushPromises();
  return app;
}

const otherApplication = (app: TestStore) => {
  app.store.dispatch(
    submitAnswers({
      path: 'personal-details',
      answers: { first_name: 'Eva', last_name: 'Mar' },
    }),
  );
};

describe('a continue link', () => {
  it('stores its lead at once, so that another tab creates no second one', async () => {
    const app = await openedWith(() => jsonResponse(200, found));
    app.store.dispatch(continuationAccepted());
    await app.flushPromises();
    expect(readApplication(app.dependencies.shared, lead(app).applicationId)?.server.id).toBe('lead-7');
  });

  it.each([
    ['a state', 30, { documentTypes: ['passport'] }],
    ['an end', stateNumber('REJECTED'), { reference: 'R-7' }],
  ])('requests the screen data of %s, which the look-up does not contain', async (_what, state, stepData) => {
    const app = await openedWith(({ path }) =>
      path.startsWith('/lead/status')
        ? jsonResponse(200, { id: 'lead-7', state, stepData })
        : jsonResponse(200, { ...found, state }),
    );
    app.store.dispatch(continuationAccepted());
    await app.flushPromises();
    expect(lead(app).result.stepData).toEqual(stepData);
  });

  it('requests the screen data again if its lead is open here in the same state', async () => {
    const app = createTestStore(
      ({ path }) =>
        path.startsWith('/lead/status')
          ? jsonResponse(200, { id: 'lead-7', state: 30, stepData: { documentTypes: ['passport'] } })
          : jsonResponse(200, { ...found, state: 30 }),
      { preloaded: openOffer('lead-7', 30) },
    );
    app.store.dispatch(opened);
    await app.flushPromises();
    app.store.dispatch(continuationAccepted());
    await app.flushPromises();
    expect(lead(app).result.stepData).toEqual({ documentTypes: ['passport'] });
  });

  it('requests the screen data of the open application if the applicant keeps that', async () => {
    const stepData = { offer: { amount: 3000 } };
    const app = createTestStore(
      ({ path }) =>
        path === '/lead/status/lead-1'
          ? jsonResponse(200, { id: 'lead-1', state: 38, stepData })
          : jsonResponse(200, found),
      { preloaded: openOffer('lead-1', 38) },
    );
    app.store.dispatch(opened);
    await app.flushPromises();
    expect(selectHasLinkConflict(app.store.getState())).toBe(true);
    app.store.dispatch(continuationDeclined());
    await app.flushPromises();
    expect(lead(app).result.stepData).toEqual(stepData);
  });

  it.each([
    ['the dynamic flow with its type and transaction', ondaraPage, '/v3', ''],
    ['the classic flow with all its parameters', praveloPage, '/v2', '&refName=shop&x=1'],
  ])('is looked up in %s', async (_flow, page, version, others) => {
    const app = createTestStore(() => jsonResponse(200, found), { page });
    const link = readContinueLink(
      'continue/lead-7?urlType=abandonment&refTransactionId=t%2F1&refName=shop&email=a%40b.es&x=1&y=1&y=2',
    );
    app.store.dispatch(continueLinkOpened(link));
    const type = version === '/v2' ? '&urlType=abandonment' : '';
    const path = `${version}/lead/url/lead-7/abandonment?refTransactionId=t%2F1${type}${others}`;
    await app.flushPromises();
    expect(app.calls.at(-1)).toMatchObject({ method: 'GET', path });
  });

  it.each([
    [404, { code: 'lead_unknown' }, 'unknown'],
    [410, { code: 'lead_expired' }, 'unknown'],
    [404, 'the page of a proxy', 'trouble'],
    [500, {}, 'trouble'],
    [503, {}, 'trouble'],
  ])('has the status of a %i response with %j: %s', async (status, body, kind) => {
    const app = await openedWith(() => jsonResponse(status, body));
    expect(continuation(app).kind).toBe(kind);
  });

  it('reports a network error, and is found when it is opened again', async () => {
    let isOnline = false;
    const app = await openedWith(() => (isOnline ? jsonResponse(200, found) : 'no connection'));
    expect(continuation(app).kind).toBe('trouble');
    isOnline = true;
    app.store.dispatch(opened);
    await app.flushPromises();
    expect(continuation(app).kind).toBe('found');
    expect(selectHasLinkConflict(app.store.getState())).toBe(false);
  });

  it('tells a pause of more than a minute, and is looked up again on request', async () => {
    let answer = jsonResponse(429, {}, { 'Retry-After': '3600' });
    const app = await openedWith(() => answer);
    expect(app.calls).toHaveLength(1);
    expect(continuation(app)).toEqual({ kind: 'trouble', pausedUntil: Date.parse('2026-11-20T13:00:00Z') });
    answer = jsonResponse(200, found);
    app.store.dispatch(opened);
    await app.flushPromises();
    expect(continuation(app).kind).toBe('found');
  });

  it('is looked up again after a failure, and not before its Retry-After', async () => {
    const at: number[] = [];
    const app: TestStore = createTestStore(() => {
      at.push(app.environment.now);
      return (
        [jsonResponse(500, {}), jsonResponse(429, {}, { 'Retry-After': '50' })][at.length - 1] ??
        jsonResponse(200, found)
      );
    });
    app.store.dispatch(opened);
    await app.flushPromises();
    expect(continuation(app).kind).toBe('found');
    expect(at).toHaveLength(3);
    expect((at[2] ?? 0) - (at[1] ?? 0)).toBeGreaterThanOrEqual(50_000);
  });

  it.each([
    // A response that cannot be read says nothing about the lead: a retry may help.
    ['lead'],
    [[]],
    [{ lead: 5 }],
    [{ ...found, id: 7 }],
  ])('may be found by a retry after the response %j', async (body) => {
    const app = await openedWith(() => jsonResponse(200, body));
    expect(continuation(app).kind).toBe('trouble');
  });

  it('shows only masked personal data, and changes nothing before the applicant accepts', async () => {
    const app = await openedWith(() => jsonResponse(200, found));
    expect(continuation(app)).toMatchObject({ found: { masked: found.masked } });
  });

  it('leaves nothing of what the server has of its lead after the end', async () => {
    const app = await openedWith(() => jsonResponse(200, found));
    app.store.dispatch(continuationAccepted());
    await app.flushPromises();
    expect(app.store.getState().asyncFormData.continuedLead.masked).toEqual(found.masked);
    app.store.dispatch(progressStatePushed(stateNumber('REJECTED')));
    await app.flushPromises();
    expect(app.store.getState().asyncFormData.continuedLead).toEqual({ given: [], masked: {} });
  });

  it('opens the first unfinished step when the applicant accepts', async () => {
    const app = await openedWith(() => jsonResponse(200, found));
    app.store.dispatch(continuationAccepted());
    await app.flushPromises();
    expect(lead(app).application).toMatchObject({
      id: 'lead-7',
      amount: 4200,
      sessionId: 'session-1',
      generalPolicies: true,
    });
    expect(app.store.getState().dynamicPages.submitted).toEqual(
      expect.arrayContaining(['loan-details', 'initial-details']),
    );
    expect(app.store.getState().dynamicPages.submitted).not.toContain('personal-details');
  });

  it('sends the amount and period of its lead, not those of the application that was open', async () => {
    const app = await openedWith(
      ({ method }) => jsonResponse(200, method === 'GET' ? found : { id: 'lead-7', state: 0 }),
      ({ store }) =>
        store.dispatch(
          submitAnswers({ path: 'loan-details', answers: { loan_amount: 900, loan_period: 3 } }),
        ),
    );
    app.store.dispatch(continuationAccepted());
    await app.flushPromises();
    app.store.dispatch(
      submitAnswers({ path: 'bank-account', answers: { iban: 'ES9121000418450200051332' } }),
    );
    await app.flushPromises();
    expect(app.calls.at(-1)).toMatchObject({
      method: 'PUT',
      body: { id: 'lead-7', amount: 4200, period: 24 },
    });
  });

  it('keeps the input of a stale lead, drops the lead and asks for the consents again', async () => {
    const app = await openedWith(() =>
      jsonResponse(200, { ...found, expiresAt: '2026-11-19T12:00:00.000Z' }),
    );
    app.store.dispatch(continuationAccepted());
    await app.flushPromises();
    const { application } = lead(app);
    expect(application).toMatchObject({ amount: 4200, sessionId: 'session-2' });
    expect(application).not.toHaveProperty('id');
    expect(application).not.toHaveProperty('generalPolicies');
    expect(app.store.getState().dynamicPages.submitted).not.toContain('initial-details');
    expect(app.store.getState().asyncFormData.announcement).toBe('session-over');
  });

  it('opens the state that the server names', async () => {
    const app = await openedWith(() => jsonResponse(200, { ...found, state: 30 }));
    app.store.dispatch(continuationAccepted());
    await app.flushPromises();
    expect(lead(app).routeChange?.route).toBe('id-upload');
  });

  it('leads on to the partner if its lead was redirected', async () => {
    const redirect = { url: 'https://partner.example/go', method: 'POST', params: {} };
    const app = await openedWith(({ path }) =>
      jsonResponse(
        200,
        path.includes('redirect') ? { redirect } : { ...found, state: stateNumber('REDIRECTED') },
      ),
    );
    app.store.dispatch(continuationAccepted());
    await app.flushPromises();
    expect(app.redirects).toEqual([redirect.url]);
  });

  it('asks which application to continue if another one is open, and never mixes them', async () => {
    const network: FakeNetwork = ({ path }) =>
      path.includes('/url/') ? jsonResponse(200, found) : jsonResponse(201, {});
    const app = await openedWith(network, otherApplication);
    expect(selectHasLinkConflict(app.store.getState())).toBe(true);
    expect(JSON.stringify([...app.local])).toContain('Eva');
    app.store.dispatch(continuationAccepted());
    await app.flushPromises();
    expect(lead(app).application).not.toHaveProperty('personalDetails');
    expect(JSON.stringify([...app.local, ...app.session])).not.toContain('Eva');
  });

  it('continues its lead in a session of its own if another application is open', async () => {
    const network: FakeNetwork = ({ path }) =>
      path.includes('/url/') ? jsonResponse(200, found) : jsonResponse(201, { id: 'lead-1', state: 0 });
    const app = await openedWith(network, otherApplication);
    app.store.dispatch(continuationAccepted());
    await app.flushPromises();
    expect(lead(app).application).toMatchObject({ id: 'lead-7', sessionId: 'session-2' });
    expect(lead(app)).toMatchObject({ attempt: 1 });
    expect(lead(app).applicationId).not.toBe('application-1');
  });

  it('renews an application that is over when its applicant declines the link, and keeps the input', async () => {
    const { leadApplication } = showEnd('lead-1', '2026-11-19T11:00:00.000Z');
    if (leadApplication === undefined) return expect.unreachable();
    const application = { ...leadApplication.application, amount: 900 };
    const preloaded = { leadApplication: { ...leadApplication, application, progressStates: [0] } };
    const app = createTestStore(() => jsonResponse(200, found), { preloaded });
    app.store.dispatch(opened);
    await app.flushPromises();
    app.store.dispatch(continuationDeclined());
    await app.flushPromises();
    expect(lead(app).application).toMatchObject({
      amount: 900,
      sessionStartedAt: '2026-11-20T12:00:00.000Z',
    });
    expect(lead(app).application).not.toHaveProperty('id');
  });

  it('begins a session beside an end, but not for the lead that has ended', async () => {
    const continueBeside = async (...end: Parameters<typeof showEnd>) => {
      const app = createTestStore(() => jsonResponse(200, found), { preloaded: showEnd(...end) });
      app.store.dispatch(opened);
      await app.flushPromises();
      app.store.dispatch(continuationAccepted());
      await app.flushPromises();
      return lead(app).application;
    };
    expect(await continueBeside('lead-1')).toMatchObject({
      id: 'lead-7',
      sessionId: expect.not.stringMatching('session-1'),
      sessionStartedAt: '2026-11-20T12:00:00.000Z',
    });
    expect(await continueBeside('lead-7')).toMatchObject({ id: 'lead-7', sessionId: 'session-1' });
    // The next press would find a session that is over.
    const old = await continueBeside('lead-7', '2026-11-19T11:00:00.000Z');
    expect(old).toMatchObject({ id: 'lead-7', sessionStartedAt: '2026-11-20T12:00:00.000Z' });
  });

  it('asks which application to continue if another one has only a draft', async () => {
    const app = await openedWith(
      () => jsonResponse(200, found),
      ({ store }) =>
        void store.dispatch(
          draftUpdated({
            key: 'loan-details',
            typed: { loan_amount: '900' },
            at: Date.parse('2026-11-20T12:00:00Z'),
          }),
        ),
    );
    expect(selectHasLinkConflict(app.store.getState())).toBe(true);
  });

  it('leaves the open application unchanged if the applicant declines', async () => {
    const network: FakeNetwork = ({ path }) =>
      path.includes('/url/') ? jsonResponse(200, found) : jsonResponse(201, {});
    const app = await openedWith(network, otherApplication);
    app.store.dispatch(continuationDeclined());
    await app.flushPromises();
    expect(lead(app).application).toMatchObject({ personalDetails: { firstName: 'Eva' } });
    expect(lead(app).application).not.toHaveProperty('id');
    expect(lead(app).routeChange).toMatchObject({ route: '', mode: 'REPLACE' });
  });

  it('is looked up twice and stays one lead if it is opened twice', async () => {
    const app = await openedWith(() => jsonResponse(200, found));
    app.store.dispatch(continuationAccepted());
    await app.flushPromises();
    app.store.dispatch(opened);
    await app.flushPromises();
    expect(continuation(app).kind).toBe('found');
    expect(selectHasLinkConflict(app.store.getState())).toBe(false);
    app.store.dispatch(continuationAccepted());
    await app.flushPromises();
    expect(lead(app).application.id).toBe('lead-7');
    expect(app.calls).toHaveLength(2);
    expect(app.calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('leads to the state that its lead has come to since in another tab', async () => {
    const offer = stateNumber('COFIDIS_OFFER');
    const app = await openedWith(() => jsonResponse(200, found));
    app.store.dispatch(continuationAccepted());
    await app.flushPromises();
    app.store.dispatch(opened);
    await app.flushPromises();
    app.store.dispatch(progressStatePushed(offer));
    app.store.dispatch(continuationAccepted());
    expect(lead(app).progressStates.at(-1)).toBe(offer);
  });

  it('leads to the state that the server has named, if the one here is older', async () => {
    const offer = stateNumber('COFIDIS_OFFER');
    const app = await openedWith(() => jsonResponse(200, { ...found, state: offer }));
    app.store.dispatch(continuationAccepted());
    await app.flushPromises();
    app.store.dispatch(progressStatePushed(stateNumber('MOBILE_VERIFICATION')));
    app.store.dispatch(opened);
    await app.flushPromises();
    app.store.dispatch(continuationAccepted());
    expect(lead(app).progressStates.at(-1)).toBe(offer);
  });

  it('keeps the answers here and for other tabs if its lead is the open one', async () => {
    const app = await openedWith(() => jsonResponse(200, found));
    app.store.dispatch(continuationAccepted());
    await app.flushPromises();
    otherApplication(app);
    await app.flushPromises();
    const kept = lead(app).applicationId;
    const deletions: string[] = [];
    app.local.delete = (key) => deletions.push(key) > 0;
    app.store.dispatch(opened);
    await app.flushPromises();
    app.store.dispatch(continuationAccepted());
    await app.flushPromises();
    expect(lead(app)).toMatchObject({
      application: { id: 'lead-7', personalDetails: { firstName: 'Eva' } },
      applicationId: kept,
    });
    expect(deletions.filter((key) => key.startsWith('storedLoanApplication'))).toEqual([]);
  });

  it('opens the first unfinished step if its lead is in the state CONTINUE', async () => {
    const app = await openedWith(() => jsonResponse(200, { ...found, state: 14 }));
    app.store.dispatch(continuationAccepted());
    await app.flushPromises();
    expect(lead(app).routeChange).toMatchObject({ route: '', mode: 'REPLACE' });
    expect(lead(app).progressStates.at(-1)).toBe(0);
  });

  it('opens an empty application with a new session if its lead is unknown', async () => {
    const app = await openedWith(() => goneResponse(404));
    app.store.dispatch(prefillReceived({ drafts: {}, fields: ['first_name'] }));
    app.store.dispatch(newApplicationRequested());
    await app.flushPromises();
    expect(lead(app).application.posthogParameters).toMatchObject({ leadPrefilledFields: [] });
    expect(lead(app).application).toMatchObject({ sessionId: 'session-2' });
    expect(lead(app).routeChange).toMatchObject({ route: '', mode: 'REPLACE' });
  });
});
