import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import {
  getLane,
  keysAboutState,
  keysOutlivingApplication,
  lanes,
  type RequestKey,
} from '../../domain/journey/calls/requests';
import {
  idleStatus,
  isRequestPending,
  isRequestSent,
  isWaitingForNetwork,
} from '../../domain/journey/calls/requestStatus';
import { hasLeftForm, isStateRoute } from '../../domain/journey/states/progressStates';
import type { Lead } from '../../domain/lead/lead';
import { getAnswer } from '../../domain/lead/paths';
import { isStepKey } from '../../domain/pages/questionnaire';
import {
  answersSubmitted,
  actionSent,
  draftUpdated,
  pressQueued,
  requestInputChanged,
  type Press,
  stepValidationFailed,
  stepViewed,
  tabFollowed,
  type AnswersSubmitted,
} from '../events';
import type { AppDispatch, AppThunk, RootState, StartListening } from '../root';
import { requestStatusChanged } from '../slices/asyncFormData';
import { isSameDraft } from '../slices/dynamicPagesState';
import { routeChangeCleared } from '../slices/lead';
import { isLaneBusy, isSameApplication, selectApplication, selectRequestStatus } from '../selectors/journey';
import { isSamePlace } from '../selectors/seenPlace';
import { submitReview } from '../submission/submitReview';
import { submitStateQuestionnaire } from '../submission/submitStateQuestionnaire';
import { submitStep } from '../submission/submitQuestionnaire';
import { withdrawWaiting } from '../submission/withdraw';

type Sent =
  | { readonly kind: 'answers'; readonly payload: AnswersSubmitted; readonly application: Lead }
  | { readonly kind: 'action'; readonly action: UnknownAction | null };

/**
 * Carries out a press that was made while a request of its lane was under way, when that has ended, however it ends. The last press
 * counts. It is dropped if the applicant changes what it would send or goes elsewhere, and it says so if the lead has moved on.
 */
export function setupQueuedPressListener(startListening: StartListening): void {
  const sent = new Map<RequestKey, Sent>();
  startListening({
    actionCreator: answersSubmitted,
    effect: ({ payload }, { getState }) => {
      const application = selectApplication(getState());
      if (payload.requestKey !== null)
        sent.set(payload.requestKey, { kind: 'answers', payload, application });
    },
  });
  startListening({
    actionCreator: actionSent,
    effect: ({ payload: { requestKey, action } }) => void sent.set(requestKey, { kind: 'action', action }),
  });
  // It may be a password or a code, so it is kept only as long as it is being sent or waits for the network.
  startListening({
    predicate: (_action, current, previous) =>
      current.asyncFormData.requests !== previous.asyncFormData.requests,
    effect: (_action, { getState, getOriginalState }) => {
      for (const key of sent.keys()) {
        const status = selectRequestStatus(getState(), key);
        const hasEnded = !isRequestSent(status) && !isWaitingForNetwork(status);
        if (hasEnded && status !== selectRequestStatus(getOriginalState(), key)) sent.delete(key);
      }
    },
  });
  for (const lane of lanes) {
    startListening({
      predicate: (action) => pressQueued.match(action) && lane.includes(action.payload.requestKey),
      effect: async (action, { dispatch, getState, condition, cancelActiveListeners }) => {
        if (!pressQueued.match(action)) return;
        const { requestKey, press } = action.payload;
        const before = getState();
        cancelActiveListeners();
        // A second press on the button repeats what is being sent.
        const isSent = isRequestSent(selectRequestStatus(before, requestKey));
        const isNew = !isSent || !isRepeated(press, sent.get(requestKey), before);
        showQueued(requestKey, isNew, { dispatch, getState });
        if (!isNew) return;
        dispatch(markAsEdited(press));
        let isSuperseded = false;
        await condition((event, current, previous) => {
          isSuperseded ||=
            supersedes(event, press) ||
            (tabFollowed.match(event) && haveAnswersChanged(press, current, previous)) ||
            listChangedRequests(event, current, previous).includes(requestKey);
          return isSuperseded || !isLaneBusy(current, requestKey);
        });
        // Only what is about the lead depends on its state.
        const isMeant = lane.includes('lead') ? isStillMeant : isSameApplication;
        const isMoved = !keysOutlivingApplication.includes(requestKey) && !isMeant(before, getState(), press);
        if (selectRequestStatus(getState(), requestKey).kind === 'queued')
          dispatch(requestStatusChanged({ key: requestKey, status: idleStatus }));
        if (isSuperseded) return;
        if (!isMoved) dispatch(carryOut(press));
        else if (isMovedOn(before, getState()))
          dispatch(requestStatusChanged({ key: requestKey, status: { kind: 'not-saved', reason: 'moved' } }));
      },
    });
  }
  // Whoever goes back from what waits for the network takes it back, as with a queued press.
  startListening({
    actionCreator: stepViewed,
    effect: ({ payload: path }, { dispatch, getState }) => {
      const press = sent.get('lead');
      const isLeft =
        press?.kind === 'answers' && (press.payload.preservesDraft === true || press.payload.key !== path);
      if (isLeft && getState().leadApplication.ahead === null)
        withdrawWaiting('lead', { dispatch, getState });
    },
  });
  startListening({
    matcher: isAnyOf(draftUpdated, requestInputChanged, tabFollowed),
    effect: (action, { dispatch, getState, getOriginalState }) => {
      for (const key of listChangedRequests(action, getState(), getOriginalState()))
        withdrawWaiting(key, { dispatch, getState });
    },
  });
}

