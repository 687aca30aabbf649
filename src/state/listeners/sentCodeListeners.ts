import { readSentCode } from '../../api/stepData/sentCode';
import { isRequestPending } from '../../domain/journey/calls/requestStatus';
import { stateNumber } from '../../domain/journey/states/progressStates';
import type { RootState, StartListening } from '../root';
import { selectProgressState, selectRequestStatus, selectResult } from '../selectors/journey';
import { countDown } from '../submission/sendWithRetries';
import { leadStatusRequested } from '../events';

/** Counts down until a one-time code may be sent again. The server sends the delay with the state, and again after each code. */
export function setupSentCodeListeners(startListening: StartListening): void {
  startListening({
    predicate: (_action, current, previous) =>
      isVerifying(current) && selectResult(current).stepData !== selectResult(previous).stepData,
    effect: async (_action, context) => {
      const state = context.getState();
      const { resendAfter } = readSentCode(selectResult(state).stepData ?? {});
      if (resendAfter === 0 || isRequestPending(selectRequestStatus(state, 'resend'))) return;
      await countDown('resend', { seconds: resendAfter, secondsLeft: resendAfter, isPlanned: true }, context);
    },
  });
  // The response to a resend is empty, so the next delay comes from a status request.
  startListening({
    predicate: (_action, current, previous) => isVerifying(current) && isSent(current) && !isSent(previous),
    effect: (_action, { dispatch }) => {
      dispatch(leadStatusRequested());
    },
  });
}

function isVerifying(state: RootState): boolean {
  return selectProgressState(state) === stateNumber('MOBILE_VERIFICATION');
}

function isSent(state: RootState): boolean {
  return selectRequestStatus(state, 'resend').kind === 'saved';
}
