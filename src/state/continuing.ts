import { api } from '../api/api';
import { asFailure, type ApiFailure } from '../api/failure';
import { stateToContinue, stepsAlreadyDone } from '../domain/journey/continuing';
import { progressStateOf } from '../domain/journey/progressStates';
import { freshApplication } from '../domain/journey/start';
import { hasExpired, isDeclined } from '../domain/journey/staleness';
import { mergeLead } from '../domain/lead/merge';
import { answersOf, stepsOnPath } from '../domain/pages/stepSequence';
import { announced, continuationChanged } from './asyncFormData';
import { stepsRestored } from './dynamicPages';
import {
  applicationBegun,
  applicationReplaced,
  currentState,
  progressStatePushed,
  routeChangeRequested,
  stateCleared,
} from './lead';
import type { AppDispatch, Dependencies, RootState, StartListening } from './root';
import { newSession, sessionOf } from './sessions';
import { continueOpened, continuationTaken, continuationDeclined, startedAnew } from './signals';

/** A link that brings an applicant back: asked for, shown, and taken up only when the applicant says so. */
export function setupContinuingListeners(startListening: StartListening): void {
  startListening({
    actionCreator: continueOpened,
    effect: async ({ payload }, { dispatch, getState, extra, cancelActiveListeners }) => {
      cancelActiveListeners();
      if (payload.id === '') {
        dispatch(continuationChanged({ kind: 'unknown' }));
        return;
      }
      dispatch(continuationChanged({ kind: 'loading' }));
      const version = extra.page.definition.flow === 'dynamic' ? 'v3' : 'v2';
      const { data, error } = await dispatch(
        api.endpoints.continueLead.initiate(
          { version, ...payload },
          { forceRefetch: true, subscribe: false },
        ),
      );
      if (error !== undefined) {
        dispatch(continuationChanged({ kind: isTrouble(asFailure(error)) ? 'trouble' : 'unknown' }));
        return;
      }
      const isFound = data !== null && data !== undefined && data.envelope.id !== undefined;
      dispatch(
        continuationChanged(
          isFound
            ? { kind: 'found', found: data, isConflict: isOther(getState(), data.envelope.id) }
            : { kind: 'unknown' },
        ),
      );
    },
  });
  startListening({
    actionCreator: continuationTaken,
    effect: (_action, { dispatch, getState, extra }) => takeUp(dispatch, getState, extra),
  });
  startListening({
    actionCreator: continuationDeclined,
    effect: (_action, { dispatch }) => {
      dispatch(continuationChanged({ kind: 'idle' }));
      dispatch(routeChangeRequested({ route: '', mode: 'REPLACE' }));
    },
  });
  startListening({
    actionCreator: startedAnew,
    effect: (_action, { dispatch, getState, extra }) => {
      const { application } = getState().leadApplication;
      dispatch(applicationBegun(freshApplication(application, newSession(extra))));
      dispatch(continuationChanged({ kind: 'idle' }));
      dispatch(routeChangeRequested({ route: '', mode: 'REPLACE' }));
    },
  });
}

/** Whether asking once more may help. */
function isTrouble({ kind }: ApiFailure): boolean {
  return ['server', 'offline', 'no-answer', 'wait'].includes(kind);
}

/** Whether another lead, or input of another application, is open here. */
function isOther({ leadApplication }: RootState, id: string | undefined): boolean {
  const own = leadApplication.application.id;
  return own === undefined ? leadApplication.lastOperationTimestamp !== null : own !== id;
}

/** Takes the linked lead up: input of the same lead stays, that of another never mixes with it. */
function takeUp(dispatch: AppDispatch, getState: () => RootState, extra: Dependencies): void {
  const { page, now } = extra;
  const { asyncFormData, leadApplication, dynamicPages } = getState();
  const { continuation } = asyncFormData;
  if (continuation.kind !== 'found') return;
  const { found } = continuation;
  const isSame = leadApplication.application.id === found.envelope.id;
  const own = isSame
    ? leadApplication.application
    : freshApplication(leadApplication.application, sessionOf(leadApplication.application, extra));
  const { sessionId } = leadApplication.application;
  const told = mergeLead(mergeLead(found.lead, own), {
    ...(found.envelope.id === undefined ? {} : { id: found.envelope.id }),
    ...(found.envelope.expiresAt === undefined ? {} : { expiresAt: found.envelope.expiresAt }),
    ...(found.envelope.leadStatus === undefined ? {} : { leadStatus: found.envelope.leadStatus }),
    ...(sessionId === undefined ? {} : { sessionId }),
  });
  dispatch(isSame ? applicationReplaced(told) : applicationBegun(told));
  // The link begins a visit: the age of the session says nothing of the lead it leads to.
  const isStale = hasExpired(told, now()) || isDeclined(told);
  if (isStale) dispatch(stateCleared(newSession(extra)));
  const { application } = getState().leadApplication;
  const requested = found.envelope.dataPoints ?? null;
  const given = isStale ? found.given.filter((name) => name !== 'general_policies') : found.given;
  const steps = stepsOnPath(page, answersOf(page, application), requested);
  const state = isStale ? 0 : stateToContinue(found.envelope.state);
  const done = stepsAlreadyDone(steps, given, state);
  dispatch(
    stepsRestored({
      requested,
      submitted: isSame ? [...new Set([...dynamicPages.submitted, ...done])] : [...done],
      drafts: isSame ? dynamicPages.drafts : {},
      isReturning: false,
    }),
  );
  dispatch(continuationChanged({ kind: 'idle' }));
  if (isStale) dispatch(announced('session-over'));
  if (currentState(getState().leadApplication) !== state) dispatch(progressStatePushed(state));
  const route = progressStateOf(state)?.route ?? '';
  dispatch(routeChangeRequested({ route, mode: 'REPLACE' }));
}
