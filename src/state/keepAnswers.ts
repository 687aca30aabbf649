import { isRows, type Answers, type Questionnaire } from '../domain/pages/questionnaire';
import type { AppDispatch, Dependencies, RootState } from './root';
import { applicationDataUpdated } from './signals';

/** Answers enter the lead and wait there for what sends them. */
export function keepAnswers({ key, dataPoints }: Questionnaire, answers: Answers) {
  return (dispatch: AppDispatch, _getState: () => RootState, { now }: Dependencies): void => {
    dispatch(
      applicationDataUpdated({
        key,
        answers: dataPoints.flatMap(({ name, point: { path } }) => {
          const value = answers[name];
          return Object.hasOwn(answers, name) && !isRows(value) ? [{ name, path, value }] : [];
        }),
        policies: [],
        at: now(),
        sends: null,
        leadsTo: null,
        endsReturn: false,
      }),
    );
  };
}
