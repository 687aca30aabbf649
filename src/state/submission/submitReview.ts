import { isRequestPending, isWaitingForServer } from '../../domain/journey/calls/requestStatus';
import { noNextStep } from '../../domain/journey/states/nextStep';
import { answersSubmitted, heldDecisionShown, pressQueued } from '../events';
import type { AppThunk } from '../root';
import { selectLeadRequestStatus, selectSteps } from '../selectors/journey';
import { isApplicationOver } from '../tabs/sessions';
import { restartApplication } from './submitQuestionnaire';

/** Sends the reviewed application. While another request is pending, the press is queued until that request ends. */
export function submitReview(): AppThunk {
  return (dispatch, getState, extra) => {
    const state = getState();
    if (state.leadApplication.heldDecision !== null) {
      dispatch(heldDecisionShown());
      return;
    }
    const last = selectSteps(state, extra.page).at(-1);
    if (last === undefined) return;
    if (isRequestPending(selectLeadRequestStatus(state))) {
      dispatch(pressQueued({ requestKey: 'lead', press: { kind: 'review', questionnaire: last } }));
      return;
    }
    if (isWaitingForServer(selectLeadRequestStatus(state))) return;
    if (isApplicationOver(state, extra) && dispatch(restartApplication()) === 'steps-reopened') return;
    dispatch(
      answersSubmitted({
        key: last.path,
        answers: [],
        preservesDraft: true,
        policies: [],
        at: extra.now(),
        requestKey: 'lead',
        ...noNextStep,
      }),
    );
  };
}
