import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { selectHasLinkConflict } from '../selectors/journey';
import { readContinueLink } from '../../domain/journey/arrival/continueLink';
import {
  applicationOpened,
  checkingOpened,
  consentsOpened,
  continueLinkOpened,
  leadStatusRequested,
  pageRestored,
  reapplyRequested,
  redirectClicked,
} from '../events';
import { progressStatePushed } from '../slices/lead';
import { initialLeadState, type LeadState } from '../slices/leadState';
import { initialDynamicPages } from '../slices/dynamicPagesState';
import { restartApplication } from '../submission/submitQuestionnaire';
import {
  deleteInTab,
  endInOtherTab,
  goneResponse,
  jsonResponse,
  createTestStore,
  type FakeNetwork,
  refusedResponse,
  storeInOtherTab,
} from '../store.fixture';
import { catchUp } from '../tabs/tabs';

/** Responses of the server that arrive after what they are for has gone. */

type TestStore = ReturnType<typeof createTestStore>;
const lead = ({ store }: TestStore) => store.getState().leadApplication;
const formData = ({ store }: TestStore) => store.getState().asyncFormData;

/** A network that answers the calls about a lead when the test gives the response, and no others. */
function createLateNetwork(id = 'lead-1') {
  let give = (_response: Response): void => undefined;
  const response = new Promise<Response>((resolve) => {
    give = resolve;
  });
  const network: FakeNetwork = async ({ path }) =>
    path.includes(id) ? (await response).clone() : new Promise<never>(() => undefined);
  return { network, give };
}

/** A tab with the lead `lead-1` in a state. */
function openState(state: number, network: FakeNetwork, part: Partial<LeadState> = {}): TestStore {
  return createTestStore(network, {
    preloaded: {
      leadApplication: {
        ...initialLeadState,
        applicationId: 'application-1',
        application: { id: 'lead-1', sessionId: 'session-1', sessionStartedAt: '2026-11-20T12:00:00.000Z' },
        lastOperationTimestamp: Date.parse('2026-11-20T12:00:00Z'),
        progressStates: [0, state],
        ...part,
      },
    },
  });
}

/** Another application of this browser takes the place of the open one. */
const openOther = (app: TestStore, state: number): void => {
  app.store.dispatch(
    applicationOpened({
      lead: {
        ...initialLeadState,
        applicationId: 'application-7',
        application: { id: 'lead-7', sessionId: 'session-7' },
        progressStates: [0, state],
      },
      dynamicPages: initialDynamicPages,
      announcement: 'other-tab',
    }),
  );
};

describe('the consents of a customer', () => {
  const consent = { id: 'marketing', text: 'Of the deleted lead', required: false, given: true };

  it.each<[string, (app: TestStore) => void]>([
    ['was deleted', deleteInTab],
    ['was deleted in another tab', endInOtherTab],
    ['gave way to another one', (app) => openOther(app, 11)],
  ])('are not stored after their application %s', async (_case, replace) => {
    const late = createLateNetwork();
    const app = openState(11, late.network);
    app.store.dispatch(consentsOpened());
    await app.flushPromises();
    replace(app);
    late.give(jsonResponse(200, [consent]));
    await app.flushPromises();
    expect(formData(app).consents).toBe('unknown');
  });

  it('are not requested for the next application after the first attempt has failed', async () => {
    const app: TestStore = openState(11, () => {
      if (app.calls.length > 1) return jsonResponse(200, [consent]);
      openOther(app, 11);
      return jsonResponse(500, {});
    });
    app.store.dispatch(consentsOpened());
    await app.flushPromises();
    expect(app.calls).toHaveLength(1);
    expect(formData(app).consents).toBe('unknown');
  });

  it('are unknown for the lead that goes on with the input after the session is over', async () => {
    const app = openState(11, () => jsonResponse(200, [consent]));
    app.store.dispatch(consentsOpened());
    await app.flushPromises();
    expect(formData(app).consents).toEqual([consent]);
    app.store.dispatch(restartApplication());
    expect(lead(app).application).not.toHaveProperty('id');
    expect(formData(app).consents).toBe('unknown');
  });

  it('do not count as failed in the next application', async () => {
    const late = createLateNetwork();
    const app = openState(11, late.network);
    app.store.dispatch(consentsOpened());
    await app.flushPromises();
    deleteInTab(app);
    late.give(refusedResponse(403));
    await app.flushPromises();
    expect(formData(app).consents).toBe('unknown');
  });
});

