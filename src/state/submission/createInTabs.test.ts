import { describe, expect, it } from 'vitest';
import { applicationReplaced } from '../events';
import { selectApplication, selectLeadRequestStatus } from '../selectors/journey';
import { initialAsyncFormData } from '../slices/asyncFormDataState';
import { initialLeadState } from '../slices/leadState';
import { readApplication } from '../stored/applications';
import type { StoredApplication } from '../storedApplication';
import {
  jsonResponse,
  loadedPolicies,
  createTestStore,
  receiveFromOtherTab,
  storeInOtherTab,
  submitAnswers,
} from '../store.fixture';
import { createOrUpdateLead } from './createOrUpdateLead';
import type { CallResult } from '../../api/callResult';

type TestStore = ReturnType<typeof createTestStore>;

const contact = submitAnswers({
  path: 'initial-details',
  answers: { email: 'ana@example.com', phone_number: '+34612345678', general_policies: true },
});

const record = {
  id: 'marketing_consents',
  version: 'page',
  given: false,
  givenAt: '2026-11-20T13:00:00.000Z',
};
const isOfPolicies = ({ path }: { readonly path: string }) => path.startsWith('/policies');
const getSent = ({ calls }: TestStore, method: string) =>
  calls.find((call) => call.method === method)?.body['policies'];
const methods = ({ calls }: TestStore) => calls.map(({ method }) => method);
const forever = new Promise<never>(() => undefined);

/** A press before the policies are loaded. Another tab stores something while they are, which this tab has not received. */
async function pressWhileOtherTabStores(
  change: (stored: StoredApplication) => Parameters<typeof storeInOtherTab>[1],
): Promise<TestStore> {
  let release = (): void => undefined;
  const isLoaded = new Promise<void>((resolve) => {
    release = resolve;
  });
  const app = createTestStore(
    (call) =>
      isOfPolicies(call)
        ? isLoaded.then(() => jsonResponse(200, loadedPolicies))
        : jsonResponse(201, { id: 'lead-1', state: 0 }),
    { hasLateWrites: true, preloaded: { asyncFormData: initialAsyncFormData } },
  );
  app.store.dispatch(contact);
  await app.flushPromises();
  const stored = readApplication(app.dependencies.shared, 'application-1');
  if (stored === null) throw new Error('Nothing is stored.');
  storeInOtherTab(app, change(stored));
  release();
  await app.flushPromises();
  return app;
}

/** The other tab records a consent, and does not know the policies. */
const recordConsent = ({ input: { application } }: StoredApplication) => ({
  input: {
    application: {
      ...application,
      contactDetails: { ...application.contactDetails, marketingConsents: false },
      policies: [...(application.policies ?? []), record],
    },
  },
});

describe('a consent that another tab recorded before it knew the policies', () => {
  /** The other tab's lead and consent arrive while this tab's create is answered, and the policies are answered like this. */
  const updateAfter = async (answers: readonly (Response | 'no connection')[]): Promise<TestStore> => {
    const left = [...answers];
    const app: TestStore = createTestStore((call) => {
      if (isOfPolicies(call)) return left.shift() ?? jsonResponse(200, loadedPolicies);
      if (call.method === 'POST') receiveFromOtherTab(app, { id: 'lead-1', policies: [record] });
      return jsonResponse(call.method === 'POST' ? 409 : 200, { id: 'lead-1', state: 0 });
    });
    app.store.dispatch(contact);
    await app.flushPromises();
    return app;
  };

  it.each([
    ['at once', []],
    ['after a network error', ['no connection' as const]],
    ['after an error of the server', [jsonResponse(500, {})]],
  ])('is sent in one update, with the version that is known %s', async (_when, answers) => {
    const app = await updateAfter(answers);
    expect(getSent(app, 'PUT')).toEqual([{ ...record, version: '2026-11' }]);
    expect(methods(app).filter((method) => method === 'PUT')).toHaveLength(1);
    expect(selectLeadRequestStatus(app.store.getState()).kind).toBe('saved');
  });

  it('is not sent in an update while the server of the policies asks to wait', async () => {
    const app = await updateAfter([jsonResponse(429, {}, { 'Retry-After': '7' })]);
    expect(methods(app)).toEqual(['POST', 'GET']);
    expect(selectLeadRequestStatus(app.store.getState())).toMatchObject({ reason: 'wait', seconds: 7 });
  });

  it('is not sent in a create before its version is known', async () => {
    const app = await pressWhileOtherTabStores(recordConsent);
    expect(getSent(app, 'POST')).toMatchObject([
      { id: 'general_policies', version: '2026-11' },
      { ...record, version: '2026-11' },
    ]);
  });

  it('does not hold up the create that the other tab has prepared', async () => {
    const pendingCreate = { idempotencyKey: 'application-1:1', body: { amount: 5000 } };
    const app = await pressWhileOtherTabStores((stored) => ({
      ...recordConsent(stored),
      server: { pendingCreate },
    }));
    expect(methods(app)).toEqual(['GET', 'POST', 'GET', 'PUT']);
    expect(app.calls[1]).toMatchObject({ key: 'application-1:1', body: { amount: 5000 } });
    expect(getSent(app, 'PUT')).toContainEqual({ ...record, version: '2026-11' });
  });
});

