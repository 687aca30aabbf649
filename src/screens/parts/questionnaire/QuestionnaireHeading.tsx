import { useEffect, useRef } from 'react';
import { useDocumentTitle } from '../../../platform/page/documentTitle';
import { useTranslation } from '../../../platform/i18n/texts';
import type { Questionnaire } from '../../../domain/pages/questionnaire';
import type { ShownErrors } from '../../../form/engine/stepFormProps';
import { getQuestionnaireTitle } from '../../../form/formatting/getQuestionnaireTitle';
import styles from './QuestionnaireHeading.module.css';

interface FormHeadingProps {
  readonly brand: string;
  /** Replaces the document title of the heading and the brand. */
  readonly pageTitle?: string | undefined;
  readonly isArrival: boolean;
  /** Null if its form has none of its own. */
  readonly errors: ShownErrors | null;
}

interface QuestionnaireHeadingProps extends FormHeadingProps {
  /** Including the questions that are hidden now. */
  readonly questionnaire: Questionnaire;
}

/** The heading of a questionnaire and the document title. Takes the focus after a navigation. */
export function QuestionnaireHeading({ questionnaire, ...heading }: QuestionnaireHeadingProps) {
  const { t, i18n } = useTranslation();
  const lead = `stepsˆ${questionnaire.key}>lead`;
  return (
    <FormHeading
      title={getQuestionnaireTitle(questionnaire, t)}
      lead={i18n.exists(lead) ? t(lead) : null}
      {...heading}
    />
  );
}

interface TitledHeadingProps extends FormHeadingProps {
  readonly title: string;
  readonly lead: string | null;
}

/** The document title, which says first that the form has errors. */
function useFormTitle(title: string, errors: ShownErrors | null): void {
  const { t } = useTranslation();
  useDocumentTitle(errors?.isOpen === true ? t('commonˆerror_title', { title }) : title);
}

/** The document title of a screen whose heading is not in the form with the errors. */
export function FormTitle({ title, errors }: Pick<TitledHeadingProps, 'title' | 'errors'>) {
  useFormTitle(title, errors);
  return null;
}

/** The heading of a form and the document title. Takes the focus after a navigation. */
export function FormHeading({ title, lead, brand, pageTitle, isArrival, errors }: TitledHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFormTitle(pageTitle ?? `${title} | ${brand}`, errors);
  // Errors take the focus.
  const takesFocus = isArrival && (errors === null || errors.round === 0);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles['heading']} data-part="heading">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {lead === null ? null : <p className={styles['lead']}>{lead}</p>}
    </div>
  );
}
