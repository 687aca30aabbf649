import { useEffect, useEffectEvent, useRef, type MouseEvent } from 'react';
import { get, useFormState, type FieldError } from 'react-hook-form';
import { useTranslation } from '../../platform/texts';
import { controlOf, errorPlaceOf, type AskedDataPoint } from '../../domain/pages/questionnaire';
import { Icon } from '../../ui/Icon';
import styles from './ErrorSummary.module.css';
import { controlId } from '../kinds/fieldProps';
import { errorText, knownCode, namesItsQuestion } from './messages';
import { useStepContext } from '../engine/StepContext';

/** An error that stands on another step, or on none that this page knows. */
export interface ErrorElsewhere {
  /** Null where no step asks it: then the words are general and nothing is linked. */
  readonly asked: AskedDataPoint | null;
  readonly code: string;
  /** Whether the step stands before the present one. */
  readonly isBefore: boolean;
  readonly href: string;
  readonly onOpen: () => void;
}

interface ErrorSummaryProps {
  /** The questions in their order, those in the rows of a list behind it. */
  readonly asked: readonly AskedDataPoint[];
  readonly elsewhere: readonly ErrorElsewhere[];
  readonly onFollow: (asked: AskedDataPoint) => void;
  /** The question that takes the focus instead of the summary. */
  readonly startAt: AskedDataPoint | undefined;
  /** The last error is mended. */
  readonly onMended: () => void;
}

/**
 * Every error in one place, in the order of the steps, each leading to its field. It appears and takes the focus only
 * when something was sent, and its lines go as they are mended.
 */
export default function ErrorSummary({ asked, elsewhere, onFollow, startAt, onMended }: ErrorSummaryProps) {
  const { form, page } = useStepContext();
  const { errors } = useFormState({ control: form.control });
  const { t, i18n } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const here = asked.flatMap((question) => {
    const error: FieldError | undefined = get(errors, errorPlaceOf(question));
    return error === undefined ? [] : [{ question, error }];
  });
  const count = here.length + elsewhere.length;
  const isMended = count === 0;
  const takeFocus = useEffectEvent(() => {
    if (startAt !== undefined) return onFollow(startAt);
    box.current?.focus({ preventScroll: true });
    // Its beginning, where it is higher than the window: a focus alone may show its end.
    box.current?.scrollIntoView({ block: 'start' });
  });
  useEffect(() => takeFocus(), []);
  useEffect(() => {
    if (isMended) onMended();
  }, [isMended, onMended]);
  if (isMended) return null;

  const wording = { t, page, languageTag: i18n.language };
  // A question mark takes no colon behind it.
  const withLabel = (label: string, error: string) =>
    t(label.endsWith('?') ? 'commonˆerror_at_question' : 'commonˆerror_at', { label, error });
  const atQuestion = (question: AskedDataPoint, error: Parameters<typeof errorText>[1]) => {
    const text = errorText(question, error, wording);
    return namesItsQuestion(question, error) ? text : withLabel(t(`fieldsˆ${question.name}>label`), text);
  };
  const words = (question: AskedDataPoint, error: Parameters<typeof errorText>[1]) => {
    const { inRow } = question;
    const text = atQuestion(question, error);
    if (inRow === undefined) return text;
    return withLabel(t(`fieldsˆ${inRow.list}>row`, { number: inRow.index + 1 }), text);
  };
  const follow = (act: () => void) => (event: MouseEvent) => {
    event.preventDefault();
    act();
  };
  const other = (error: ErrorElsewhere) => (
    <li key={`${error.asked?.name ?? 'general'}-${error.code}`}>
      {error.asked === null ? (
        <span>{t('errorsˆgeneral')}</span>
      ) : (
        <a href={error.href} onClick={follow(error.onOpen)}>
          {words(error.asked, { type: knownCode(error.code) })}
        </a>
      )}
    </li>
  );
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      aria-labelledby="error-summary-title"
      className={styles['summary']}
    >
      <h2 id="error-summary-title" className={styles['title']}>
        <Icon name="alert" />
        <span>{t('commonˆerror_summary', { count })}</span>
      </h2>
      <ul className={styles['list']}>
        {elsewhere.filter((error) => error.asked !== null && error.isBefore).map(other)}
        {here.map(({ question, error }) => (
          <li key={controlOf(question)}>
            <a href={`#${controlId(question)}`} onClick={follow(() => onFollow(question))}>
              {words(question, error)}
            </a>
          </li>
        ))}
        {elsewhere.filter((error) => error.asked !== null && !error.isBefore).map(other)}
        {elsewhere.filter((error) => error.asked === null).map(other)}
      </ul>
    </div>
  );
}
