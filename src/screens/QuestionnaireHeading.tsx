import { useEffect, useRef } from 'react';
import { useTranslation } from '../platform/texts';
import type { Questionnaire } from '../domain/pages/questionnaire';
import { titleOf } from '../form/words/titleOf';
import styles from './QuestionnaireHeading.module.css';

interface QuestionnaireHeadingProps {
  /** With the questions that are hidden now. */
  readonly questionnaire: Questionnaire;
  /** What the document is called. */
  readonly name: (title: string) => string;
  readonly isArrival: boolean;
  readonly hasErrors: boolean;
}

/** Names what is asked and the document, and takes the focus when the applicant has just come here. */
export function QuestionnaireHeading({
  questionnaire,
  name,
  isArrival,
  hasErrors,
}: QuestionnaireHeadingProps) {
  const { t, i18n } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isArrival) heading.current?.focus();
  }, [isArrival]);
  const title = titleOf(questionnaire, t);
  const lead = `stepsˆ${questionnaire.key}>lead`;
  return (
    <div className={styles['heading']} data-part="heading">
      <title>{hasErrors ? t('commonˆerror_title', { title: name(title) }) : name(title)}</title>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {i18n.exists(lead) ? <p className={styles['lead']}>{t(lead)}</p> : null}
    </div>
  );
}
