import { describe, expect, it } from 'vitest';
import { initialDynamicPages } from '../slices/dynamicPagesState';
import { progressStatePushed, redirectFollowed } from '../slices/lead';
import { stepValidationFailed, stepViewed } from '../events';
import {
  jsonResponse,
  createTestStore,
  receiveFromOtherTab,
  submitAnswers,
  type FakeNetwork,
} from '../store.fixture';
import { contact as contactStep } from '../submission/waiting.fixture';

const created: FakeNetwork = ({ method }) =>
  method === 'POST'
    ? jsonResponse(200, { id: 'lead-1', state: 0, dataPoints: ['iban'] })
    : jsonResponse(200, {});

const contact = { email: ' Ana@X.es', phoneNumber: '+34612345678' };
const withContact = (progressStates: readonly number[] = [0]) => ({
  preloaded: {
    dynamicPages: { ...initialDynamicPages, submitted: ['loan-details' as const] },
    leadApplication: {
      ...createTestStore(created).store.getState().leadApplication,
      application: { id: 'lead-1', sessionId: 'session-1', contactDetails: contact },
      progressStates,
    },
  },
});
const names = ({ trackedEvents }: ReturnType<typeof createTestStore>) =>
  trackedEvents.map(({ name }) => name);

describe('tracking events of a lead', () => {
  it('reports the lead once, when the server has created it', async () => {
    const { preloaded } = withContact();
    const { id: _none, ...application } = preloaded.leadApplication.application;
    const app = createTestStore(created, {
      preloaded: { ...preloaded, leadApplication: { ...preloaded.leadApplication, application } },
    });
    const answers = { email: 'ana@x.es', phone_number: '+34612345678', general_policies: true };
    app.store.dispatch(submitAnswers({ path: 'initial-details', answers }));
    await app.flushPromises();
    app.store.dispatch(submitAnswers({ path: 'initial-details', answers }));
    await app.flushPromises();
    expect(app.trackedEvents).toMatchObject([
      { name: 'Lead', leadId: 'lead-1', identity: { email: 'ana@x.es' } },
    ]);
  });

  it('reports the registration once with the identity when the form is complete', async () => {
    const app = createTestStore(created, withContact());
    app.store.dispatch(progressStatePushed(6));
    app.store.dispatch(progressStatePushed(7));
    await app.flushPromises();
    expect(names(app)).toEqual(['CompleteRegistration']);
    expect(app.trackedEvents[0]).toMatchObject({
      leadId: 'lead-1',
      identity: { externalId: 'session-1', email: 'ana@x.es', phone: '+34612345678' },
    });
  });

  it('reports a rejection with the identity that the end state removes', async () => {
    const app = createTestStore(created, withContact([0, 6]));
    app.store.dispatch(progressStatePushed(13));
    await app.flushPromises();
    expect(app.store.getState().leadApplication.application.contactDetails).toBeUndefined();
    expect(app.trackedEvents).toMatchObject([{ name: 'Reject', identity: { email: 'ana@x.es' } }]);
  });

  it('reports an offer, its acceptance and the redirect', async () => {
    const app = createTestStore(created, withContact([0, 6]));
    app.store.dispatch(progressStatePushed(38));
    app.store.dispatch(progressStatePushed(10));
    app.store.dispatch(redirectFollowed({ url: 'https://bank.example', method: 'GET', params: {} }));
    await app.flushPromises();
    expect(app.trackedEvents.map(({ name, properties }) => [name, properties])).toEqual([
      ['OfferSeen', { state: 'COFIDIS_OFFER' }],
      ['Accepted', {}],
      ['Redirected', {}],
    ]);
  });

  it('does not report a state that came from another tab', async () => {
    const app = createTestStore(created, withContact());
    receiveFromOtherTab(app, {}, 6);
    await app.flushPromises();
    expect(names(app)).toEqual([]);
  });
});