describe('a lead of another tab', () => {
  it('is updated by a tab that hears of it only when it prepares its own create', async () => {
    const app = await pressWhileOtherTabStores(() => ({ server: { id: 'lead-1', attempt: 2 } }));
    expect(methods(app)).toEqual(['GET', 'PUT']);
    expect(app.calls[1]?.body).toMatchObject({
      id: 'lead-1',
      contactDetails: { email: 'ana@example.com' },
    });
    expect(selectLeadRequestStatus(app.store.getState()).kind).toBe('saved');
  });

  it('is updated without waiting for a tab that holds the creation of leads', async () => {
    const app = createTestStore(() => jsonResponse(200, { id: 'lead-1', state: 0 }));
    receiveFromOtherTab(app, { id: 'lead-1' });
    app.waitForClaim(forever);
    app.store.dispatch(contact);
    await app.flushPromises();
    expect(methods(app)).toEqual(['PUT']);
    expect(selectLeadRequestStatus(app.store.getState()).kind).toBe('saved');
  });
});

describe('a decision that another tab has received while this one creates the lead', () => {
  it.each([
    ['stays, although the response names a step', 0, 40],
    ['gives way to the one that the response names', 10, 10],
  ])('%s', async (_what, answered, shown) => {
    const app: TestStore = createTestStore((call) => {
      if (isOfPolicies(call)) return jsonResponse(200, loadedPolicies);
      if (call.method === 'GET') return forever;
      receiveFromOtherTab(app, { id: 'lead-1' }, 40);
      return jsonResponse(201, { id: 'lead-1', state: answered });
    });
    app.store.dispatch(contact);
    await app.flushPromises();
    expect(app.store.getState().leadApplication.progressStates.at(-1)).toBe(shown);
  });
});

describe('a create or update whose application is deleted', () => {
  const deletion = applicationReplaced({
    applicationId: 'application-2',
    application: { sessionId: 'session-9', sessionStartedAt: '2026-11-20T12:00:00.000Z' },
    announcement: 'deleted',
  });
  const withConsent = {
    leadApplication: {
      ...initialLeadState,
      applicationId: 'application-1',
      application: {
        sessionId: 'session-1',
        sessionStartedAt: '2026-11-20T12:00:00.000Z',
        policies: [record],
      },
    },
  };

  interface Interrupted {
    readonly app: TestStore;
    /** Another way to wait than that of the store. */
    readonly wait?: () => Promise<void>;
  }

  const loadPoliciesForCreate = (): Interrupted => {
    const app: TestStore = createTestStore(
      () => {
        app.store.dispatch(deletion);
        return jsonResponse(200, loadedPolicies);
      },
      { preloaded: withConsent },
    );
    // The deleted application waits for no other tab either.
    app.waitForClaim(forever);
    return { app };
  };

  const waitForOtherTabs = (): Interrupted => {
    const app = createTestStore(() => jsonResponse(201, { id: 'lead-1', state: 0 }));
    app.waitForClaim(app.flushPromises().then(() => void app.store.dispatch(deletion)));
    // The deleted application needs no token either.
    app.waitForCaptcha(forever);
    return { app };
  };

  const waitForCaptcha = (): Interrupted => {
    const app = createTestStore(() => jsonResponse(201, { id: 'lead-1', state: 0 }));
    const answer = app.flushPromises().then(() => {
      app.store.dispatch(deletion);
      return 'token';
    });
    app.waitForCaptcha(answer);
    return { app };
  };

  const waitAfterConflict = (): Interrupted => {
    const app = createTestStore(() => jsonResponse(409, {}));
    return { app, wait: async () => void app.store.dispatch(deletion) };
  };

  const loadPoliciesForUpdate = (): Interrupted => {
    const app: TestStore = createTestStore((call) => {
      if (isOfPolicies(call)) app.store.dispatch(deletion);
      else receiveFromOtherTab(app, { id: 'lead-1', policies: [record] });
      return isOfPolicies(call) ? jsonResponse(200, loadedPolicies) : jsonResponse(409, {});
    });
    return { app };
  };

  it.each([
    ['the policies are loaded for a create', loadPoliciesForCreate, ['GET']],
    ['other tabs prepare theirs', waitForOtherTabs, []],
    ['the captcha is asked', waitForCaptcha, []],
    ['another tab may name the lead after a conflict', waitAfterConflict, ['POST']],
    ['the policies are loaded for an update', loadPoliciesForUpdate, ['POST', 'GET']],
  ])('ends as gone and sends nothing more if that happens while %s', async (_when, interrupt, sent) => {
    const { app, wait = app.dependencies.wait } = interrupt();
    const { getState, dispatch } = app.store;
    const context = {
      dispatch,
      getState,
      extra: { ...app.dependencies, wait },
      signal: new AbortController().signal,
      getKey: () => 'key-1',
      press: { drafts: {}, update: null },
    };
    const isAwaited = () => selectApplication(getState()).sessionId === 'session-1';
    const results: CallResult<unknown>[] = [];
    void createOrUpdateLead('initial-details', { ...context, isAwaited }).then((result) =>
      results.push(result),
    );
    await app.flushPromises();
    await app.flushPromises();
    expect(isAwaited()).toBe(false);
    expect(results).toEqual([{ error: { kind: 'gone' } }]);
    expect(methods(app)).toEqual(sent);
  });
});
