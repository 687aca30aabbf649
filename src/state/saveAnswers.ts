import { findOutdated } from '../domain/pages/filledIn';
import { isRowAnswers, type Answers, type Questionnaire } from '../domain/pages/questionnaire';
import { noNextStep } from '../domain/journey/states/nextStep';
import type { AppThunk } from './root';
import { applicationDataUpdated } from './events';

/** Saves answers in the lead. A later request sends them. */
export function saveAnswers({ key, dataPoints }: Questionnaire, answers: Answers): AppThunk {
  return (dispatch, getState, { now, flush, page }) => {
    const path = key.slice(key.lastIndexOf('>') + 1);
    const outdated = findOutdated(getState().dynamicPages.filledIn, path, answers, page.steps);
    dispatch(
      applicationDataUpdated({
        key,
        answers: [
          ...dataPoints.flatMap(({ name, point }) => {
            const value = answers[name];
            return Object.hasOwn(answers, name) && !isRowAnswers(value)
              ? [{ name, path: point.path, value }]
              : [];
          }),
          ...outdated.questions.map(({ name, point }) => ({ name, path: point.path, value: undefined })),
        ],
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
