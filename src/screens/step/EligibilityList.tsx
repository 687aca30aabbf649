import type { Page } from '../../domain/pages/resolvePage';
import { useIsTextLoaded, useTranslation } from '../../platform/i18n/texts';
import styles from './EligibilityList.module.css';
import { formatEligibility } from './formatEligibility';

/** Who can apply for certain. It is folded on the first screen, so its texts load later. */
export default function EligibilityList({ page }: { readonly page: Page }) {
  const { t, i18n } = useTranslation();
  const { age, monthlyIncome, refusedIncomeSources } = page.definition.eligibility ?? {};
  const isLoaded = useIsTextLoaded('screensˆeligibility>residence');
  if (!isLoaded) return <p role="status">{t('commonˆloading')}</p>;
  const values = formatEligibility(page, t, i18n.language);
  const lines = [
    age === undefined ? 'age_from' : 'age',
    'residence',
    ...(monthlyIncome === undefined ? [] : ['income']),
    ...(refusedIncomeSources === undefined ? [] : ['income_source']),
  ];
  return (
    <div className={styles['eligibility']}>
      <ul>
        {lines.map((line) => (
          <li key={line}>{t(`screensˆeligibility>${line}`, values)}</li>
        ))}
      </ul>
      <p>{t('screensˆeligibility>note')}</p>
    </div>
  );
}
