import type { TFunction } from 'i18next';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from '../../platform/texts';
import type { StepPath } from '../../domain/catalogue/steps';
import type { Page, PageStep } from '../../domain/pages/resolvePage';
import { soleQuestion, type Answers, type AskedDataPoint } from '../../domain/pages/questionnaire';
import { Button } from '../../ui/Button';
import { formatAnswer } from '../words/formatAnswer';
import { titleOf } from '../words/titleOf';
import styles from './ReviewList.module.css';

interface ReviewListProps {
  readonly page: Page;
  /** The steps to be read, each with the questions that are asked now. */
  readonly steps: readonly PageStep[];
  readonly answers: Answers;
  readonly onChange: (path: StepPath) => void;
  /** Where answers are changed in place: what stands in the place of those of the step that is open. */
  readonly inPlace?: { readonly path: StepPath | null; readonly content: ReactNode } | undefined;
  /** Whether the answers to a step can still be changed; of all where it is not said. */
  readonly isChangeable?: (step: PageStep) => boolean;
  /** What stands for an answer that this browser does not hold. */
  readonly unheld?: (asked: AskedDataPoint, step: PageStep) => string;
}

/** The answers on the path, step by step, to be read and changed before they are sent for good. */
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

function ReviewedStep({ step, page, answers, onChange, inPlace, isChangeable, unheld }: ReviewedStepProps) {
  const { t, i18n } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = inPlace?.path === step.path;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // Whoever has changed something goes on where that was begun.
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const questionnaire = page.steps.find(({ path }) => path === step.path) ?? step;
  const title = titleOf(questionnaire, t);
  const isAskedByTitle = soleQuestion(questionnaire) !== undefined;
  const wording = { t, page, languageTag: i18n.language };
  return (
    <section className={styles['step']}>
      <div className={styles['head']}>
        <h2>{title}</h2>
        {isChangeable?.(step) === false ? null : (
          <Button
            ref={button}
            look="quiet"
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
          {step.dataPoints.map((asked) => (
            <div key={asked.name} className={styles['answer']}>
              <dt className={isAskedByTitle ? 'visually-hidden' : ''}>{labelOf(asked, t)}</dt>
              <dd>
                {formatAnswer(asked, answers[asked.name], wording) ||
                  (unheld?.(asked, step) ?? t('screensˆreview>none'))}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** The words of a question; those of a consent with the names of what is linked in it. */
function labelOf({ name }: AskedDataPoint, t: TFunction): string {
  return t(`fieldsˆ${name}>label`, {
    privacy: t(`fieldsˆ${name}>privacy_link`),
    terms: t(`fieldsˆ${name}>terms_link`),
  });
}
