import { useMemo } from 'react';
import { useTranslation } from '../../../platform/i18n/texts';
import { useAppDispatch, useAppSelector } from '../../storeHooks';
import type { Questionnaire } from '../../../domain/pages/questionnaire';
import { getAnswers, getVisibleQuestions, indexQuestions } from '../../../domain/pages/questionIndex';
import { removeUndecidableRules } from '../../../domain/pages/undecidableRules';
import { selectApplication, selectRequestStatus } from '../../../state/selectors/journey';
import { submitStateQuestionnaire } from '../../../state/submission/submitStateQuestionnaire';
import { QuestionnaireForm } from './QuestionnaireForm';
import { QuestionnaireHeading } from './QuestionnaireHeading';
import { useAllQuestions } from './useAllQuestions';
import type { ScreenProps } from '../../screenProps';

interface StateQuestionsProps extends Pick<ScreenProps, 'page' | 'isArrival'> {
  /** The questions of the state. */
  readonly row: Questionnaire;
}

/** The questions of a state on a screen that asks nothing else. */
export function StateQuestions({ row, page, isArrival }: StateQuestionsProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const application = useAppSelector(selectApplication);
  const status = useAppSelector((state) => selectRequestStatus(state, 'state'));
  const everything = useAllQuestions(page);
  const questionnaire = useMemo(
    () => removeUndecidableRules(row, getAnswers(everything, application)),
    [row, everything, application],
  );
  const questions = useMemo(
    () => new Map([...everything, ...indexQuestions([questionnaire])]),
    [everything, questionnaire],
  );
  const visible = getVisibleQuestions(questionnaire, questions, getAnswers(questions, application));
  return (
    <QuestionnaireForm
      key={questionnaire.key}
      page={page}
      questionnaire={questionnaire}
      questions={questions}
      visibleQuestionnaires={[{ ...questionnaire, dataPoints: visible }]}
      submission={{
        status,
        label: t('commonˆcontinue'),
        onSubmit: (answers) => dispatch(submitStateQuestionnaire(questionnaire, answers)),
      }}
      heading={(errors) => (
        <QuestionnaireHeading
          questionnaire={questionnaire}
          brand={page.brand.name}
          isArrival={isArrival}
          errors={errors}
        />
      )}
    >
      {visible.length === 0 ? <p>{t('screensˆnothingAsked')}</p> : null}
    </QuestionnaireForm>
  );
}
