import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { isRequestPending, type RequestKey } from '../../domain/journey/calls/requestStatus';
import { isStepKey, type Answers, type Questionnaire } from '../../domain/pages/questionnaire';
import { toJson } from '../../platform/json';
import {
  applicationDataUpdated,
  draftUpdated,
  stepValidationFailed,
  stepViewed,
  type AnswersSubmitted,
} from '../events';
import type { RootState, StartListening } from '../root';
import { routeChangeCleared } from '../slices/lead';
import { selectApplication, selectProgressState, selectRequestStatus } from '../selectors/journey';
import { submissionDeferred } from '../submission/deferredSubmission';
import { submitStep } from '../submission/submitQuestionnaire';
import { submitStateQuestionnaire } from '../submission/submitStateQuestionnaire';
import { submitReview } from '../submission/submitReview';

/**
 * Submits answers that were submitted while another request was pending, when that request ends, however it ends. The last such
 * submit counts. An applicant who edits the answers again, goes to another step or submits invalid answers submits them once more.
 */
export function setupDeferredSubmissionListener(startListening: StartListening): void {
  const pending = new Map<RequestKey, AnswersSubmitted>();
  startListening({
    actionCreator: applicationDataUpdated,
    effect: ({ payload }) => {
      if (payload.requestKey !== null) pending.set(payload.requestKey, payload);
    },
  });
  startListening({
    actionCreator: submissionDeferred,
    effect: async ({ payload }, { dispatch, getState, extra, condition, cancelActiveListeners }) => {
      const { requestKey, questionnaire, answers, isReview = false } = payload;
      const { key } = questionnaire;
      const before = getState();
      const isNew = isStepKey(key) && !before.dynamicPages.submitted.includes(key);
      // A second press on the button repeats what is being sent.
      const sent = pending.get(requestKey);
      const isRepeated = isReview ? sent?.key === key : !isNew && !hasChanged(questionnaire, answers, sent);
      if (isRepeated) return;
      cancelActiveListeners();
      // The response must not lead away from a step that was edited since.
      const typed = before.dynamicPages.drafts[key] ?? {};
      if (isStepKey(key) && !isReview) dispatch(draftUpdated({ key, typed, at: extra.now() }));
      let isSuperseded = false;
      await condition((action, current) => {
        // What the answer opens, the address has followed already.
        isSuperseded ||= supersedes(action, key) || (isReview && routeChangeCleared.match(action));
        return isSuperseded || !isRequestPending(selectRequestStatus(current, requestKey));
      });
      if (isSuperseded || !(isReview ? isSameReview : isSamePlace)(before, getState())) return;
      if (isReview) dispatch(submitReview());
      else
        dispatch(
          isStepKey(key) ? submitStep(key, answers) : submitStateQuestionnaire(questionnaire, answers),
        );
    },
  });
}

/** Whether some of the answers differ from those that are being sent. */
function hasChanged({ key }: Questionnaire, answers: Answers, sent: AnswersSubmitted | undefined): boolean {
  const isSent = (name: string, value: unknown) =>
    sent?.key === key &&
    sent.answers.some((answer) => answer.name === name && toJson(answer.value) === toJson(value));
  return Object.entries(answers).some(([name, value]) => !isSent(name, value));
}

const isOfStep = isAnyOf(draftUpdated, stepValidationFailed, stepViewed);

/** Whether the applicant has done something since that replaces the submit of this questionnaire. */
function supersedes(action: UnknownAction, key: string): boolean {
  if (!isOfStep(action)) return false;
  if (draftUpdated.match(action)) return action.payload.key === key;
  return !stepViewed.match(action) || action.payload !== key;
}

const isSameApplication = (before: RootState, current: RootState): boolean =>
  selectApplication(before).sessionId === selectApplication(current).sessionId;

/** Whether it is the same application in the same progress state. */
const isSamePlace = (before: RootState, current: RootState): boolean =>
  isSameApplication(before, current) && selectProgressState(before) === selectProgressState(current);

/** Whether it is the same application, and the answer opens nothing else. A state can name a step that was answered meanwhile. */
function isSameReview(before: RootState, current: RootState): boolean {
  const { routeChange } = current.leadApplication;
  const isOpen = routeChange === null || routeChange === before.leadApplication.routeChange;
  return isOpen && isSameApplication(before, current);
}