describe('the id of an event of a lead', () => {
  const answers = { email: 'ana@x.es', phone_number: '+34612345678', general_policies: true };
  const listSentIds = ({ calls }: ReturnType<typeof createTestStore>) =>
    calls.filter(({ path }) => path === '/v3/lead').map(({ method, body }) => [method, body['eventIds']]);

  it('is the one that the server was told with the create and the update', async () => {
    const app = createTestStore(({ method }) =>
      method === 'POST'
        ? jsonResponse(200, { id: 'lead-1', state: 0, dataPoints: ['iban'] })
        : jsonResponse(200, { state: 6 }),
    );
    app.environment.isAdvertisingPermitted = true;
    app.store.dispatch(submitAnswers({ path: 'initial-details', answers }));
    await app.flushPromises();
    app.store.dispatch(submitAnswers({ path: 'bank-account', answers: {} }));
    await app.flushPromises();
    const reported = app.trackedEvents.filter(({ idSource }) => idSource !== undefined);
    expect(reported.map(({ name }) => name)).toEqual(['Lead', 'CompleteRegistration']);
    const [lead, registration] = reported.map(({ idSource }) => `#${idSource}`);
    const ids = { Lead: lead, CompleteRegistration: registration, Reject: expect.any(String) };
    expect(listSentIds(app)).toEqual([
      ['POST', ids],
      ['PUT', ids],
    ]);
  });

  it('is not told to the server without consent to advertising, also not that of an earlier visit', async () => {
    const { preloaded } = withContact();
    const application = { ...preloaded.leadApplication.application, eventIds: { Lead: '#1' } };
    const app = createTestStore(created, {
      preloaded: { ...preloaded, leadApplication: { ...preloaded.leadApplication, application } },
    });
    app.store.dispatch(submitAnswers({ path: 'initial-details', answers }));
    await app.flushPromises();
    expect([...new Set(listSentIds(app).map(([, ids]) => ids))]).toEqual([undefined]);
  });

  it('is the same in each attempt of a create, which has the same body', async () => {
    let isDown = true;
    const app = createTestStore(() => {
      if (isDown) throw new TypeError('Failed to fetch');
      return jsonResponse(200, { id: 'lead-1', state: 0, dataPoints: ['iban'] });
    });
    app.environment.isAdvertisingPermitted = true;
    app.environment.isOnline = false;
    app.store.dispatch(submitAnswers({ path: 'initial-details', answers }));
    await app.flushPromises();
    isDown = false;
    app.environment.isAdvertisingPermitted = false;
    app.goOnline();
    await app.flushPromises();
    const [first, second] = app.calls.filter(({ method }) => method === 'POST');
    expect(second).toEqual(first);
    expect(first?.body['eventIds']).toMatchObject({ Lead: expect.any(String) });
  });
});

describe('tracking events of the form', () => {
  it('reports each viewed step and the names of questions with errors, without an identity', async () => {
    const app = createTestStore(created, withContact());
    app.store.dispatch(stepViewed('initial-details'));
    app.store.dispatch(
      stepValidationFailed({ path: 'initial-details', names: ['email', 'phone_number'], excluded: 'email' }),
    );
    await app.flushPromises();
    expect(app.trackedEvents.some(({ identity }) => identity !== undefined)).toBe(false);
    expect(app.trackedEvents.map(({ name, properties }) => [name, properties])).toEqual([
      ['StepSeen', { step: 'initial-details' }],
      ['StepLeftWithErrors', { step: 'initial-details', questions: 'email phone_number', excluded: 'email' }],
    ]);
  });

  it('reports no name of an error that is no question, because a server may repeat an answer there', async () => {
    const errors = { email: 'not_accepted', 'ana@example.com': 'ana@example.com', shoe_size: 'odd' };
    const app = createTestStore(() => jsonResponse(422, { errors }));
    app.store.dispatch(submitAnswers(contactStep));
    await app.flushPromises();
    expect(app.trackedEvents.filter(({ name }) => name === 'StepLeftWithErrors')).toMatchObject([
      { properties: { step: 'initial-details', questions: 'email' } },
    ]);
  });
});
