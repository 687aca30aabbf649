import { isAnyOf } from '@reduxjs/toolkit';
import { api } from '../../api/api';
import type { Envelope } from '../../api/envelope';
import { asFailure, type ApiFailure } from '../../api/failure';
import { isOvertaken } from '../../api/fulfilled';
import { nextPoll } from '../../domain/journey/states/polling';
import { isEndState, progressStateOf, stateNumber } from '../../domain/journey/states/progressStates';
import { checkingResumed, checkingStalled, decisionAsked, inquiryChanged } from '../slices/asyncFormData';
import { currentState } from '../slices/leadState';
import type { RootState, StartListening } from '../root';
import { checkingOpened, inquired, leadContinued, pageRestored, tabsMerged } from '../signals';
import type { Effect, Outcome } from '../sending/deliver';
import { mayPass, millisecondsWanted, read, readOnce } from '../sending/read';
import { until } from '../sending/until';

/**
 * Asks for the decision with growing pauses, not while the page is hidden nor before the server wants it, until there is one
 * or the limit is reached. A page that comes back asks once where the lead stands.
 */
export function setupCheckingListeners(startListening: StartListening): void {
  startListening({
    actionCreator: checkingOpened,
    effect: async (_action, effect) => {
      const { dispatch, getState, extra, signal, cancelActiveListeners } = effect;
      cancelActiveListeners();
      const began = extra.now();
      dispatch(checkingResumed(began));
      let wanted = 0;
      for (let asked = 0; isChecking(getState()); asked += 1) {
        const pause = nextPoll(asked, extra.now() - began);
        if (pause === null) {
          dispatch(checkingStalled());
          return;
        }
        await extra.wait(Math.max(pause, wanted), signal);
        await until(() => !extra.isHidden(), extra.onVisibility, signal);
        if (!isChecking(getState()) || !hasLead(getState())) return;
        dispatch(decisionAsked(extra.now()));
        const failure = judge(await readOnce(asking(effect)), effect);
        if (failure !== null && !mayPass(failure)) return;
        wanted = failure === null ? 0 : millisecondsWanted(failure);
      }
    },
  });
  // What was said too late may be the newer word all the same: the server knows.
  startListening({
    predicate: isOvertaken,
    effect: (_action, effect) => inquire(effect),
  });
  startListening({
    actionCreator: inquired,
    effect: (_action, effect) => {
      effect.cancelActiveListeners();
      return inquire(effect);
    },
  });
  // A state that was heard of elsewhere, by a link or another tab, came without what its screen needs.
  startListening({
    predicate: (action, { leadApplication }, previous) =>
      isHeardElsewhere(action) &&
      currentState(leadApplication) !== currentState(previous.leadApplication) &&
      isAskedAbout(currentState(leadApplication)),
    effect: (_action, { dispatch }) => {
      dispatch(inquired());
    },
  });
  startListening({
    actionCreator: pageRestored,
    effect: (_action, { dispatch, getState }) => {
      const { leadApplication } = getState();
      if (isChecking(getState())) dispatch(checkingOpened());
      else if (progressStateOf(currentState(leadApplication))?.phase === 'after-offer') dispatch(inquired());
    },
  });
}

const isHeardElsewhere = isAnyOf(leadContinued, tabsMerged);

/** Whether there is something to ask of a state that the server told another. Checking asks by itself, and an end is one. */
function isAskedAbout(state: number): boolean {
  const isDecided = progressStateOf(state)?.phase === 'after-offer';
  return isDecided && state !== stateNumber('CHECKING') && !isEndState(state);
}

function isChecking(state: RootState): boolean {
  return currentState(state.leadApplication) === stateNumber('CHECKING');
}

/** Asks where the lead stands; without a lead there is nothing to ask. */
async function inquire(effect: Effect): Promise<void> {
  if (hasLead(effect.getState())) judge(await read(asking(effect), effect), effect);
}

function hasLead({ leadApplication }: RootState): boolean {
  return leadApplication.application.id !== undefined;
}

function asking({ dispatch, getState }: Effect) {
  return () => {
    const { id = '' } = getState().leadApplication.application;
    return dispatch(
      api.endpoints.leadStatus.initiate({ params: { id } }, { forceRefetch: true, subscribe: false }),
    );
  };
}

/** Tells the screens what a question that failed means; what was answered has told itself. */
function judge(outcome: Outcome<Envelope>, { dispatch }: Effect): ApiFailure | null {
  if (outcome.error === undefined) return null;
  const failure = asFailure(outcome.error);
  dispatch(inquiryChanged(failure.kind === 'gone' ? 'gone' : 'trouble'));
  return failure;
}
