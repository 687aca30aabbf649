import { isAnyOf } from '@reduxjs/toolkit';
import { isMoved, isResponse, leadResponses } from '../../api/responseActions';
import { hasLeftForm } from '../../domain/journey/states/progressStates';
import type { RootState, StartListening } from '../root';
import { selectDeadEnd } from '../selectors/deadEnd';
import { selectProgressState } from '../selectors/journey';
import { requestStatusChanged } from '../slices/asyncFormData';

/** Explains that nothing follows (decision 26): after the decision the server has returned to a state that the page has no step for. */
export function setupDeadEndListener(startListening: StartListening): void {
  const isLeadResponse = isAnyOf(isResponse(...leadResponses), isMoved);
  startListening({
    predicate: (action, current, previous) =>
      isLeadResponse(action) && isDecided(previous) && !isDecided(current),
    effect: (_action, { dispatch, getState, getOriginalState, extra }) => {
      const stateBefore = selectProgressState(getOriginalState());
      const reason = selectDeadEnd(getState(), extra.page, stateBefore);
      if (reason !== null)
        dispatch(requestStatusChanged({ key: 'lead', status: { kind: 'not-saved', reason } }));
    },
  });
}

function isDecided({ leadApplication }: RootState): boolean {
  return hasLeftForm(leadApplication.progressStates);
}
