import { describe, expect, it, vi } from 'vitest';
import { api } from '../../api/api';
import { saveDraft } from '../drafts';
import { initialLeadState } from '../slices/leadState';
import { progressStatePushed } from '../slices/lead';
import { applicationReplaced, leadStatusRequested, pageRestored, redirectClicked } from '../events';
import { account, contact } from '../submission/waiting.fixture';
import {
  endInOtherTab,
  goneResponse,
  jsonResponse,
  receiveFromOtherTab,
  createTestStore,
  submitAnswers,
  type FakeNetwork,
} from '../store.fixture';

const redirect = { url: 'https://partner.example/go', method: 'POST', params: { token: 'secret-param' } };
const consent = { id: 'bureau', text: 'secret-consent', required: true, given: true };
const respondWith = (state: number) =>
  jsonResponse(200, {
    id: 'lead-1',
    state,
    application: { status: 'decided', partner: { name: 'Banco' } },
    customerConsents: [consent],
    stepData: { url: 'https://partner.example/secret-step' },
    redirect,
  });

/** A request of the lead status. */
const requestStatus = api.endpoints.leadStatus.initiate({ params: { id: 'lead-1' } });

describe('an application in an end state', () => {
  it('keeps the end of another tab when a call that was under way is answered with 410', async () => {
    const responds: ((response: Response) => void)[] = [];
    const app = createTestStore(({ method }) => {
      if (method === 'PUT') return new Promise((resolve) => responds.push(resolve));
      return method === 'GET'
        ? respondWith(13)
        : jsonResponse(201, { id: 'lead-1', state: 0, dataPoints: ['iban'] });
    });
    for (const step of [contact, account]) {
      app.store.dispatch(submitAnswers(step));
      await app.flushPromises();
    }
    endInOtherTab(app, 13);
    await app.flushPromises();
    for (const respond of responds) respond(goneResponse(410));
    await app.flushPromises();
    expect(responds).toHaveLength(1);
    expect(app.store.getState().leadApplication.progressStates.at(-1)).toBe(13);
  });

  it.each([10, 11, 12, 13])('persists no server data for its screen in state %i', async (state) => {
    const app = createTestStore(() => respondWith(state));
    receiveFromOtherTab(app, { id: 'lead-1' });
    await app.store.dispatch(requestStatus);
    await app.flushPromises();
    expect(app.store.getState().leadApplication.result).toMatchObject({ redirect });
    const stored = JSON.stringify([...app.session, ...app.local]);
    expect(stored).not.toContain('secret');
    expect(app.session.get('leadApplication')).toMatchObject({ result: { partnerName: 'Banco' } });
  });

  it('stores no draft that a form reports late', async () => {
    const app = createTestStore(() => respondWith(13));
    receiveFromOtherTab(app, { id: 'lead-1' });
    await app.store.dispatch(requestStatus);
    await app.flushPromises();
    app.store.dispatch(saveDraft('initial-details', { email: 'ana@example.com', general_policies: true }));
    await app.flushPromises();
    const stored = JSON.stringify([...app.session, ...app.local]);
    expect(stored).not.toMatch(/ana@example|general_policies/);
  });

  it('does not leave for the partner in a tab that hears of the redirect, and shows where it leads', async () => {
    const app = createTestStore(({ path }) =>
      path.endsWith('/redirect')
        ? jsonResponse(200, redirect)
        : jsonResponse(200, { id: 'lead-1', state: 12 }),
    );
    receiveFromOtherTab(app, { id: 'lead-1' });
    endInOtherTab(app, 12);
    await app.flushPromises();
    expect(app.redirects).toEqual([]);
    expect(app.store.getState().leadApplication.result).toMatchObject({ redirect: { url: redirect.url } });
  });

  it('keeps a redirect’s parameters of every name', async () => {
    const params: unknown = JSON.parse('{"constructor":"1","__proto__":"2","toString":"3"}');
    const app = createTestStore(() =>
      jsonResponse(200, { id: 'lead-1', state: 12, redirect: { ...redirect, params } }),
    );
    receiveFromOtherTab(app, { id: 'lead-1' });
    await app.store.dispatch(requestStatus);
    await app.flushPromises();
    const { params: kept = {} } = app.store.getState().leadApplication.result.redirect ?? {};
    expect(Object.entries(kept)).toEqual([
      ['constructor', '1'],
      ['__proto__', '2'],
      ['toString', '3'],
    ]);
  });

  it('requests the partner address after a reload without an automatic redirect', async () => {
    const app = createTestStore(() => jsonResponse(200, { redirect }), {
      preloaded: {
        leadApplication: {
          ...initialLeadState,
          application: { id: 'lead-1', sessionId: 'session-1' },
          progressStates: [0, 10, 12],
        },
      },
    });
    app.store.dispatch(pageRestored());
    await app.flushPromises();
    expect(app.store.getState().leadApplication.result.redirect).toEqual(redirect);
    expect(app.redirects).toEqual([]);
  });
});

describe('a redirect to the partner', () => {
  const goTo: FakeNetwork = () => jsonResponse(200, { redirect });
  const openLead = {
    leadApplication: { ...initialLeadState, application: { id: 'lead-1', sessionId: 'session-1' } },
  };
  /** An application that the server has redirected. Only `flush` writes. */
  const openRedirected = () => {
    const app = createTestStore(goTo, { preloaded: openLead, hasLateWrites: true });
    const storedWhenLeaving: unknown[] = [];
    vi.spyOn(app.redirects, 'push').mockImplementation(() =>
      storedWhenLeaving.push(app.session.get('redirected')),
    );
    return { ...app, storedWhenLeaving };
  };

  it('is that of the present lender, and not of the one before', async () => {
    const second = { url: 'https://partner.example/second', method: 'GET', params: {} };
    const states = [
      jsonResponse(200, { id: 'lead-1', state: 10, redirect }),
      jsonResponse(200, { state: 12 }),
    ];
    const app = createTestStore(
      ({ path }) =>
        path === '/lead/lead-1/redirect'
          ? jsonResponse(200, { redirect: second })
          : (states.shift() ?? jsonResponse(500, {})),
      { preloaded: openLead },
    );
    for (let count = 0; count < 2; count += 1) {
      app.store.dispatch(leadStatusRequested());
      await app.flushPromises();
    }
    expect(app.redirects).toEqual([second.url]);
  });

  it('is stored before the page is left for it automatically', async () => {
    const app = openRedirected();
    app.store.dispatch(progressStatePushed(12));
    await app.flushPromises();
    expect(app.storedWhenLeaving).toEqual([true]);
  });

  it('is stored before the page is left for it after a press', async () => {
    const app = openRedirected();
    app.local.set('redirected', 'lead-1');
    app.store.dispatch(progressStatePushed(12));
    await app.flushPromises();
    expect(app.storedWhenLeaving).toEqual([]);
    app.store.dispatch(redirectClicked());
    await app.flushPromises();
    expect(app.storedWhenLeaving).toEqual([true]);
  });

  it('is not followed if the application was deleted while it was claimed', async () => {
    const app = openRedirected();
    let release = (): void => undefined;
    app.waitForClaim(
      new Promise((resolve) => {
        release = resolve;
      }),
    );
    app.store.dispatch(progressStatePushed(12));
    await app.flushPromises();
    app.store.dispatch(
      applicationReplaced({
        applicationId: 'application-2',
        application: { sessionId: 'session-2' },
        announcement: 'deleted',
      }),
    );
    release();
    await app.flushPromises();
    expect(app.storedWhenLeaving).toEqual([]);
    expect(app.store.getState().leadApplication.redirected).toBeNull();
  });
});
