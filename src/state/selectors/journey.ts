import { createSelector } from '@reduxjs/toolkit';
import { isUnderWay, isWaiting, type Sending, type SendingKey } from '../../domain/journey/calls/sending';
import type { Page } from '../../domain/pages/resolvePage';
import { answersOf, questionsOf, stepsOnPath } from '../../domain/pages/stepSequence';
import { currentState } from '../slices/leadState';
import type { RootState } from '../root';

export const selectApplication = (state: RootState) => state.leadApplication.application;
export const selectProgressState = (state: RootState) => currentState(state.leadApplication);
export const selectResult = (state: RootState) => state.leadApplication.result;
export const selectSubmitted = (state: RootState) => state.dynamicPages.submitted;
export const selectFieldErrors = (state: RootState) => state.leadApplication.fieldErrors;
const idle: Sending = { kind: 'idle' };

/** How what is sent under a key stands. */
export const selectSending = (state: RootState, key: SendingKey): Sending =>
  state.asyncFormData.sendings[key] ?? idle;
/** Whether something is on its way under the key, or may not be sent yet. */
export function isBusy(state: RootState, key: SendingKey): boolean {
  const sending = selectSending(state, key);
  return isUnderWay(sending) || isWaiting(sending);
}

export const selectSubmission = (state: RootState) => selectSending(state, 'lead');

/** The steps on the path of the present answers; asked by everything that shows or moves along the form. */
export const selectSteps = createSelector(
  [
    (_state: RootState, page: Page) => page,
    selectApplication,
    (state: RootState) => state.dynamicPages.requested,
  ],
  (page, application, requested) =>
    stepsOnPath(page, answersOf(questionsOf(page.steps), application), requested),
);
