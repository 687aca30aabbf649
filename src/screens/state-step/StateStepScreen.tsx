import { useMemo } from 'react';
import { useTranslation } from '../../platform/texts';
import { useSelector } from 'react-redux';
import { findProgressState } from '../../domain/journey/states/progressStates';
import { removeUndecidableRules } from '../../domain/pages/undecidableRules';
import {
  getAnswers,
  indexQuestions,
  getVisibleQuestions,
  type QuestionIndex,
} from '../../domain/pages/stepSequence';
import type { RootState } from '../../state/root';
import { selectApplication, selectProgressState, selectRequestStatus } from '../../state/selectors/journey';
import { QuestionnaireForm } from '../QuestionnaireForm';
import { QuestionnaireHeading } from '../QuestionnaireHeading';
import type { ScreenProps } from '../screenProps';
import { useLoaded } from '../../ui/useLoaded';

/** The screen of every state that only asks questions, which its row in the table of states defines. */
export default function StateStepScreen({ page, services, isArrival }: ScreenProps) {
  const { t } = useTranslation();
  const states = useLoaded(services.loadStates);
  const route = findProgressState(useSelector(selectProgressState))?.route ?? '';
  const application = useSelector(selectApplication);
  const status = useSelector((state: RootState) => selectRequestStatus(state, 'state'));
  const everything = useMemo(() => indexQuestions([...page.steps, ...Object.values(states)]), [page, states]);
  const row = states[route];
  const questionnaire = useMemo(
    () => (row === undefined ? null : removeUndecidableRules(row, getAnswers(everything, application))),
    [row, everything, application],
  );
  if (questionnaire === null) return null;
  const questions: QuestionIndex = new Map([...everything, ...indexQuestions([questionnaire])]);
  const visible = getVisibleQuestions(questionnaire, questions, getAnswers(questions, application));
  return (
    <QuestionnaireForm
      key={questionnaire.key}
      page={page}
      services={services}
      questionnaire={questionnaire}
      questions={questions}
      visibleQuestionnaires={[{ ...questionnaire, dataPoints: visible }]}
      // Every question is on this screen, so no error leads elsewhere.
      onFollowError={() => undefined}
      onSubmit={(answers) => services.submitState(questionnaire, answers)}
      requestStatus={status}
      submitLabel={t('commonˆcontinue')}
      heading={(hasErrors) => (
        <QuestionnaireHeading
          questionnaire={questionnaire}
          formatTitle={(title) => `${title} | ${page.brand.name}`}
          isArrival={isArrival && !hasErrors}
          hasErrors={hasErrors}
        />
      )}
    >
      {visible.length === 0 ? <p>{t('screensˆnothingAsked')}</p> : null}
    </QuestionnaireForm>
  );
}
