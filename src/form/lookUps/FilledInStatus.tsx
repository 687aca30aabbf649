import { useTranslation } from '../../platform/i18n/texts';
import { useStepContext } from '../engine/StepContext';

/**
 * Announces to screen readers which questions were filled in and that there are companies to choose from. Marks and the list show
 * it to everyone else.
 */
export function FilledInStatus() {
  const { page, lookUps } = useStepContext();
  const { filledIn, companySuggestions } = lookUps;
  const { t, i18n } = useTranslation();
  const labels = [...filledIn.keys()].map((name) => t(`fieldsˆ${name}>label`, { context: page.facts.code }));
  const questions = new Intl.ListFormat(i18n.language).format(labels);
  return (
    <div aria-live="polite" className="visually-hidden">
      {companySuggestions === null ? null : <p>{t('commonˆcompanies>title')}</p>}
      {labels.length === 0 ? null : <p>{t('commonˆfilled_in_status', { questions })}</p>}
    </div>
  );
}
