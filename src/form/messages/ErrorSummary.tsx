import { useEffect, useEffectEvent, useLayoutEffect, useRef, type MouseEvent } from 'react';
import { get, useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from '../../platform/i18n/texts';
import type { QuestionnaireInput } from '../../domain/catalogue/input';
import { getControlName, getErrorKey, type PageQuestion } from '../../domain/pages/questionnaire';
import { Icon } from '../../ui/Icon';
import { findQuestionsWithRows } from '../controls/rows';
import type { AnswerReader } from '../engine/answerReader';
import { useStepContext } from '../engine/StepContext';
import type { OtherStepError } from '../engine/stepFormProps';
import { getControlId } from '../kinds/fieldProps';
import styles from './ErrorSummary.module.css';
import { formatError, mentionsQuestion, toControlError, type ControlError } from './formatError';

interface ErrorSummaryProps {
  /** The questions in their order. */
  readonly questions: readonly PageQuestion[];
  readonly elsewhere: readonly OtherStepError[];
  readonly explain: AnswerReader['explain'];
  readonly onFollow: (question: PageQuestion) => void;
  /** The question that takes the focus in place of the summary. */
  readonly startAt: PageQuestion | undefined;
  /** The last error is corrected. */
  readonly onCorrected: () => void;
}

/**
 * All errors in one place, in the order of the steps, each with a link to its field. The summary appears and takes the focus at a
 * submit only, and each line disappears when its error is corrected.
 */
export default function ErrorSummary({
  questions,
  elsewhere,
  explain,
  onFollow,
  startAt,
  onCorrected,
}: ErrorSummaryProps) {
  const { page } = useStepContext();
  const { getValues } = useFormContext<QuestionnaireInput>();
  const { errors } = useFormState();
  const { t, i18n } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  // A row may be added while the summary is open.
  const here = findQuestionsWithRows(questions, getValues()).flatMap((question) => {
    const error: ControlError | undefined = get(errors, getErrorKey(question));
    return error === undefined ? [] : [{ question, error }];
  });
  const count = here.length + elsewhere.length;
  const isCorrected = count === 0;
  const takeFocus = useEffectEvent(() => {
    if (startAt !== undefined) {
      onFollow(startAt);
      return;
    }
    box.current?.focus({ preventScroll: true });
    // The focus alone may scroll to the end of a summary that is taller than the window.
    box.current?.scrollIntoView({ block: 'start' });
  });
  // Before anybody can follow a link: a focus that came later would be taken from its field.
  useLayoutEffect(() => {
    takeFocus();
  }, []);
  useEffect(() => {
    if (isCorrected) onCorrected();
  }, [isCorrected, onCorrected]);
  if (isCorrected) return null;

  const context = { t, page, languageTag: i18n.language };
  // No colon follows a question mark.
  const withLabel = (label: string, error: string) =>
    t(label.endsWith('?') ? 'commonˆerror_at_question' : 'commonˆerror_at', { label, error });
  const formatWithLabel = (question: PageQuestion, error: ControlError) => {
    const text = formatError(question, error, context);
    return mentionsQuestion(question, error) ? text : withLabel(t(`fieldsˆ${question.name}>label`), text);
  };
  const formatLine = (question: PageQuestion, error: ControlError) => {
    const { inRow } = question;
    const text = formatWithLabel(question, error);
    if (inRow === undefined) return text;
    return withLabel(t(`fieldsˆ${inRow.list}>row`, { number: inRow.index + 1 }), text);
  };
  const followLink = (open: () => void) => (event: MouseEvent) => {
    event.preventDefault();
    open();
  };
  const renderOther = (error: OtherStepError) => (
    <li key={`${error.question?.name ?? 'general'}-${error.code}`}>
      {error.question === null ? (
        <span>{t('errorsˆgeneral')}</span>
      ) : (
        <a href={error.href} onClick={followLink(error.onOpen)}>
          {formatLine(error.question, toControlError(explain(error.question.point, error.code)))}
        </a>
      )}
    </li>
  );
  return (
    <div ref={box} tabIndex={-1} className={styles['summary']}>
      {/* A screen reader would read an alert that takes the focus twice, and a third time as its name. */}
      <div role="alert">
        <h2 className={styles['title']}>
          <Icon name="alert" />
          <span>{t('commonˆerror_summary', { count })}</span>
        </h2>
        <ul className={styles['list']}>
          {elsewhere.filter((error) => error.question !== null && error.isBefore).map(renderOther)}
          {here.map(({ question, error }) => (
            <li key={getControlName(question)}>
              <a href={`#${getControlId(question)}`} onClick={followLink(() => onFollow(question))}>
                {formatLine(question, error)}
              </a>
            </li>
          ))}
          {elsewhere.filter((error) => error.question !== null && !error.isBefore).map(renderOther)}
          {elsewhere.filter((error) => error.question === null).map(renderOther)}
        </ul>
      </div>
    </div>
  );
}
