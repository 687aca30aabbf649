import { useEffect, useRef } from 'react';
import { useTranslation } from '../platform/texts';
import type { Questionnaire } from '../domain/pages/questionnaire';
import { getQuestionnaireTitle } from '../form/formatting/getQuestionnaireTitle';
import styles from './QuestionnaireHeading.module.css';

interface QuestionnaireHeadingProps {
  /** Including the questions that are hidden now. */
  readonly questionnaire: Questionnaire;
  /** Formats the document title. */
  readonly formatTitle: (title: string) => string;
  readonly isArrival: boolean;
  readonly hasErrors: boolean;
}

/** The heading of a questionnaire and the document title. Takes the focus after a navigation. */
export function QuestionnaireHeading({
  questionnaire,
  formatTitle,
  isArrival,
  hasErrors,
}: QuestionnaireHeadingProps) {
  const { t, i18n } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isArrival) heading.current?.focus();
  }, [isArrival]);
  const title = getQuestionnaireTitle(questionnaire, t);
  const lead = `stepsˆ${questionnaire.key}>lead`;
  return (
    <div className={styles['heading']} data-part="heading">
      <title>{hasErrors ? t('commonˆerror_title', { title: formatTitle(title) }) : formatTitle(title)}</title>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {i18n.exists(lead) ? <p className={styles['lead']}>{t(lead)}</p> : null}
    </div>
  );
}
