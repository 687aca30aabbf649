import { describe, expect, it } from 'vitest';
import { progressStatePushed } from '../slices/lead';
import { getCurrentState } from '../slices/leadState';
import { requestPolicies } from '../submission/requestPolicies';
import {
  checkingOpened,
  offerAccepted,
  pageRestored,
  reapplyRequested,
  redirectClicked,
  redirectRequested,
} from '../events';
import {
  goneResponse,
  jsonResponse,
  receiveFromOtherTab,
  createTestStore,
  type FakeNetwork,
} from '../store.fixture';

/** Failed status requests, and the redirect to the partner. */

type TestStore = ReturnType<typeof createTestStore>;
const lead = ({ store }: TestStore) => store.getState().leadApplication;
const statusResult = ({ store }: TestStore) => store.getState().asyncFormData.reads.leadStatus.failure;

/** An application in a state that the server named. */
function openState(state: number, network: FakeNetwork): TestStore {
  const app = createTestStore(network);
  receiveFromOtherTab(app, { id: 'lead-1' });
  app.store.dispatch(progressStatePushed(state));
  return app;
}

describe('the lead status', () => {
  it.each([404, 410])('is gone after a %i', async (status) => {
    const app = openState(10, () => goneResponse(status));
    app.store.dispatch(pageRestored());
    await app.flushPromises();
    expect(statusResult(app)).toBe('gone');
    expect(app.calls).toHaveLength(1);
  });

  it('is gone after a 410 on the checking screen, which stops polling', async () => {
    const app = openState(6, () => goneResponse(410));
    app.store.dispatch(checkingOpened());
    await app.flushPromises();
    expect(statusResult(app)).toBe('gone');
    expect(app.calls).toHaveLength(1);
  });

  it('is gone after a 404 to the accepted offer', async () => {
    const app = openState(10, () => goneResponse(404));
    app.store.dispatch(offerAccepted());
    await app.flushPromises();
    expect(statusResult(app)).toBe('gone');
  });

  it('is not requested before a Retry-After has passed', async () => {
    const requestTimes: number[] = [];
    const app: TestStore = openState(6, () => {
      requestTimes.push(app.environment.now);
      return requestTimes.length === 1
        ? jsonResponse(429, {}, { 'Retry-After': '50' })
        : jsonResponse(200, { id: 'lead-1', state: 13 });
    });
    app.store.dispatch(checkingOpened());
    await app.flushPromises();
    expect((requestTimes[1] ?? 0) - (requestTimes[0] ?? 0)).toBeGreaterThanOrEqual(50_000);
    expect(getCurrentState(lead(app))).toBe(13);
  });

  it('is requested again after a server error, which is shown in the meantime', async () => {
    let attempts = 0;
    const app = openState(6, () => {
      attempts += 1;
      return attempts < 3 ? jsonResponse(500, {}) : jsonResponse(200, { id: 'lead-1', state: 13 });
    });
    const results: ReturnType<typeof statusResult>[] = [];
    app.store.subscribe(() => results.push(statusResult(app)));
    app.store.dispatch(checkingOpened());
    await app.flushPromises();
    expect(results).toContain('trouble');
    expect(statusResult(app)).toBeNull();
    expect(getCurrentState(lead(app))).toBe(13);
  });

  it('is requested with a limited number of retries after a page was restored', async () => {
    const app = openState(10, () => jsonResponse(500, {}));
    app.store.dispatch(pageRestored());
    await app.flushPromises();
    expect(app.calls).toHaveLength(4);
    expect(statusResult(app)).toBe('trouble');
  });
});

it('requests the policies again after a failure', async () => {
  let attempts = 0;
  const policy = { id: 'general_policies', version: '2026-11', required: true, group: 'general' };
  const app = createTestStore(() => {
    attempts += 1;
    return attempts === 1 ? jsonResponse(503, {}) : jsonResponse(200, { policies: [policy] });
  });
  await app.store.dispatch(requestPolicies());
  expect(app.store.getState().asyncFormData.policies).toEqual([policy]);
});

describe('the redirect to the partner', () => {
  const redirect = { url: 'https://partner.example/go', method: 'GET', params: {} } as const;
  const countRequests = (app: TestStore) =>
    app.calls.filter(({ path }) => path === '/lead/lead-1/redirect').length;

  it('is requested again automatically after a failure', async () => {
    let attempts = 0;
    const app = openState(12, () => {
      attempts += 1;
      return attempts === 1 ? jsonResponse(500, {}) : jsonResponse(200, { redirect });
    });
    await app.flushPromises();
    expect(countRequests(app)).toBe(2);
    expect(app.redirects).toEqual([redirect.url]);
  });

  it('is requested again by a press after several failures', async () => {
    let isDown = true;
    const app = openState(12, () => (isDown ? jsonResponse(500, {}) : jsonResponse(200, { redirect })));
    await app.flushPromises();
    expect(app.redirects).toEqual([]);
    isDown = false;
    app.store.dispatch(redirectRequested());
    await app.flushPromises();
    expect(app.redirects).toEqual([redirect.url]);
  });

  it('counts as a redirect if the applicant pressed the button', async () => {
    const app = createTestStore(() => jsonResponse(200, {}), {
      preloaded: {
        leadApplication: {
          ...lead(createTestStore(() => jsonResponse(200, {}))),
          application: { id: 'lead-1', sessionId: 's' },
          progressStates: [0, 10, 12],
          result: { redirect },
        },
      },
    });
    app.store.dispatch(redirectClicked());
    await app.flushPromises();
    expect(app.redirects).toEqual([redirect.url]);
    expect(Object.fromEntries(app.session)).toMatchObject({
      redirected: true,
      redirectUrl: redirect.url,
      redirectMethod: 'GET',
      sessionAcceptedRedirected: true,
    });
    app.store.dispatch(reapplyRequested());
    await app.flushPromises();
    expect(lead(app).application.posthogParameters?.leadPreviouslyRedirected).toBe(true);
  });

  it('is followed in one tab only: not if the state came from another tab, nor after another tab redirected', async () => {
    const network = () => jsonResponse(200, { redirect });
    const follower = createTestStore(network);
    receiveFromOtherTab(follower, { id: 'lead-1' }, 12);
    await follower.flushPromises();
    expect(follower.redirects).toEqual([]);

    const second = createTestStore(network);
    second.local.set('redirected', 'lead-1');
    receiveFromOtherTab(second, { id: 'lead-1' });
    second.store.dispatch(progressStatePushed(12));
    await second.flushPromises();
    expect(second.redirects).toEqual([]);

    follower.store.dispatch(reapplyRequested());
    await follower.flushPromises();
    expect(lead(follower).application.posthogParameters?.leadPreviouslyRedirected).toBe(true);
  });
});
