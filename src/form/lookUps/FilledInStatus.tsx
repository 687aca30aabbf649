import { useTranslation } from '../../platform/texts';
import { useStepContext } from '../engine/StepContext';

/**
 * Tells once, to who cannot see it happen, which questions were filled in and that there are companies to choose from. Marks
 * and the list tell the others.
 */
export function FilledInStatus() {
  const { page, filledIn, suggested } = useStepContext();
  const { t, i18n } = useTranslation();
  const labels = [...filledIn.keys()].map((name) => t(`fieldsˆ${name}>label`, { context: page.facts.code }));
  const questions = new Intl.ListFormat(i18n.language).format(labels);
  return (
    <div aria-live="polite" className="visually-hidden">
      {suggested === null ? null : <p>{t('commonˆcompanies>title')}</p>}
      {labels.length === 0 ? null : <p>{t('commonˆfilled_in_status', { questions })}</p>}
    </div>
  );
}
