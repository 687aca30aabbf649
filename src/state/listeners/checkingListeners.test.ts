import { afterEach, describe, expect, it, vi } from 'vitest';
import { followingLimitMs, pollingLimitMs } from '../../domain/journey/states/polling';
import { progressStatePushed, routeChangeCleared } from '../slices/lead';
import { getCurrentState } from '../slices/leadState';
import {
  applicationReplaced,
  checkingOpened,
  followingEnded,
  followingStarted,
  leadStatusRequested,
  pageRestored,
} from '../events';
import {
  goneResponse,
  jsonResponse,
  receiveFromOtherTab,
  createTestStore,
  type FakeNetwork,
  refusedResponse,
} from '../store.fixture';

const statusCalls = (app: ReturnType<typeof createTestStore>) =>
  app.calls.filter(({ path }) => path === '/lead/status/lead-1');

async function openChecking(network: FakeNetwork) {
  const app = createTestStore(network);
  await startChecking(app);
  return app;
}

async function startChecking(app: ReturnType<typeof createTestStore>) {
  receiveFromOtherTab(app, { id: 'lead-1' });
  app.store.dispatch(progressStatePushed(6));
  app.store.dispatch(checkingOpened());
  await app.flushPromises();
  await app.flushPromises();
}

describe('the checking screen', () => {
  it('polls until there is a decision and replaces the screen with it', async () => {
    let polls = 0;
    const app = await openChecking(() => {
      polls += 1;
      return jsonResponse(200, { id: 'lead-1', state: polls < 3 ? 6 : 10 });
    });
    expect(statusCalls(app)).toHaveLength(3);
    expect(app.store.getState().leadApplication.routeChange).toEqual({
      route: 'accepted',
      mode: 'REPLACE',
    });
  });

  it('continues to poll after a server error and a network error', async () => {
    let polls = 0;
    const app = await openChecking(() => {
      polls += 1;
      if (polls === 1) return jsonResponse(502, {});
      return polls === 2 ? 'no connection' : jsonResponse(200, { id: 'lead-1', state: 13 });
    });
    expect(getCurrentState(app.store.getState().leadApplication)).toBe(13);
  });

  it(
    'stops polling at the limit and polls again when the applicant requests it',
    { tags: ['A6'] },
    async () => {
      const began = Date.parse('2026-11-20T12:00:00Z');
      const app = await openChecking(() => jsonResponse(200, { id: 'lead-1', state: 6 }));
      const pollCount = statusCalls(app).length;
      expect(app.store.getState().asyncFormData.isCheckingStalled).toBe(true);
      expect(app.environment.now - began).toBeLessThan(pollingLimitMs + 15_000);
      expect(pollCount).toBeLessThan(40);
      app.store.dispatch(checkingOpened());
      expect(app.store.getState().asyncFormData.isCheckingStalled).toBe(false);
      await app.flushPromises();
      expect(statusCalls(app).length).toBeGreaterThan(pollCount);
    },
  );

  it.each([
    ['set back by a day', -24 * 3_600_000],
    ['set ahead by an hour', 3_600_000],
  ])('polls for as long if the clock was %s meanwhile', async (_how, jumpMs) => {
    const countPolls = async (onPoll: (app: ReturnType<typeof createTestStore>) => void) => {
      const app = createTestStore(() => {
        if (app.calls.length === 2) onPoll(app);
        return jsonResponse(200, { id: 'lead-1', state: 6 });
      });
      await startChecking(app);
      expect(app.store.getState().asyncFormData.isCheckingStalled).toBe(true);
      return statusCalls(app).length;
    };
    const undisturbed = await countPolls(() => undefined);
    const disturbed = await countPolls(({ environment }) => (environment.now += jumpMs));
    // The poll in which it jumped counts half a minute at most, as long as two delays.
    expect(undisturbed - disturbed).toBeGreaterThanOrEqual(0);
    expect(undisturbed - disturbed).toBeLessThanOrEqual(2);
  });

  it('stops polling at an answer that a repeat cannot change, says so and polls again on request', async () => {
    let answer = refusedResponse(403);
    const app = await openChecking(() => answer);
    expect(statusCalls(app)).toHaveLength(1);
    expect(app.store.getState().asyncFormData).toMatchObject({
      isCheckingStalled: true,
      reads: { leadStatus: { failure: 'trouble' } },
    });
    answer = jsonResponse(200, { id: 'lead-1', state: 10 });
    app.store.dispatch(checkingOpened());
    expect(app.store.getState().asyncFormData.isCheckingStalled).toBe(false);
    await app.flushPromises();
    expect(getCurrentState(app.store.getState().leadApplication)).toBe(10);
  });

  it.each([
    ['a minute', 429, '60', null],
    ['just more than a minute', 503, '61', '2026-11-20T12:01:02.000Z'],
    ['an hour', 429, '3600', '2026-11-20T13:00:01.000Z'],
  ])('goes on by itself after a pause of %s, and says when', async (_case, status, seconds, until) => {
    const pauses = new Set<number | null>();
    const app = createTestStore(() => {
      if (app.calls.length === 1) return jsonResponse(status, {}, { 'Retry-After': seconds });
      pauses.add(app.store.getState().asyncFormData.reads.leadStatus.pausedUntil);
      return jsonResponse(200, { id: 'lead-1', state: 10 });
    });
    await startChecking(app);
    expect([...pauses]).toEqual([until === null ? null : Date.parse(until)]);
    expect(getCurrentState(app.store.getState().leadApplication)).toBe(10);
  });

  it(
    'does not poll while the page is hidden, and polls as soon as it is visible again',
    { tags: ['A6'] },
    async () => {
      const app = createTestStore(() => jsonResponse(200, { id: 'lead-1', state: 10 }));
      app.environment.isHidden = true;
      receiveFromOtherTab(app, { id: 'lead-1' });
      app.store.dispatch(progressStatePushed(6));
      app.store.dispatch(checkingOpened());
      await app.flushPromises();
      expect(statusCalls(app)).toHaveLength(0);
      app.show();
      await app.flushPromises();
      expect(statusCalls(app)).toHaveLength(1);
    },
  );

  it('polls once at a time even if it is opened twice', async () => {
    let polls = 0;
    const app = createTestStore(() => {
      polls += 1;
      return jsonResponse(200, { id: 'lead-1', state: 10 });
    });
    receiveFromOtherTab(app, { id: 'lead-1' });
    app.store.dispatch(progressStatePushed(6));
    app.store.dispatch(checkingOpened());
    app.store.dispatch(checkingOpened());
    await app.flushPromises();
    expect(polls).toBe(1);
  });
});