/** The requests that would send what an event has changed, in this tab or in another one. */
function listChangedRequests(
  action: UnknownAction,
  state: RootState,
  before: RootState,
): readonly RequestKey[] {
  if (requestInputChanged.match(action)) return [action.payload];
  if (draftUpdated.match(action)) return listRequestsOf(action.payload.key, before);
  if (!tabFollowed.match(action)) return [];
  const { drafts } = state.dynamicPages;
  return Object.keys(drafts)
    .filter((key) => !isSameDraft(drafts[key], before.dynamicPages.drafts[key]))
    .flatMap((key) => listRequestsOf(key, before));
}

/** Whether the form of a press has other answers or another draft than before: another tab has edited or submitted it since. */
function haveAnswersChanged(press: Press, state: RootState, before: RootState): boolean {
  if (press.kind !== 'answers') return false;
  const { key } = press.questionnaire;
  if (!isSameDraft(state.dynamicPages.drafts[key], before.dynamicPages.drafts[key])) return true;
  const paths = press.questionnaire.dataPoints.flatMap(({ point }) => point.path ?? []);
  return paths.some(
    (path) => getAnswer(selectApplication(state), path) !== getAnswer(selectApplication(before), path),
  );
}

/** The requests that contain a questionnaire's answers: of a submitted step, or all of a state's screen. The edit may have reopened the step. */
function listRequestsOf(key: string, { dynamicPages }: RootState): readonly RequestKey[] {
  if (isStepKey(key)) return dynamicPages.submitted.includes(key) ? ['lead'] : [];
  const [, route = ''] = key.split('>');
  return isStateRoute(route) ? keysAboutState : [];
}

/** Whether a press would send what is being sent. */
function isRepeated(press: Press, sent: Sent | undefined, state: RootState): boolean {
  if (sent === undefined) return false;
  if (press.kind === 'action')
    return sent.kind === 'action' && JSON.stringify(sent.action) === JSON.stringify(press.action);
  if (sent.kind === 'action') return false;
  const { key } = press.questionnaire;
  const isSameKey = sent.payload.key === key;
  if (press.kind === 'review') return isSameKey;
  if (isStepKey(key) && !state.dynamicPages.submitted.includes(key)) return false;
  const isSent = (name: string, value: unknown) =>
    sent.payload.answers.some(
      (answer) => answer.name === name && JSON.stringify(answer.value) === JSON.stringify(value),
    );
  const areSent = Object.entries(press.answers).every(([name, value]) => isSent(name, value));
  // A confirmation also sends what was changed elsewhere on its screen.
  return isSameKey && areSent && sent.application === selectApplication(state);
}

/** Shows at its button that a new press is carried out next, and no longer at that of the press that it replaces. */
function showQueued(
  key: RequestKey,
  isNew: boolean,
  { dispatch, getState }: { readonly dispatch: AppDispatch; readonly getState: () => RootState },
): void {
  for (const other of getLane(key))
    if (selectRequestStatus(getState(), other).kind === 'queued')
      dispatch(requestStatusChanged({ key: other, status: idleStatus }));
  if (isNew && !isRequestPending(selectRequestStatus(getState(), key)))
    dispatch(requestStatusChanged({ key, status: { kind: 'queued' } }));
}

/** The response must not lead away from a step that was edited since. */
function markAsEdited(press: Press): AppThunk {
  return (dispatch, getState, { now }) => {
    if (press.kind !== 'answers' || !isStepKey(press.questionnaire.key)) return;
    const { key } = press.questionnaire;
    dispatch(draftUpdated({ key, typed: getState().dynamicPages.drafts[key] ?? {}, at: now() }));
  };
}

function carryOut(press: Press): AppThunk {
  return (dispatch) => {
    if (press.kind === 'action') dispatch(press.action);
    else if (press.kind === 'review') dispatch(submitReview());
    else {
      const { questionnaire, answers, filledIn = null } = press;
      const { key } = questionnaire;
      dispatch(
        isStepKey(key)
          ? submitStep(key, answers, filledIn)
          : submitStateQuestionnaire(questionnaire, answers),
      );
    }
  };
}

/** Whether the applicant has gone elsewhere since, or has changed the form of the press. */
function supersedes(event: UnknownAction, press: Press): boolean {
  if (press.kind === 'action') return false;
  const { key } = press.questionnaire;
  if (draftUpdated.match(event)) return event.payload.key === key;
  if (stepValidationFailed.match(event)) return true;
  // The applicant went back from the review, or the address has followed already what the answer opens.
  if (press.kind === 'review') return stepViewed.match(event) || routeChangeCleared.match(event);
  return stepViewed.match(event) && event.payload !== key;
}

/** Whether the press still means the same: the same state and offer. A review may be sent in the next one, unless the answer opens something. */
function isStillMeant(before: RootState, current: RootState, press: Press): boolean {
  if (!isSameApplication(before, current)) return false;
  const { routeChange } = current.leadApplication;
  return press.kind === 'review'
    ? routeChange === null || routeChange === before.leadApplication.routeChange
    : isSamePlace(before, current);
}

/** Whether the lead has got a decision, or another one, since a press. */
function isMovedOn(before: RootState, current: RootState): boolean {
  return isSameApplication(before, current) && hasLeftForm(current.leadApplication.progressStates);
}
