import { use, useMemo } from 'react';
import { useTranslation } from '../../platform/texts';
import { useSelector } from 'react-redux';
import type { Questionnaire } from '../../domain/pages/questionnaire';
import { answersOf, questionsOf, visibleQuestions } from '../../domain/pages/stepSequence';
import type { RootState } from '../../state/root';
import { selectApplication, selectSending } from '../../state/selectors/journey';
import { ActState } from '../ActState';
import { Asking } from '../Asking';
import { QuestionnaireHeading } from '../QuestionnaireHeading';
import type { ScreenProps } from '../screenProps';
import { SkipDocument } from './SkipDocument';

interface DocumentQuestionsProps extends ScreenProps {
  readonly questionnaire: Questionnaire;
  readonly isSkippable: boolean;
}

/** Which document it is, its number and its date. */
export function DocumentQuestions({
  page,
  services,
  isArrival,
  questionnaire,
  isSkippable,
}: DocumentQuestionsProps) {
  const { t } = useTranslation();
  const states = use(services.loadStates());
  const application = useSelector(selectApplication);
  const sending = useSelector((state: RootState) => selectSending(state, 'state'));
  const skipping = useSelector((state: RootState) => selectSending(state, 'act'));
  const questions = useMemo(
    () => questionsOf([...page.steps, ...Object.values(states), questionnaire]),
    [page, states, questionnaire],
  );
  const visible = visibleQuestions(questionnaire, questions, answersOf(questions, application));
  return (
    <>
      <Asking
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
      />
      {isSkippable ? (
        <>
          <ActState sending={skipping} />
          <SkipDocument />
        </>
      ) : null}
    </>
  );
}