describe('a restored page', () => {
  it.each([
    ['accepted', 10, 13, 'rejected'],
    ['redirected', 12, 12, undefined],
    ['checking', 6, 10, 'accepted'],
  ])('requests the lead status once in the state %s', async (_name, state, answered, route) => {
    const app = createTestStore(() => jsonResponse(200, { id: 'lead-1', state: answered }));
    receiveFromOtherTab(app, { id: 'lead-1' });
    app.store.dispatch(progressStatePushed(state));
    app.store.dispatch(routeChangeCleared());
    app.store.dispatch(pageRestored());
    await app.flushPromises();
    await app.flushPromises();
    expect(statusCalls(app)).toHaveLength(1);
    expect(app.store.getState().leadApplication.routeChange?.route).toBe(route);
  });

  it.each([
    ['the form is open', { id: 'lead-1' }, 0],
    ['there is no lead', {}, 10],
  ])('sends no request while %s', async (_case, known, state) => {
    const app = createTestStore(() => jsonResponse(200, { id: 'lead-1', state: 13 }));
    receiveFromOtherTab(app, known);
    app.store.dispatch(progressStatePushed(state));
    app.store.dispatch(pageRestored());
    await app.flushPromises();
    expect(app.calls).toEqual([]);
  });
});

describe('a request for the lead status', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is not aborted when the response before it is removed', { tags: ['F19'] }, async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const answerLate = () =>
      new Promise<Response>((resolve) => {
        setTimeout(() => resolve(jsonResponse(200, { id: 'lead-1', state: 13 })), 5_000);
      });
    const app = createTestStore(() =>
      app.calls.length === 1 ? jsonResponse(200, { id: 'lead-1', state: 11 }) : answerLate(),
    );
    receiveFromOtherTab(app, { id: 'lead-1' });
    app.store.dispatch(progressStatePushed(11));
    app.store.dispatch(leadStatusRequested());
    // The library removes a response that nothing uses after a minute.
    await vi.advanceTimersByTimeAsync(58_000);
    app.store.dispatch(leadStatusRequested());
    await vi.advanceTimersByTimeAsync(10_000);
    expect(statusCalls(app)).toHaveLength(2);
    expect(getCurrentState(app.store.getState().leadApplication)).toBe(13);
  });
});

