import { api } from '../../api/api';
import { asFailure, type ApiFailure } from '../../api/failure';
import { decideContinuation } from '../../domain/journey/arrival/continuing';
import { progressStateOf } from '../../domain/journey/states/progressStates';
import { freshApplication } from '../../domain/journey/arrival/start';
import { announced, continuationChanged } from '../slices/asyncFormData';
import { stepsRestored } from '../slices/dynamicPages';
import {
  applicationBegun,
  applicationReplaced,
  currentState,
  progressStatePushed,
  routeChangeRequested,
  stateCleared,
} from '../slices/lead';
import type { AppDispatch, Dependencies, RootState, StartListening } from '../root';
import { newSession, sessionOf } from '../sessions';
import { continueOpened, continuationTaken, continuationDeclined, startedAnew } from '../signals';

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
      const { id, urlType, refTransactionId } = payload;
      const { continueLead, continueLeadV2 } = api.endpoints;
      const call = extra.page.definition.flow === 'dynamic' ? continueLead : continueLeadV2;
      const { data, error } = await dispatch(
        call.initiate(
          {
            params: { id, urlType },
            ...(refTransactionId === undefined ? {} : { query: { refTransactionId } }),
          },
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

/** Takes the linked lead up as was decided, and leads to where it stands. */
function takeUp(dispatch: AppDispatch, getState: () => RootState, extra: Dependencies): void {
  const { asyncFormData, leadApplication, dynamicPages } = getState();
  const { continuation } = asyncFormData;
  if (continuation.kind !== 'found') return;
  const session = {
    current: sessionOf(leadApplication.application, extra),
    next: () => newSession(extra),
  };
  const open = { application: leadApplication.application, submitted: dynamicPages.submitted };
  const { application, isSame, isStale, state, requested, submitted } = decideContinuation(
    continuation.found,
    open,
    session,
    extra.page,
    extra.now(),
  );
  dispatch(isSame ? applicationReplaced(application) : applicationBegun(application));
  if (isStale) {
    dispatch(stateCleared(sessionOf(application, extra)));
    dispatch(announced('session-over'));
  }
  const drafts = isSame ? dynamicPages.drafts : {};
  dispatch(stepsRestored({ requested, submitted, drafts, isReturning: false }));
  dispatch(continuationChanged({ kind: 'idle' }));
  if (currentState(getState().leadApplication) !== state) dispatch(progressStatePushed(state));
  dispatch(routeChangeRequested({ route: progressStateOf(state)?.route ?? '', mode: 'REPLACE' }));
}
