import { useMemo } from 'react';
import { useTranslation } from '../../platform/texts';
import { useSelector } from 'react-redux';
import type { Questionnaire } from '../../domain/pages/questionnaire';
import { getAnswers, indexQuestions, getVisibleQuestions } from '../../domain/pages/stepSequence';
import type { RootState } from '../../state/root';
import { selectApplication, selectRequestStatus } from '../../state/selectors/journey';
import { ActionStatus } from '../ActionStatus';
import { QuestionnaireForm } from '../QuestionnaireForm';
import { QuestionnaireHeading } from '../QuestionnaireHeading';
import type { ScreenProps } from '../screenProps';
import { PhoneHandover } from './PhoneHandover';
import { SkipDocument } from './SkipDocument';
import { useLoaded } from '../../ui/useLoaded';

interface DocumentQuestionsProps extends ScreenProps {
  readonly questionnaire: Questionnaire;
  readonly isSkippable: boolean;
}

/** The type of the document, its number and its date. */
export function DocumentQuestions({
  page,
  services,
  isArrival,
  questionnaire,
  isSkippable,
}: DocumentQuestionsProps) {
  const { t } = useTranslation();
  const states = useLoaded(services.loadStates);
  const application = useSelector(selectApplication);
  const status = useSelector((state: RootState) => selectRequestStatus(state, 'state'));
  const skipStatus = useSelector((state: RootState) => selectRequestStatus(state, 'stateAction'));
  const questions = useMemo(
    () => indexQuestions([...page.steps, ...Object.values(states), questionnaire]),
    [page, states, questionnaire],
  );
  const visible = getVisibleQuestions(questionnaire, questions, getAnswers(questions, application));
  return (
    <>
      <QuestionnaireForm
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
      />
      <PhoneHandover getHref={services.getHref} />
      {isSkippable ? (
        <>
          <ActionStatus status={skipStatus} />
          <SkipDocument />
        </>
      ) : null}
    </>
  );
}