describe('a request for the status of a lead that is replaced', () => {
  const replacement = applicationReplaced({
    applicationId: 'application-2',
    application: { sessionId: 'session-2' },
    announcement: null,
  });

  it('is not repeated, neither for the old lead nor without an id', async () => {
    const app = createTestStore(() => {
      app.store.dispatch(replacement);
      return jsonResponse(502, {});
    });
    receiveFromOtherTab(app, { id: 'lead-1' });
    app.store.dispatch(leadStatusRequested());
    await app.flushPromises();
    expect(app.calls.map(({ path }) => path)).toEqual(['/lead/status/lead-1']);
    expect(app.store.getState().asyncFormData.reads.leadStatus.failure).toBeNull();
  });
});

describe('following another device', () => {
  const upload = 30;
  async function follow(network: FakeNetwork) {
    const app = createTestStore(network);
    receiveFromOtherTab(app, { id: 'lead-1' });
    app.store.dispatch(progressStatePushed(upload));
    app.store.dispatch(routeChangeCleared());
    app.store.dispatch(followingStarted());
    await app.flushPromises();
    await app.flushPromises();
    return app;
  }

  it('shows the state that the other device has reached', async () => {
    let polls = 0;
    const app = await follow(() => {
      polls += 1;
      return jsonResponse(200, { id: 'lead-1', state: polls < 4 ? upload : 11 });
    });
    expect(polls).toBe(4);
    expect(app.store.getState().leadApplication.routeChange?.route).toBe('thank-you');
  });

  it('stops at its own limit and starts again on request', async () => {
    const began = Date.parse('2026-11-20T12:00:00Z');
    const app = await follow(() => jsonResponse(200, { id: 'lead-1', state: upload }));
    expect(app.store.getState().asyncFormData.isFollowingStalled).toBe(true);
    expect(app.environment.now - began).toBeGreaterThanOrEqual(followingLimitMs);
    expect(app.environment.now - began).toBeLessThan(followingLimitMs + 15_000);
    const pollCount = statusCalls(app).length;
    app.store.dispatch(followingStarted());
    expect(app.store.getState().asyncFormData.isFollowingStalled).toBe(false);
    await app.flushPromises();
    expect(statusCalls(app).length).toBeGreaterThan(pollCount);
  });

  it('stops and says so after an answer that a repeat cannot change', async () => {
    const app = await follow(() => refusedResponse(403));
    expect(statusCalls(app)).toHaveLength(1);
    expect(app.store.getState().asyncFormData.isFollowingStalled).toBe(true);
  });

  it('ends when the code is hidden', async () => {
    const app = createTestStore(() => jsonResponse(200, { id: 'lead-1', state: 11 }));
    app.environment.isHidden = true;
    receiveFromOtherTab(app, { id: 'lead-1' });
    app.store.dispatch(progressStatePushed(upload));
    app.store.dispatch(followingStarted());
    await app.flushPromises();
    app.store.dispatch(followingEnded());
    app.show();
    await app.flushPromises();
    expect(statusCalls(app)).toHaveLength(0);
  });

  it('ends for a lead that does not exist any more', async () => {
    const app = await follow(() => goneResponse(404));
    expect(statusCalls(app)).toHaveLength(1);
    expect(app.store.getState().asyncFormData.reads.leadStatus.failure).toBe('gone');
  });
});

describe('the status request of a lead', () => {
  it('is not repeated for an application without a lead, which has taken its place', async () => {
    const app = createTestStore(() => {
      const application = { sessionId: 'session-9' };
      app.store.dispatch(
        applicationReplaced({ applicationId: 'application-2', application, announcement: 'deleted' }),
      );
      return jsonResponse(500, {});
    });
    receiveFromOtherTab(app, { id: 'lead-1' });
    app.store.dispatch(leadStatusRequested());
    await app.flushPromises();
    expect(app.calls.map(({ path }) => path)).toEqual(['/lead/status/lead-1']);
    expect(app.store.getState().asyncFormData.reads.leadStatus.failure).toBeNull();
  });

  it('is not sent without a lead', async () => {
    const app = createTestStore(() => jsonResponse(500, {}));
    app.store.dispatch(progressStatePushed(6));
    app.store.dispatch(leadStatusRequested());
    app.store.dispatch(checkingOpened());
    app.store.dispatch(pageRestored());
    await app.flushPromises();
    expect(app.calls).toEqual([]);
  });
});
