import { useMemo } from 'react';
import type { Questionnaire } from '../../domain/pages/questionnaire';
import type { Page } from '../../domain/pages/resolvePage';
import { getAnswers, getVisibleQuestions, indexQuestions } from '../../domain/pages/questionIndex';
import { removeUndecidableRules } from '../../domain/pages/undecidableRules';
import { selectApplication, selectSteps } from '../../state/selectors/journey';
import { useAppSelector } from '../storeHooks';
import { getChangeableQuestions, getSections } from './sections';

/** The sections of the application, the questions of the state itself, and the answers to all of them. */
export function useSections(row: Questionnaire, page: Page) {
  const application = useAppSelector(selectApplication);
  const path = useAppSelector((state) => selectSteps(state, page));
  const questionIndex = useMemo(() => indexQuestions([...page.steps, row]), [page, row]);
  const answers = useMemo(() => getAnswers(questionIndex, application), [questionIndex, application]);
  const stateQuestionnaire = useMemo(
    () => ({ ...removeUndecidableRules(row, answers), alwaysShowsTitle: true as const }),
    [row, answers],
  );
  const sections = useMemo(() => getSections(path, page, row, answers), [path, page, row, answers]);
  const questions = useMemo(
    () =>
      new Map([
        ...questionIndex,
        ...indexQuestions([...sections.map(({ change }) => change), stateQuestionnaire]),
      ]),
    [questionIndex, sections, stateQuestionnaire],
  );
  const visibleStateQuestionnaire = useMemo(
    () => ({
      ...stateQuestionnaire,
      dataPoints: getVisibleQuestions(stateQuestionnaire, questions, getAnswers(questions, application)),
    }),
    [stateQuestionnaire, questions, application],
  );
  const visibleQuestionnaires = useMemo(
    () => [...sections.map(getChangeableQuestions), visibleStateQuestionnaire],
    [sections, visibleStateQuestionnaire],
  );
  return {
    sections,
    stateQuestionnaire,
    visibleQuestionnaires,
    hasQuestions: visibleStateQuestionnaire.dataPoints.length > 0,
    questions,
    answers,
  };
}
