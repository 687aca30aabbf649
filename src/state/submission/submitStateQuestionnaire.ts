import { isWaitingForServer } from '../../domain/journey/calls/requestStatus';
import { noNextStep } from '../../domain/journey/states/nextStep';
import { findProgressState } from '../../domain/journey/states/progressStates';
import type { Answers, Questionnaire } from '../../domain/pages/questionnaire';
import { answersSubmitted, pressQueued } from '../events';
import type { AppThunk } from '../root';
import { isLaneBusy, selectProgressState, selectRequestStatus } from '../selectors/journey';
import { withdrawOthers } from './withdraw';
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
    if (isWaitingForServer(selectRequestStatus(getState(), requestKey))) return;
    if (isLaneBusy(getState(), requestKey)) {
      dispatch(pressQueued({ requestKey, press: { kind: 'answers', questionnaire, answers } }));
      return;
    }
    withdrawOthers(requestKey, { dispatch, getState });
    dispatch(
      answersSubmitted({
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
