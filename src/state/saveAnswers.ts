import { findOutdated } from '../domain/pages/filledIn';
import type { Answers, Questionnaire } from '../domain/pages/questionnaire';
import { noNextStep } from '../domain/journey/states/nextStep';
import type { AppThunk } from './root';
import { answersSubmitted } from './events';
import { collectAnswers } from './submission/submitQuestionnaire';

/** Saves answers in the lead. A later request sends them. */
export function saveAnswers({ key, dataPoints }: Questionnaire, answers: Answers): AppThunk {
  return (dispatch, getState, { now, flush, page }) => {
    const path = key.slice(key.lastIndexOf('>') + 1);
    const outdated = findOutdated(getState().dynamicPages.filledIn, path, answers, page.steps);
    dispatch(
      answersSubmitted({
        key,
        answers: collectAnswers(dataPoints, answers, outdated.questions),
        outdatedSteps: outdated.steps,
        policies: [],
        at: now(),
        requestKey: null,
        ...noNextStep,
      }),
    );
    queueMicrotask(flush);
  };
}
