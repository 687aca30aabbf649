import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { isFinalError } from '../../api/failure';
import { isStaleResponse } from '../../api/responseActions';
import {
  followingLimitMs,
  getPollDelayMs,
  getPollMs,
  pollingLimitMs,
} from '../../domain/journey/states/polling';
import { isEndState, isAfterOffer, stateNumber } from '../../domain/journey/states/progressStates';
import { checkingStalled, decisionRequested, followingStalled } from '../slices/asyncFormData';
import { selectProgressState, selectResult } from '../selectors/journey';
import type { RootState, StartListening } from '../root';
import {
  checkingOpened,
  followingEnded,
  followingStarted,
  leadContinued,
  leadStatusRequested,
  pageRestored,
} from '../events';
import { isFromOtherTab } from './ownEvents';
import { createStatusCall } from '../submission/sendForState';
import type { ListenerContext } from '../submission/context';
import { endRead, readForScreen } from '../submission/readForScreen';
import { getWaitMs, readOnce } from '../submission/readWithRetries';
import { waitUntil } from '../submission/waitUntil';

/** Polls for the decision, and for what the applicant does on another device. */
export function setupCheckingListeners(startListening: StartListening): void {
  startListening({
    actionCreator: checkingOpened,
    effect: async (_action, context) => {
      const { dispatch, extra, cancelActiveListeners } = context;
      cancelActiveListeners();
      dispatch(checkingStalled(false));
      dispatch(decisionRequested(extra.now()));
      const end = await pollLeadStatus(context, {
        limitMs: pollingLimitMs,
        isAwaiting: isChecking,
        onPoll: () => dispatch(decisionRequested(extra.now())),
      });
      dispatch(checkingStalled(end === 'stopped'));
    },
  });
  startListening({
    matcher: isAnyOf(followingStarted, followingEnded),
    effect: async (action, context) => {
      const { dispatch, getState, cancelActiveListeners } = context;
      cancelActiveListeners();
      if (followingEnded.match(action)) return;
      const followed = selectProgressState(getState());
      dispatch(followingStalled(false));
      const end = await pollLeadStatus(context, {
        limitMs: followingLimitMs,
        isAwaiting: (state) => selectProgressState(state) === followed,
      });
      dispatch(followingStalled(end === 'stopped'));
    },
  });
  startListening({
    predicate: lacksData,
    effect: (_action, { dispatch }) => {
      dispatch(leadStatusRequested());
    },
  });
  startListening({
    actionCreator: leadStatusRequested,
    effect: async (_action, context) => {
      context.cancelActiveListeners();
      await requestLeadStatus(context);
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

/** Whether the server may know more of the lead than this tab after an action. */
function lacksData(action: UnknownAction, current: RootState, previous: RootState): boolean {
  // A response that was overtaken may still contain newer data.
  if (isStaleResponse(action)) return true;
  const state = selectProgressState(current);
  // The checking screen polls by itself.
  if (!isAfterOffer(state) || state === stateNumber('CHECKING')) return false;
  // A link opens the screen anew, and without the data of its screen, which an end has too.
  if (leadContinued.match(action)) return true;
  if (isEndState(state)) return false;
  // A state of another tab comes without the data of its screen.
  const isOtherState = state !== selectProgressState(previous);
  if (isOtherState && isFromOtherTab(action)) return true;
  // Another version of the state has come without the data of its screen.
  const hasLostData =
    selectResult(current).stepData === undefined && selectResult(previous).stepData !== undefined;
  return !isOtherState && hasLostData;
}

interface Polling {
  readonly limitMs: number;
  /** Whether the lead is in the state that is expected to change. */
  readonly isAwaiting: (state: RootState) => boolean;
  readonly onPoll?: () => void;
}

/**
 * Polls for the lead's status with growing delays until the awaited change. Stops at the limit, and after a failure that a repeat cannot change.
 * Does not poll while the page is hidden, or before a `Retry-After` has passed.
 */
async function pollLeadStatus(
  context: ListenerContext,
  { limitMs, isAwaiting, onPoll }: Polling,
): Promise<'changed' | 'stopped'> {
  const { getState, extra, signal } = context;
  let waitedMs = 0;
  /** The time in which the server asked to wait does not count. */
  let waitMs = 0;
  for (let polls = 0; isAwaiting(getState()); polls += 1) {
    const delayMs = getPollDelayMs(polls, waitedMs, limitMs);
    if (delayMs === null) return 'stopped';
    await extra.wait(Math.max(delayMs, waitMs), signal);
    waitedMs += delayMs;
    await waitUntil(() => !extra.isHidden(), extra.onVisibilityChange, signal);
    const id = getLeadId(getState());
    if (signal.aborted || !isAwaiting(getState()) || id === undefined) return 'changed';
    onPoll?.();
    const startedAt = extra.now();
    const result = await readOnce(createStatusCall(id, context), extra.watchLead());
    waitedMs += getPollMs(startedAt, extra.now());
    const failure = endRead('leadStatus', result, context);
    if (failure !== null && isFinalError(failure)) return 'stopped';
    waitMs = failure === null ? 0 : getWaitMs(failure);
  }
  return 'changed';
}

function isChecking(state: RootState): boolean {
  return selectProgressState(state) === stateNumber('CHECKING');
}

/** Requests the status of the lead, if there is one, and again after a pause of the server. */
async function requestLeadStatus(context: ListenerContext): Promise<void> {
  const { getState, extra, signal } = context;
  const id = getLeadId(getState());
  if (id === undefined) return;
  const isSameLead = extra.watchLead();
  for (;;) {
    const { error } = await readForScreen('leadStatus', createStatusCall(id, context), context);
    const waitMs = error === undefined ? 0 : getWaitMs(error);
    if (waitMs === 0) return;
    await extra.wait(waitMs, signal);
    await waitUntil(() => !extra.isHidden(), extra.onVisibilityChange, signal);
    // Another response may have answered meanwhile.
    if (signal.aborted || !isSameLead()) return;
    if (getState().asyncFormData.reads.leadStatus.failure !== 'trouble') return;
  }
}

function getLeadId({ leadApplication }: RootState): string | undefined {
  return leadApplication.application.id;
}
