import { isAnyOf } from '@reduxjs/toolkit';
import { isMoved, isResponse, leadResponses } from '../../api/responseActions';
import { isAfterOffer } from '../../domain/journey/states/progressStates';
import { answersAccepted } from '../events';
import type { RootState, StartListening } from '../root';
import { selectDeadEnd } from '../selectors/deadEnd';
import { selectProgressState } from '../selectors/journey';
import { requestStatusChanged } from '../slices/asyncFormData';

/**
 * Explains on the screen that nothing follows what the server accepted (decision 26), where no step of the form was sent: after the
 * decision the server returned to a state that the page has no step for, or it accepted the answers to a state's screen and named
 * no other state.
 */
export function setupDeadEndListeners(startListening: StartListening): void {
  const isLeadResponse = isAnyOf(isResponse(...leadResponses), isMoved);
  startListening({
    predicate: (action, current, previous) =>
      isLeadResponse(action) && hasDecision(previous) && !hasDecision(current),
    effect: (_action, { dispatch, getState, getOriginalState, extra }) => {
      const stateBefore = selectProgressState(getOriginalState());
      const reason = selectDeadEnd(getState(), extra.page, stateBefore);
      if (reason !== null)
        dispatch(requestStatusChanged({ key: 'lead', status: { kind: 'not-saved', reason } }));
    },
  });
  startListening({
    predicate: (action) => answersAccepted.match(action) && action.payload.isSameState,
    effect: async (action, { dispatch, getState, extra }) => {
      if (!answersAccepted.match(action) || action.payload.requestKey !== 'state') return;
      const state = selectProgressState(getState());
      const states = Object.values(await extra.loadStateQuestionnaires());
      const questionnaire = states.find(({ key }) => key === action.payload.key);
      if (questionnaire?.staysAfterSubmit !== false || selectProgressState(getState()) !== state) return;
      dispatch(
        requestStatusChanged({ key: 'state', status: { kind: 'not-saved', reason: 'no-next-state' } }),
      );
    },
  });
}

function hasDecision(state: RootState): boolean {
  return isAfterOffer(selectProgressState(state));
}
