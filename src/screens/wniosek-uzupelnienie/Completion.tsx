import { use, useMemo } from 'react';
import { useTranslation } from '../../platform/texts';
import { useDispatch, useSelector } from 'react-redux';
import { readMissing } from '../../api/stepData';
import type { Questionnaire } from '../../domain/pages/questionnaire';
import { questionsOf } from '../../domain/pages/stepSequence';
import type { AppDispatch, RootState } from '../../state/root';
import { selectSending } from '../../state/selectors/journey';
import { inquired } from '../../state/signals';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { TextWithMail } from '../../ui/TextWithMail';
import { Asking } from '../Asking';
import { QuestionnaireHeading } from '../QuestionnaireHeading';
import type { ScreenProps } from '../screenProps';
import { WithStepData } from '../WithStepData';
import { missingQuestions } from './missing';
import styles from './Completion.module.css';

/** What the server still misses in the application, and nothing else. */
export default function Completion(screen: ScreenProps) {
  const states = use(screen.services.loadStates());
  const row = states['wniosek-uzupelnienie'];
  if (row === undefined) return null;
  return (
    <WithStepData read={readMissing} page={screen.page} isArrival={screen.isArrival}>
      {(missing) => <Missing row={row} states={Object.values(states)} missing={missing} {...screen} />}
    </WithStepData>
  );
}

interface MissingProps extends ScreenProps {
  readonly row: Questionnaire;
  readonly states: readonly Questionnaire[];
  /** Names as the server told them. */
  readonly missing: readonly string[];
}

function Missing({ row, states, missing, page, services, isArrival }: MissingProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch<AppDispatch>();
  const sending = useSelector((state: RootState) => selectSending(state, 'state'));
  const everything = useMemo(() => questionsOf([...page.steps, ...states]), [page, states]);
  const { asked, unknown } = useMemo(
    () => missingQuestions(missing, row, everything),
    [missing, row, everything],
  );
  const questions = useMemo(() => new Map([...everything, ...questionsOf([asked])]), [everything, asked]);
  const around = useMemo(() => [asked], [asked]);
  const heading = (hasErrors: boolean) => (
    <>
      <QuestionnaireHeading
        questionnaire={asked}
        name={(title) => `${title} | ${page.brand.name}`}
        isArrival={isArrival && !hasErrors}
        hasErrors={hasErrors}
      />
      {unknown === 0 ? null : (
        <Notice tone="warning">
          <TextWithMail
            text={t('screensˆcompletion>unknown', { count: unknown, email: '{{email}}' })}
            address={page.definition.contact.email}
          />
        </Notice>
      )}
    </>
  );
  if (asked.dataPoints.length === 0) {
    return (
      <div className={styles['nothing']}>
        {heading(false)}
        <Button onClick={() => void dispatch(inquired())}>{t('screensˆmissing>again')}</Button>
      </div>
    );
  }
  return (
    <Asking
      key={missing.join(' ')}
      page={page}
      services={services}
      questionnaire={asked}
      questions={questions}
      around={around}
      onSeek={() => undefined}
      onSubmit={(answers) => services.submitState(asked, answers)}
      sending={sending}
      submitLabel={t('commonˆcontinue')}
      heading={heading}
    />
  );
}
