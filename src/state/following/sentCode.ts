import { readSentCode } from '../../api/stepData/sentCode';
import { isUnderWay } from '../../domain/journey/calls/sending';
import { stateNumber } from '../../domain/journey/states/progressStates';
import type { RootState, StartListening } from '../root';
import { selectResult, selectSending } from '../selectors/journey';
import { countDown } from '../sending/deliver';
import { inquired } from '../signals';
import { currentState } from '../slices/leadState';

/** When a one-time code may be sent again: as the server says with the state, and anew after each that was sent. */
export function setupSentCodeListeners(startListening: StartListening): void {
  startListening({
    predicate: (_action, current, previous) =>
      isVerifying(current) && selectResult(current).stepData !== selectResult(previous).stepData,
    effect: async (_action, effect) => {
      const state = effect.getState();
      const { resendAfter } = readSentCode(selectResult(state).stepData ?? {});
      if (resendAfter === 0 || isUnderWay(selectSending(state, 'resend'))) return;
      await countDown('resend', { seconds: resendAfter, secondsLeft: resendAfter }, effect);
    },
  });
  // That it was sent is answered with nothing: how long the next one has to wait is asked for.
  startListening({
    predicate: (_action, current, previous) => isVerifying(current) && isSent(current) && !isSent(previous),
    effect: (_action, { dispatch }) => {
      dispatch(inquired());
    },
  });
}

function isVerifying({ leadApplication }: RootState): boolean {
  return currentState(leadApplication) === stateNumber('MOBILE_VERIFICATION');
}

function isSent(state: RootState): boolean {
  return selectSending(state, 'resend').kind === 'saved';
}
