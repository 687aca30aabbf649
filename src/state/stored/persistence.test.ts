import { describe, expect, it } from 'vitest';
import { saveDraft } from '../drafts';
import { applicationReplaced, draftUpdated, reapplyRequested } from '../events';
import { progressStatePushed } from '../slices/lead';
import { stateNumber } from '../../domain/journey/states/progressStates';
import { loadingSet } from '../slices/isLoading';
import { initialLeadState } from '../slices/leadState';
import { colorsSet } from '../slices/ui';
import { readApplication } from './applications';
import { createJournal } from './journals.fixture';
import type { StorageAreas } from '../../platform/storage/storage';
import { deleteInTab, endInOtherTab, jsonResponse, createTestStore, submitAnswers } from '../store.fixture';

const contact = submitAnswers({
  path: 'initial-details',
  answers: { email: 'ana@example.com', phone_number: '+34612345678', general_policies: true },
});
const created = () => jsonResponse(201, { id: 'lead-1', state: 6, expiresAt: '2026-11-21T12:00:00.000Z' });

describe('the persisted state', () => {
  it('uses the keys of the specification in each storage', async () => {
    const app = createTestStore(created);
    app.store.dispatch(
      draftUpdated({
        key: 'personal-details',
        typed: { first_name: 'Ana' },
        at: Date.parse('2026-11-20T12:00:00Z'),
      }),
    );
    app.store.dispatch(colorsSet({ accent: '#123456' }));
    app.store.dispatch(loadingSet(true));
    app.store.dispatch(contact);
    await app.flushPromises();
    expect([...app.session.keys()].sort()).toEqual([
      'asyncFormData',
      'dynamicPages',
      'isLoading',
      'leadApplication',
      'routeChange',
      'state',
      'uiColors',
    ]);
    expect([...app.local.keys()].sort()).toEqual([
      'lid',
      'sessionId',
      'sessionStartedAt',
      'storedLoanApplication:application-1:document-1',
    ]);
    expect(app.session.get('state')).toEqual([0, 6]);
    expect(app.session.get('uiColors')).toEqual({ accent: '#123456' });
    expect(app.local.get('lid')).toBe('lead-1');
  });

  it('takes back nothing that another tab stores just after both have opened the application', async () => {
    const app = createTestStore(created);
    const applicationId = 'application-2';
    app.store.dispatch(applicationReplaced({ applicationId, application: {}, announcement: null }));
    const input = { savedAt: app.environment.now, application: { amount: 900 } };
    for (const [key, journal] of Object.entries(
      createJournal(applicationId, input, {}, { document: 'document-2' }),
    ))
      app.dependencies.shared.set(key, journal);
    await app.flushPromises();
    app.store.dispatch(saveDraft('personal-details', { first_name: 'Ana' }));
    await app.flushPromises();
    expect(readApplication(app.dependencies.shared, applicationId)?.input).toMatchObject({
      application: { amount: 900 },
      drafts: { 'personal-details': { first_name: 'Ana' } },
    });
  });

  it('is written only when it changes', async () => {
    const app = createTestStore(created);
    app.store.dispatch(contact);
    await app.flushPromises();
    const writes = app.writes.length;
    app.store.dispatch({ type: 'nothing' });
    app.store.dispatch(loadingSet(false));
    await app.flushPromises();
    expect(app.writes.slice(writes)).toEqual([]);
    app.store.dispatch(colorsSet({ accent: '#654321' }));
    await app.flushPromises();
    expect(app.writes.slice(writes)).toEqual(['uiColors']);
  });

  it('has no submitted step without its answers in a storage that is nearly full, and both when there is room', async () => {
    const session = new Map<string, unknown>();
    let isFull = true;
    const sessionArea: StorageAreas['session'] = {
      set: (key, value) => {
        const isTaken = !isFull || key !== 'leadApplication';
        if (isTaken) session.set(key, structuredClone(value));
        return isTaken;
      },
      getParsed: () => null,
      remove: (key) => session.delete(key),
      keys: () => [],
    };
    const local = { set: () => false, getParsed: () => null, remove: () => true, keys: () => [] };
    const app = createTestStore(created, { storages: { session: sessionArea, local } });
    app.store.dispatch(submitAnswers({ path: 'loan-details', answers: { loan_amount: 900 } }));
    await app.flushPromises();
    expect(session.has('dynamicPages')).toBe(false);
    isFull = false;
    app.store.dispatch(colorsSet({ accent: '#123456' }));
    await app.flushPromises();
    expect(session.get('leadApplication')).toMatchObject({ application: { amount: 900 } });
    expect(session.get('dynamicPages')).toMatchObject({ submitted: ['loan-details'] });
  });

  it('has nothing of the application of a later document in a page from the back-forward cache', async () => {
    const app = createTestStore(created);
    app.flushStartState(null, {});
    const storages = { session: app.sessionStorage, local: app.dependencies.shared };
    const preloaded = { leadApplication: { ...initialLeadState, applicationId: 'application-2' } };
    const later = createTestStore(created, { storages, preloaded, documentId: 'document-2' });
    later.flushStartState(null, {});
    later.store.dispatch(saveDraft('initial-details', { email: 'eva@example.com' }));
    await later.flushPromises();
    expect(JSON.stringify([...app.session])).toContain('eva@');
    app.flushRestoredState();
    app.store.dispatch(colorsSet({ accent: '#123456' }));
    await app.flushPromises();
    expect(JSON.stringify([...app.session])).not.toContain('eva@');
    expect(app.session.get('leadApplication')).toMatchObject({ applicationId: 'application-1' });
  });

  it('is written once per turn', async () => {
    const app = createTestStore(created);
    app.store.dispatch(submitAnswers({ path: 'loan-details', answers: { loan_amount: 900 } }));
    app.store.dispatch(submitAnswers({ path: 'loan-details', answers: { loan_amount: 1000 } }));
    const before = app.writes.length;
    await app.flushPromises();
    expect(app.writes.slice(before).toSorted()).toEqual([
      'dynamicPages',
      'leadApplication',
      'routeChange',
      'sessionId',
      'sessionStartedAt',
      'storedLoanApplication:application-1:document-1',
    ]);
    expect(readApplication(app.dependencies.shared, 'application-1')?.input.application.amount).toBe(1000);
  });

  it('contains the new-session flag if a session begins after the start', async () => {
    const app = createTestStore(created);
    app.environment.now += 25 * 60 * 60 * 1000;
    app.store.dispatch(contact);
    await app.flushPromises();
    expect(app.store.getState().leadApplication.application.sessionId).toBe('session-2');
    expect(app.session.get('newSessionFlag')).toBe(true);
    expect(app.session.get('initAt')).toBe('2026-11-21T13:00:00.000Z');
  });

  it('does not block the applicant if the storage is full', async () => {
    const app = createTestStore(created, { isFull: true });
    app.store.dispatch(contact);
    await app.flushPromises();
    expect(app.store.getState().leadApplication.routeChange?.route).toBe('checking');
    expect(app.writes).toContain('storedLoanApplication:application-1:document-1');
  });
});