describe('the address of the partner', () => {
  const redirect = { url: 'https://partner.example/first', method: 'GET', params: {} } as const;

  it.each<[string, (app: TestStore) => void]>([
    ['another application was started', (app) => void app.store.dispatch(reapplyRequested())],
    ['the application was deleted', deleteInTab],
  ])('leads nowhere after %s', async (_case, replace) => {
    const late = createLateNetwork();
    const app = openState(10, late.network);
    app.store.dispatch(progressStatePushed(12));
    await app.flushPromises();
    replace(app);
    late.give(jsonResponse(200, { redirect }));
    await app.flushPromises();
    expect(app.redirects).toEqual([]);
    expect(lead(app).result.redirect).toBeUndefined();
  });

  it('leads nowhere after the lead has left its state', async () => {
    const late = createLateNetwork();
    const app = openState(10, late.network);
    app.store.dispatch(progressStatePushed(12));
    await app.flushPromises();
    app.store.dispatch(progressStatePushed(38));
    late.give(jsonResponse(200, { redirect }));
    await app.flushPromises();
    expect(app.redirects).toEqual([]);
    expect(lead(app).result.redirect).toBeUndefined();
  });

  it('leads nowhere if the application is deleted between the press and the redirect', async () => {
    const app = openState(12, () => goneResponse(404), { result: { redirect } });
    app.store.dispatch(redirectClicked());
    deleteInTab(app);
    await app.flushPromises();
    expect(app.redirects).toEqual([]);
  });

  it('is not shown as stopped in the application after the one that it belongs to', async () => {
    const app = openState(12, () => goneResponse(404), { result: { redirect } });
    app.store.dispatch(redirectClicked());
    await app.flushPromises();
    deleteInTab(app);
    app.stopRedirect();
    expect(lead(app).result).toEqual({});
  });
});

describe('the status of a lead', () => {
  const status = () => jsonResponse(200, { id: 'lead-1', state: 13, leadStatus: 'negative' });

  it.each<[string, UnknownAction]>([
    ['a poll', checkingOpened()],
    ['a request', leadStatusRequested()],
  ])('of %s is not stored after another application was opened', async (_case, request) => {
    const late = createLateNetwork();
    const app = openState(6, late.network);
    app.store.dispatch(request);
    await app.flushPromises();
    openOther(app, 38);
    late.give(status());
    await app.flushPromises();
    expect(lead(app)).toMatchObject({ application: { id: 'lead-7' }, progressStates: [0, 38] });
    expect(lead(app).application.leadStatus).toBeUndefined();
  });

  it('is not stored after another tab has deleted the lead, although this tab has not received it', async () => {
    const late = createLateNetwork();
    const app = openState(6, late.network);
    app.store.dispatch(leadStatusRequested());
    await app.flushPromises();
    app.local.set('ended:application-1', { endedAt: app.environment.now, state: null });
    late.give(status());
    await app.flushPromises();
    expect(lead(app).progressStates).toEqual([0, 6]);
  });

  it('counts for nothing if another tab has led on while it was read, and is read again', async () => {
    const late = createLateNetwork();
    const app: TestStore = openState(38, (call) =>
      app.calls.length === 1 ? late.network(call) : jsonResponse(200, { id: 'lead-1', state: 40 }),
    );
    app.dependencies.flush();
    app.store.dispatch(leadStatusRequested());
    await app.flushPromises();
    storeInOtherTab(app, { server: { progressStates: [0, 38, 40] } });
    app.store.dispatch(catchUp());
    late.give(jsonResponse(200, { id: 'lead-1', state: 38 }));
    await app.flushPromises();
    expect(lead(app).progressStates).toEqual([0, 38, 40]);
    expect(app.calls).toHaveLength(2);
  });

  it('does not stop the check of the next application', async () => {
    const late = createLateNetwork();
    const app = openState(6, late.network);
    app.store.dispatch(checkingOpened());
    await app.flushPromises();
    openOther(app, 6);
    late.give(refusedResponse(403));
    await app.flushPromises();
    expect(formData(app)).toMatchObject({
      isCheckingStalled: false,
      reads: { leadStatus: { isUnderWay: false, failure: null } },
    });
  });

  it.each<[string, Partial<LeadState>]>([
    ['that is empty', { application: { id: '', sessionId: 'session-1' } }],
    ['that is missing', { application: { sessionId: 'session-1' } }],
  ])('is never requested by an id %s', async (_case, part) => {
    const app = openState(10, () => goneResponse(404), part);
    app.store.dispatch(pageRestored());
    app.store.dispatch(leadStatusRequested());
    app.store.dispatch(progressStatePushed(6));
    app.store.dispatch(checkingOpened());
    await app.flushPromises();
    expect(app.calls).toEqual([]);
  });
});

describe('the lead of a link', () => {
  const found = { id: 'lead-9', state: 0, lead: {}, given: [], masked: { email: 'a***@e***.com' } };
  const open = async () => {
    const late = createLateNetwork('lead-9');
    const app = openState(0, late.network);
    app.store.dispatch(continueLinkOpened(readContinueLink('continue/lead-9')));
    await app.flushPromises();
    return { app, give: () => late.give(jsonResponse(200, found)) };
  };

  it('is not stored after the data in this browser were deleted', async () => {
    const { app, give } = await open();
    deleteInTab(app);
    give();
    await app.flushPromises();
    expect(formData(app).continuation).toEqual({ kind: 'idle' });
  });

  it('is stored although another tab has opened another application', async () => {
    const { app, give } = await open();
    openOther(app, 6);
    give();
    await app.flushPromises();
    expect(selectHasLinkConflict(app.store.getState())).toBe(true);
  });
});
