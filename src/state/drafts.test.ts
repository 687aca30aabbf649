import { expect, it } from 'vitest';
import { applicationReplaced, reapplicationStarted, stateCleared } from './events';
import { saveDraft } from './drafts';
import { progressStatePushed } from './slices/lead';
import { jsonResponse, createTestStore } from './store.fixture';

const session = { sessionId: 'session-2', sessionStartedAt: '2026-11-20T12:00:00.000Z' };
const typed = { email: 'ana@example.com' };

it.each([
  ['nothing else happens', null, true],
  [
    'another application takes its input over',
    stateCleared({
      begun: { applicationId: 'application-2', session },
      stepsToReopen: [],
      stepToOpen: null,
      drafts: {},
    }),
    false,
  ],
  ['the server decides about the lead', progressStatePushed(14), true],
  ['the application ends', progressStatePushed(13), false],
  [
    'the application is deleted',
    applicationReplaced({
      applicationId: 'application-2',
      application: { ...session },
      announcement: 'deleted',
    }),
    false,
  ],
  [
    'another application replaces it',
    applicationReplaced({ applicationId: 'application-2', application: { ...session }, announcement: null }),
    false,
  ],
])('decides whether a late report of a form is saved when %s', (_case, event, isSaved) => {
  const { store } = createTestStore(() => jsonResponse(200, {}));
  const { applicationId } = store.getState().leadApplication;
  if (event !== null) store.dispatch(event);
  store.dispatch(saveDraft('initial-details', typed, applicationId));
  expect(store.getState().dynamicPages.drafts).toEqual(isSaved ? { 'initial-details': typed } : {});
});

it('saves in the application that replaced the first if the form is opened in it', () => {
  const { store } = createTestStore(() => jsonResponse(200, {}));
  store.dispatch(
    applicationReplaced({
      applicationId: 'application-2',
      application: { ...session },
      announcement: 'deleted',
    }),
  );
  store.dispatch(saveDraft('initial-details', typed, 'application-2'));
  expect(store.getState().dynamicPages.drafts).toEqual({ 'initial-details': typed });
});

it('saves nothing that a form of an ended application reports after the next one has begun', () => {
  const { store } = createTestStore(() => jsonResponse(200, {}));
  const { applicationId } = store.getState().leadApplication;
  store.dispatch(progressStatePushed(13));
  store.dispatch(reapplicationStarted({ applicationId: 'application-2', session }));
  store.dispatch(saveDraft('initial-details', typed, applicationId));
  expect(store.getState().dynamicPages.drafts).toEqual({});
});
