import { isRowAnswers, type Answers, type Questionnaire } from '../domain/pages/questionnaire';
import { noNextStep } from '../domain/journey/states/nextStep';
import type { AppThunk } from './root';
import { applicationDataUpdated } from './events';

/** Saves answers in the lead. A later request sends them. */
export function saveAnswers({ key, dataPoints }: Questionnaire, answers: Answers): AppThunk {
  return (dispatch, _getState, { now, flush }) => {
    dispatch(
      applicationDataUpdated({
        key,
        answers: dataPoints.flatMap(({ name, point: { path } }) => {
          const value = answers[name];
          return Object.hasOwn(answers, name) && !isRowAnswers(value) ? [{ name, path, value }] : [];
        }),
        policies: [],
        at: now(),
        requestKey: null,
        ...noNextStep,
      }),
    );
    queueMicrotask(flush);
  };
}
