import type { TFunction } from 'i18next';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from '../../platform/texts';
import type { StepPath } from '../../domain/catalogue/steps';
import type { Page, PageStep } from '../../domain/pages/resolvePage';
import { findSoleQuestion, type Answers, type PageQuestion } from '../../domain/pages/questionnaire';
import { Button } from '../../ui/Button';
import { formatAnswer } from '../formatting/formatAnswer';
import { getQuestionnaireTitle } from '../formatting/getQuestionnaireTitle';
import styles from './ReviewList.module.css';

interface ReviewListProps {
  readonly page: Page;
  /** The steps to review, each with its visible questions. */
  readonly steps: readonly PageStep[];
  readonly answers: Answers;
  readonly onChange: (path: StepPath) => void;
  /** If answers are changed in place: the open step, and the content that replaces its answers. */
  readonly inPlace?: { readonly path: StepPath | null; readonly content: ReactNode } | undefined;
  /** Whether the answers to a step can still be changed. All can by default. */
  readonly isChangeable?: (step: PageStep) => boolean;
  /** Text for an answer that this browser does not have. */
  readonly formatMissing?: (question: PageQuestion, step: PageStep) => string;
}

/** The answers on the path, step by step, for a review before the final submit. */
export default function ReviewList({ steps, ...list }: ReviewListProps) {
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
  const { t, i18n } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = inPlace?.path === step.path;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // After a change the focus returns to the button that started it.
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const questionnaire = page.steps.find(({ path }) => path === step.path) ?? step;
  const title = getQuestionnaireTitle(questionnaire, t);
  const isAskedByTitle = findSoleQuestion(questionnaire) !== undefined;
  const context = { t, page, languageTag: i18n.language };
  return (
    <section className={styles['step']}>
      <div className={styles['head']}>
        <h2>{title}</h2>
        {isChangeable?.(step) === false ? null : (
          <Button
            ref={button}
            variant="quiet"
            onClick={() => onChange(step.path)}
            {...(inPlace === undefined ? {} : { 'aria-expanded': isOpen })}
          >
            <span aria-hidden="true">{isOpen ? t('commonˆclose') : t('commonˆchange')}</span>
            <span className="visually-hidden">{t('screensˆreview>change', { question: title })}</span>
          </Button>
        )}
      </div>
      {isOpen ? (
        inPlace.content
      ) : (
        <dl>
          {step.dataPoints.map((question) => (
            <div key={question.name} className={styles['answer']}>
              <dt className={isAskedByTitle ? 'visually-hidden' : ''}>{getLabel(question, t)}</dt>
              <dd>
                {formatAnswer(question, answers[question.name], context) ||
                  (formatMissing?.(question, step) ?? t('screensˆreview>none'))}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** The label of a question. The label of a consent contains the names of its links. */
function getLabel({ name }: PageQuestion, t: TFunction): string {
  return t(`fieldsˆ${name}>label`, {
    privacy: t(`fieldsˆ${name}>privacy_link`),
    terms: t(`fieldsˆ${name}>terms_link`),
  });
}
