import { useMemo, useState } from 'react';
import { useTranslation } from '../../platform/i18n/texts';
import { useAppDispatch, useAppSelector } from '../storeHooks';
import { readMissingDataPoints } from '../../api/stepData';
import type { Questionnaire } from '../../domain/pages/questionnaire';
import { indexQuestions } from '../../domain/pages/questionIndex';
import type { ShownErrors } from '../../form/engine/stepFormProps';
import { selectRequestStatus } from '../../state/selectors/journey';
import { leadStatusRequested } from '../../state/events';
import { submitStateQuestionnaire } from '../../state/submission/submitStateQuestionnaire';
import { Notice } from '../../ui/Notice';
import { TextWithMail } from '../../ui/TextWithMail';
import { useLateAssets } from '../lateAssets';
import { QuestionnaireForm } from '../parts/questionnaire/QuestionnaireForm';
import { QuestionnaireHeading } from '../parts/questionnaire/QuestionnaireHeading';
import { ReadAgain, ReadOutcome } from '../parts/requests/ReadAgain';
import type { ScreenProps } from '../screenProps';
import { useAllQuestions } from '../parts/questionnaire/useAllQuestions';
import { WithStepData } from '../parts/requests/WithStepData';
import { findMissingQuestions } from './missingQuestions';
import styles from './CompletionScreen.module.css';

/** Asks only for the data that the server reports as missing. */
export default function CompletionScreen(screen: ScreenProps) {
  const row = useLateAssets().states['wniosek-uzupelnienie'];
  if (row === undefined) return null;
  return (
    <WithStepData read={readMissingDataPoints} page={screen.page} isArrival={screen.isArrival}>
      {(missing, isArrival) => <Missing {...screen} row={row} missing={missing} isArrival={isArrival} />}
    </WithStepData>
  );
}

interface MissingProps extends ScreenProps {
  readonly row: Questionnaire;
  /** The names that the server sent. */
  readonly missing: readonly string[];
}

function Missing({ row, missing, page, isArrival }: MissingProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const status = useAppSelector((state) => selectRequestStatus(state, 'state'));
  const everything = useAllQuestions(page);
  const { questionnaire, unknown } = useMemo(
    () => findMissingQuestions(missing, row, everything),
    [missing, row, everything],
  );
  const questions = useMemo(
    () => new Map([...everything, ...indexQuestions([questionnaire])]),
    [everything, questionnaire],
  );
  const visibleQuestionnaires = useMemo(() => [questionnaire], [questionnaire]);
  // The pressed button gives way to the questions.
  const [hasPressed, setHasPressed] = useState(false);
  const renderHeading = (takesFocus: boolean, errors: ShownErrors | null) => (
    <QuestionnaireHeading
      questionnaire={questionnaire}
      brand={page.brand.name}
      isArrival={takesFocus}
      errors={errors}
    />
  );
  const unknownNotice =
    unknown === 0 ? null : (
      <Notice tone="warning">
        <TextWithMail
          text={t('screensˆcompletion>unknown', { count: unknown, email: '{{email}}' })}
          address={page.definition.contact.email}
        />
      </Notice>
    );
  if (questionnaire.dataPoints.length === 0) {
    return (
      <div className={styles['nothing']}>
        {renderHeading(isArrival, null)}
        <ReadOutcome read="leadStatus">{unknownNotice}</ReadOutcome>
        <ReadAgain
          read="leadStatus"
          onPress={() => {
            setHasPressed(true);
            dispatch(leadStatusRequested());
          }}
        >
          {t('screensˆmissing>again')}
        </ReadAgain>
      </div>
    );
  }
  return (
    <QuestionnaireForm
      key={missing.join(' ')}
      page={page}
      questionnaire={questionnaire}
      questions={questions}
      visibleQuestionnaires={visibleQuestionnaires}
      submission={{
        status,
        label: t('commonˆcontinue'),
        onSubmit: (answers) => dispatch(submitStateQuestionnaire(questionnaire, answers)),
      }}
      heading={(errors) => (
        <>
          {renderHeading(isArrival || hasPressed, errors)}
          {unknownNotice}
        </>
      )}
    />
  );
}
