import { createSelector } from '@reduxjs/toolkit';
import {
  idleStatus,
  isMovedStatus,
  isRequestPending,
  isRequestSent,
  type RequestStatus,
} from '../../domain/journey/calls/requestStatus';
import { getLane, type RequestKey } from '../../domain/journey/calls/requests';
import { isEndState } from '../../domain/journey/states/progressStates';
import { dropUndefined } from '../../domain/lead/dropUndefined';
import type { Page } from '../../domain/pages/resolvePage';
import { getAnswers, indexQuestions } from '../../domain/pages/questionIndex';
import { getStepsOnPath } from '../../domain/pages/stepSequence';
import { getCurrentState } from '../slices/leadState';
import type { RootState } from '../root';

export const selectApplication = (state: RootState) => state.leadApplication.application;
export const selectApplicationId = (state: RootState) => state.leadApplication.applicationId;
export const isSameApplication = (before: RootState, current: RootState): boolean =>
  selectApplicationId(before) === selectApplicationId(current);
export const selectProgressState = (state: RootState) => getCurrentState(state.leadApplication);
/** The state that the server has named last, also while its decision is held back. */
export const selectReceivedState = (state: RootState) =>
  state.leadApplication.heldDecision?.state ?? selectProgressState(state);
export const selectResult = (state: RootState) => state.leadApplication.result;
/** The version of the state whose screen the applicant sees, as the calls of the screen send it back. Empty if there is none. */
export function getSeenState(state: RootState): { readonly stateVersion?: string } {
  return dropUndefined({ stateVersion: selectResult(state).stateVersion });
}
export const selectSubmitted = (state: RootState) => state.dynamicPages.submitted;
export const selectFieldErrors = (state: RootState) => state.leadApplication.fieldErrors;
/** The status of a request. One that came too late for its state counts as never sent: the notice above the screen tells. */
export function selectRequestStatus(state: RootState, key: RequestKey): RequestStatus {
  const status = state.asyncFormData.requests[key] ?? idleStatus;
  return isMovedStatus(status) ? idleStatus : status;
}
/** Whether a request that changes something on the server has no response yet. */
export function isAnyRequestPending({ asyncFormData }: RootState): boolean {
  return Object.values(asyncFormData.requests).some(isRequestPending);
}
/** Whether a request of the same lane is under way. */
export function isLaneBusy(state: RootState, key: RequestKey): boolean {
  return getLane(key).some((other) => isRequestSent(selectRequestStatus(state, other)));
}

/** The requests about the lead that changed nothing, because the lead had moved on meanwhile. */
export function listMovedRequests({ asyncFormData }: RootState): readonly RequestKey[] {
  return getLane('lead').filter((key) => isMovedStatus(asyncFormData.requests[key] ?? idleStatus));
}

/** Whether a message says that the lead had moved on before the last press. */
export const selectHasMoved = (state: RootState) => listMovedRequests(state).length > 0;

export const selectLeadRequestStatus = (state: RootState) => selectRequestStatus(state, 'lead');

/** The step in which the applicant is, and which no answer of the server takes away; null if there is none. */
export const selectFocusedStep = (state: RootState) => state.leadApplication.ahead?.focusedStep ?? null;

/** The steps on the path of the answers. One stays while the applicant is in its fields, also if the server requests it no more (decision 56). */
export const selectSteps = createSelector(
  [
    (_state: RootState, page: Page) => page,
    selectApplication,
    (state: RootState) => state.dynamicPages.requested,
    selectFocusedStep,
  ],
  (page, application, requested, focusedStep) =>
    getStepsOnPath(page, getAnswers(indexQuestions(page.steps), application), requested, focusedStep),
);

/** Whether this browser has a lead open, or the input of an application. One that has ended is not open. */
export function selectHasOpenApplication(state: RootState): boolean {
  return selectIsBegun(state) && !isEndState(selectProgressState(state));
}

/** Whether anything was entered in the application, or the server knows it. */
export function selectIsBegun({ leadApplication }: RootState): boolean {
  return leadApplication.application.id !== undefined || leadApplication.lastOperationTimestamp !== null;
}

/** Whether the link that was opened leads to another lead than the application that is open in this browser. */
export function selectHasLinkConflict(state: RootState): boolean {
  const { continuation } = state.asyncFormData;
  if (continuation.kind !== 'found') return false;
  return selectHasOpenApplication(state) && selectApplication(state).id !== continuation.found.envelope.id;
}
