import { createSelector } from '@reduxjs/toolkit';
import {
  idleStatus,
  isMovedStatus,
  isRequestPending,
  isWaitingForServer,
  type RequestStatus,
  type RequestKey,
} from '../../domain/journey/calls/requestStatus';
import type { Page } from '../../domain/pages/resolvePage';
import { getAnswers, indexQuestions, getStepsOnPath } from '../../domain/pages/stepSequence';
import { getCurrentState } from '../slices/leadState';
import type { RootState } from '../root';

export const selectApplication = (state: RootState) => state.leadApplication.application;
export const selectProgressState = (state: RootState) => getCurrentState(state.leadApplication);
export const selectResult = (state: RootState) => state.leadApplication.result;
/** The server's word for the state whose screen the applicant sees, as the calls of the screen return it. Empty if there is none. */
export function getSeenState(state: RootState): { readonly stateVersion?: string } {
  const { stateVersion } = selectResult(state);
  return stateVersion === undefined ? {} : { stateVersion };
}
export const selectSubmitted = (state: RootState) => state.dynamicPages.submitted;
export const selectFieldErrors = (state: RootState) => state.leadApplication.fieldErrors;
/**
 * The status of the request with this key. One that came too late for its state counts as never sent: the screen that shows now is
 * another one, or has another offer, and the notice above it tells.
 */
export function selectRequestStatus(state: RootState, key: RequestKey): RequestStatus {
  const status = state.asyncFormData.requests[key] ?? idleStatus;
  return isMovedStatus(status) ? idleStatus : status;
}
/** Whether a request with this key is pending or must wait for `Retry-After`. */
export function isRequestBusy(state: RootState, key: RequestKey): boolean {
  const status = selectRequestStatus(state, key);
  return isRequestPending(status) || isWaitingForServer(status);
}

/** The requests whose response is the state of the lead. */
const keysOfLead: readonly RequestKey[] = ['lead', 'state', 'secondaryCall', 'stateAction', 'sale'];

/** The requests that changed nothing, because the lead had moved on meanwhile. */
export function listMovedRequests({ asyncFormData }: RootState): readonly RequestKey[] {
  return keysOfLead.filter((key) => isMovedStatus(asyncFormData.requests[key] ?? idleStatus));
}

/** Whether the applicant is told that the lead had moved on before the last press. */
export const selectHasMoved = (state: RootState) => listMovedRequests(state).length > 0;

export const selectLeadRequestStatus = (state: RootState) => selectRequestStatus(state, 'lead');

/** Whether the applicant waits for the answer to the lead that is being sent. */
export const selectIsWaitingForAnswer = (state: RootState) =>
  state.leadApplication.ahead?.isAwaited !== false && isRequestPending(selectLeadRequestStatus(state));

/** The step in which the applicant is, and which no answer of the server takes away; null if there is none. */
export const selectOccupiedStep = (state: RootState) => state.leadApplication.ahead?.occupied ?? null;

/** The steps on the path of the current answers. */
export const selectSteps = createSelector(
  [
    (_state: RootState, page: Page) => page,
    selectApplication,
    (state: RootState) => state.dynamicPages.requested,
    selectOccupiedStep,
  ],
  (page, application, requested, occupied) =>
    getStepsOnPath(page, getAnswers(indexQuestions(page.steps), application), requested, occupied),
);

/** Whether this browser has a lead open, or the input of an application. */
export function selectHasOpenApplication({ leadApplication }: RootState): boolean {
  return leadApplication.application.id !== undefined || leadApplication.lastOperationTimestamp !== null;
}
