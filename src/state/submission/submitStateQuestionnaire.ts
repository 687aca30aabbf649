import { isRequestPending } from '../../domain/journey/calls/requestStatus';
import { noNextStep } from '../../domain/journey/states/nextStep';
import { findProgressState } from '../../domain/journey/states/progressStates';
import type { Answers, Questionnaire } from '../../domain/pages/questionnaire';
import { applicationDataUpdated } from '../events';
import type { AppThunk } from '../root';
import { isRequestBusy, selectProgressState, selectRequestStatus } from '../selectors/journey';
import { submissionDeferred } from './deferredSubmission';
import { collectAnswers } from './submitQuestionnaire';

/**
 * Submits the valid answers to a questionnaire of a state's screen: stores those with a path in the lead and sends all of them. A
 * questionnaire of another state on this screen has its own request status.
 */
export function submitStateQuestionnaire(questionnaire: Questionnaire, answers: Answers): AppThunk {
  return (dispatch, getState, extra) => {
    const { key, dataPoints } = questionnaire;
    const route = findProgressState(selectProgressState(getState()))?.route;
    const requestKey = key === `states>${route}` ? 'state' : 'secondaryCall';
    const isPending = isRequestPending(selectRequestStatus(getState(), requestKey));
    if (isPending) dispatch(submissionDeferred({ requestKey, questionnaire, answers }));
    if (isRequestBusy(getState(), requestKey)) return;
    dispatch(
      applicationDataUpdated({
        key,
        answers: collectAnswers(dataPoints, answers),
        policies: [],
        at: extra.now(),
        requestKey,
        ...noNextStep,
      }),
    );
  };
}
