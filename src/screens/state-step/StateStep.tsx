import { use, useMemo } from 'react';
import { useTranslation } from '../../platform/texts';
import { useSelector } from 'react-redux';
import { progressStateOf } from '../../domain/journey/states/progressStates';
import { withJudgeableRules } from '../../domain/pages/judgeableRules';
import { answersOf, questionsOf, visibleQuestions, type Questions } from '../../domain/pages/stepSequence';
import type { RootState } from '../../state/root';
import { selectApplication, selectProgressState, selectSending } from '../../state/selectors/journey';
import { Asking } from '../Asking';
import { QuestionnaireHeading } from '../QuestionnaireHeading';
import type { ScreenProps } from '../screenProps';

/** The screen of every state that only asks: what it asks is its row in the table of states. */
export default function StateStep({ page, services, isArrival }: ScreenProps) {
  const { t } = useTranslation();
  const states = use(services.loadStates());
  const route = progressStateOf(useSelector(selectProgressState))?.route ?? '';
  const application = useSelector(selectApplication);
  const sending = useSelector((state: RootState) => selectSending(state, 'state'));
  const everything = useMemo(() => questionsOf([...page.steps, ...Object.values(states)]), [page, states]);
  const row = states[route];
  const questionnaire = useMemo(
    () => (row === undefined ? null : withJudgeableRules(row, answersOf(everything, application))),
    [row, everything, application],
  );
  if (questionnaire === null) return null;
  const questions: Questions = new Map([...everything, ...questionsOf([questionnaire])]);
  const visible = visibleQuestions(questionnaire, questions, answersOf(questions, application));
  return (
    <Asking
      key={questionnaire.key}
      page={page}
      services={services}
      questionnaire={questionnaire}
      questions={questions}
      around={[{ ...questionnaire, dataPoints: visible }]}
      // All that can be sought is on this screen.
      onSeek={() => undefined}
      onSubmit={(answers) => services.submitState(questionnaire, answers)}
      sending={sending}
      submitLabel={t('commonˆcontinue')}
      heading={(hasErrors) => (
        <QuestionnaireHeading
          questionnaire={questionnaire}
          name={(title) => `${title} | ${page.brand.name}`}
          isArrival={isArrival && !hasErrors}
          hasErrors={hasErrors}
        />
      )}
    >
      {visible.length === 0 ? <p>{t('screensˆnothingAsked')}</p> : null}
    </Asking>
  );
}