describe('the id of the lead', () => {
  type TestStore = ReturnType<typeof createTestStore>;
  const push = (app: TestStore, name: 'ACCEPTED' | 'REJECTED' | 'REDIRECTED') =>
    app.store.dispatch(progressStatePushed(stateNumber(name)));

  it.each<readonly [string, (app: TestStore) => unknown]>([
    ['a rejection', (app) => push(app, 'REJECTED')],
    ['a redirect', (app) => push(app, 'REDIRECTED')],
    [
      'an expiry',
      (app) => {
        app.environment.now += 25 * 60 * 60 * 1000;
        app.store.dispatch(submitAnswers({ path: 'loan-details', answers: { loan_amount: 1000 } }));
      },
    ],
    ['a deletion', (app) => deleteInTab(app)],
    ['a deletion in another tab', (app) => endInOtherTab(app)],
    [
      'a new session after an end',
      (app) => {
        push(app, 'REJECTED');
        app.store.dispatch(reapplyRequested());
      },
    ],
  ])('leaves local storage with %s', async (_end, end) => {
    const app = createTestStore(created);
    app.store.dispatch(contact);
    await app.flushPromises();
    expect(app.local.get('lid')).toBe('lead-1');
    end(app);
    await app.flushPromises();
    expect(app.local.has('lid')).toBe(false);
    app.store.dispatch(loadingSet(true));
    await app.flushPromises();
    expect(app.local.has('lid')).toBe(false);
  });

  it('stays while the application goes on after the offer', async () => {
    const app = createTestStore(created);
    app.store.dispatch(contact);
    await app.flushPromises();
    push(app, 'ACCEPTED');
    await app.flushPromises();
    expect(app.local.get('lid')).toBe('lead-1');
  });
});
