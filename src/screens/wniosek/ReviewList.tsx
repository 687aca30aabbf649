import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/texts';
import type { StepPath } from '../../domain/catalogue/steps';
import type { Page, PageStep } from '../../domain/pages/resolvePage';
import { findSoleQuestion, type Answers, type PageQuestion } from '../../domain/pages/questionnaire';
import { Button } from '../../ui/Button';
import { getQuestionnaireTitle } from '../../form/formatting/getQuestionnaireTitle';
import { AnswerList } from '../../form/layout/AnswerList';
import styles from './ReviewList.module.css';
import { ReviewSection } from '../../form/layout/ReviewSection';

interface ReviewListProps {
  readonly page: Page;
  /** The steps to review, each with its visible questions. */
  readonly steps: readonly PageStep[];
  readonly answers: Answers;
  readonly onChange: (path: StepPath) => void;
  /** The open step, and the content that replaces its answers. */
  readonly inPlace: { readonly path: StepPath | null; readonly content: ReactNode };
  /** Whether the answers to a step can still be changed. */
  readonly isChangeable: (step: PageStep) => boolean;
  /** Text for an answer that this browser does not have. */
  readonly formatMissing: (question: PageQuestion, step: PageStep) => string;
}

/** The answers of the application, step by step, which can be changed in place. */
export function ReviewList({ steps, ...list }: ReviewListProps) {
  return (
    <div className={styles['steps']}>
      {steps.map((step) => (
        <ReviewedStep key={step.path} step={step} {...list} />
      ))}
    </div>
  );
}

interface ReviewedStepProps extends Omit<ReviewListProps, 'steps'> {
  readonly step: PageStep;
}

function ReviewedStep({
  step,
  page,
  answers,
  onChange,
  inPlace,
  isChangeable,
  formatMissing,
}: ReviewedStepProps) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = inPlace.path === step.path;
  const isNoneOpen = inPlace.path === null;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // After a change the focus returns to the button that started it. The button of another section that was opened keeps it.
    if (wasOpen.current && isNoneOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, isNoneOpen]);
  const questionnaire = page.steps.find(({ path }) => path === step.path) ?? step;
  const title = getQuestionnaireTitle(questionnaire, t);
  return (
    <ReviewSection
      title={title}
      action={
        isChangeable(step) ? (
          <Button ref={button} variant="quiet" onClick={() => onChange(step.path)} aria-expanded={isOpen}>
            <span aria-hidden="true">{isOpen ? t('commonˆclose') : t('commonˆchange')}</span>
            <span className="visually-hidden">{t('screensˆreview>change', { question: title })}</span>
          </Button>
        ) : null
      }
    >
      {isOpen ? (
        inPlace.content
      ) : (
        <AnswerList
          page={page}
          questions={step.dataPoints}
          answers={answers}
          isAskedByTitle={findSoleQuestion(questionnaire) !== undefined}
          formatMissing={(question) => formatMissing(question, step)}
        />
      )}
    </ReviewSection>
  );
}
