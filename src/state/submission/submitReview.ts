import { isRequestPending } from '../../domain/journey/calls/requestStatus';
import { noNextStep } from '../../domain/journey/states/nextStep';
import { applicationDataUpdated, leadAmended } from '../events';
import type { AppThunk } from '../root';
import { isRequestBusy, selectLeadRequestStatus, selectSteps } from '../selectors/journey';
import { isApplicationOver } from '../sessions';
import { submissionDeferred } from './deferredSubmission';
import { restartApplication } from './submitQuestionnaire';

/**
 * Sends the reviewed application: the answers to the last step, which were stored when it was left. While another request is pending,
 * the press is deferred until that request ends.
 */
export function submitReview(): AppThunk {
  return (dispatch, getState, extra) => {
    const state = getState();
    const last = selectSteps(state, extra.page).at(-1);
    if (last === undefined) return;
    if (isRequestPending(selectLeadRequestStatus(state))) {
      const { ahead } = state.leadApplication;
      // The review sends all answers, so a state that leads to a step which is answered already leaves it open.
      if (ahead !== null)
        dispatch(leadAmended({ ahead: { ...ahead, queued: null, occupied: null, isAwaited: true } }));
      dispatch(submissionDeferred({ requestKey: 'lead', questionnaire: last, answers: {}, isReview: true }));
    }
    if (isRequestBusy(state, 'lead')) return;
    if (isApplicationOver(state, extra) && dispatch(restartApplication()) === 'steps-reopened') return;
    dispatch(
      applicationDataUpdated({
        key: last.path,
        answers: [],
        policies: [],
        at: extra.now(),
        requestKey: 'lead',
        ...noNextStep,
      }),
    );
  };
}
