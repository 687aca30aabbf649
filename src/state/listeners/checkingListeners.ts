import { isAnyOf } from '@reduxjs/toolkit';
import { api } from '../../api/api';
import type { Envelope } from '../../api/envelope';
import { isFinalError, toApiFailure, type ApiFailure } from '../../api/failure';
import { isStaleResponse } from '../../api/responseActions';
import { getPollDelayMs } from '../../domain/journey/states/polling';
import { isEndState, isAfterOffer, stateNumber } from '../../domain/journey/states/progressStates';
import {
  checkingResumed,
  checkingStalled,
  decisionRequested,
  leadStatusResultChanged,
} from '../slices/asyncFormData';
import { selectProgressState } from '../selectors/journey';
import type { RootState, StartListening } from '../root';
import { checkingOpened, leadStatusRequested, leadContinued, pageRestored, tabsMerged } from '../events';
import type { ListenerContext, CallResult } from '../submission/deliver';
import { getWaitMs, readWithRetries, readOnce } from '../submission/readWithRetries';
import { waitUntil } from '../submission/waitUntil';

/**
 * Polls for the decision with growing delays until there is one or the limit is reached. Does not poll while the page is hidden,
 * or before a `Retry-After` has passed. A restored page requests the lead's status once.
 */
export function setupCheckingListeners(startListening: StartListening): void {
  startListening({
    actionCreator: checkingOpened,
    effect: async (_action, context) => {
      const { dispatch, getState, extra, signal, cancelActiveListeners } = context;
      cancelActiveListeners();
      const startedAt = extra.now();
      dispatch(checkingResumed(startedAt));
      let waitMs = 0;
      for (let polls = 0; isChecking(getState()); polls += 1) {
        const delayMs = getPollDelayMs(polls, extra.now() - startedAt);
        if (delayMs === null) {
          dispatch(checkingStalled());
          return;
        }
        await extra.wait(Math.max(delayMs, waitMs), signal);
        await waitUntil(() => !extra.isHidden(), extra.onVisibilityChange, signal);
        if (!isChecking(getState()) || !hasLead(getState())) return;
        dispatch(decisionRequested(extra.now()));
        const failure = storeFailure(await readOnce(createStatusCall(context)), context);
        if (failure !== null && isFinalError(failure)) return;
        waitMs = failure === null ? 0 : getWaitMs(failure);
      }
    },
  });
  // A response that was overtaken may still contain newer data, so the status is requested again.
  startListening({
    predicate: isStaleResponse,
    effect: (_action, context) => requestLeadStatus(context),
  });
  startListening({
    actionCreator: leadStatusRequested,
    effect: (_action, context) => {
      context.cancelActiveListeners();
      return requestLeadStatus(context);
    },
  });
  // A state that came from a link or another tab comes without the data that its screen needs.
  startListening({
    predicate: (action, current, previous) =>
      isFromElsewhere(action) &&
      selectProgressState(current) !== selectProgressState(previous) &&
      needsStatusRequest(selectProgressState(current)),
    effect: (_action, { dispatch }) => {
      dispatch(leadStatusRequested());
    },
  });
  startListening({
    actionCreator: pageRestored,
    effect: (_action, { dispatch, getState }) => {
      if (isChecking(getState())) dispatch(checkingOpened());
      else if (isAfterOffer(selectProgressState(getState()))) dispatch(leadStatusRequested());
    },
  });
}

const isFromElsewhere = isAnyOf(leadContinued, tabsMerged);

/** Whether a state needs a status request. The checking screen polls by itself, and an end state needs nothing more. */
function needsStatusRequest(state: number): boolean {
  return isAfterOffer(state) && state !== stateNumber('CHECKING') && !isEndState(state);
}

function isChecking(state: RootState): boolean {
  return selectProgressState(state) === stateNumber('CHECKING');
}

/** Requests the lead's status, if there is a lead. */
async function requestLeadStatus(context: ListenerContext): Promise<void> {
  if (hasLead(context.getState()))
    storeFailure(await readWithRetries(createStatusCall(context), context), context);
}

function hasLead({ leadApplication }: RootState): boolean {
  return leadApplication.application.id !== undefined;
}

function createStatusCall({ dispatch, getState }: ListenerContext) {
  return () => {
    const { id = '' } = getState().leadApplication.application;
    return dispatch(
      api.endpoints.leadStatus.initiate({ params: { id } }, { forceRefetch: true, subscribe: false }),
    );
  };
}

/** Stores why a status request failed. A successful response is stored by the slices. */
function storeFailure(result: CallResult<Envelope>, { dispatch }: ListenerContext): ApiFailure | null {
  if (result.error === undefined) return null;
  const failure = toApiFailure(result.error);
  dispatch(leadStatusResultChanged(failure.kind === 'gone' ? 'gone' : 'trouble'));
  return failure;
}
