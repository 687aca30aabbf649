import { useMemo } from 'react';
import { useTranslation } from '../../../platform/i18n/texts';
import { findLongestDueDay, formatDueDay } from '../../../domain/pages/costs/dueDay';
import type { RequestedLoan } from '../../../domain/pages/pageDefault';
import { formatPrice, formatRate, getPriceFacts } from '../../../domain/pages/costs/price';
import type { Page } from '../../../domain/pages/resolvePage';
import { today } from '../../../platform/device/clock';
import { useIsHydrating } from '../../../ui/HydrationProvider';
import styles from './PriceList.module.css';

interface PriceListProps {
  readonly page: Page;
  readonly loan: RequestedLoan;
}

/**
 * The price of a requested loan, by the page's terms. Every figure is as large as the others: the borrowing rate and the APR must not be
 * smaller (Directive (EU) 2023/2225, article 8). Until hydration the starter script updates it. React keeps its text, so differences are
 * no warning.
 */
export function PriceList({ page, loan: { amount, period } }: PriceListProps) {
  const { t, i18n } = useTranslation();
  const facts = getPriceFacts(page, i18n.language);
  const price = formatPrice(amount, period, facts);
  const isOnce = page.definition.periodScale === 'days';
  return (
    <dl className={styles['price']} data-part="price">
      <div>
        <dt>
          {t(`commonˆprice>${isOnce ? 'once' : 'monthly'}`)}
          {isOnce ? <DueDay days={period} timeZone={page.facts.timeZone} /> : null}
        </dt>
        <dd data-price="instalment" suppressHydrationWarning>
          {price.instalment}
        </dd>
      </div>
      <div>
        <dt>{t(`commonˆprice>${isOnce ? 'cost' : 'total'}`)}</dt>
        <dd data-price={isOnce ? 'cost' : 'total'} suppressHydrationWarning>
          {isOnce ? price.cost : price.total}
        </dd>
      </div>
      <div>
        {/* The terms of every page have one rate for the whole period. */}
        <dt>{t('commonˆprice>rate')}</dt>
        <dd>{formatRate(facts.terms.nominalRate, i18n.language)}</dd>
      </div>
      <div>
        <dt>{t('commonˆprice>apr')}</dt>
        <dd data-price="apr" suppressHydrationWarning>
          {price.apr}
        </dd>
      </div>
      <div className={styles['example']}>
        <dt className="visually-hidden">{t('commonˆprice>kind')}</dt>
        <dd>{t('commonˆprice>example')}</dd>
      </div>
    </dl>
  );
}

/** The build does not know the present day, so it keeps the place of the longest one. */
function DueDay({ days, timeZone }: { readonly days: number; readonly timeZone: string }) {
  const isHydrating = useIsHydrating();
  const { i18n } = useTranslation();
  // It renders with each move of the slider.
  const longest = useMemo(() => findLongestDueDay(i18n.language), [i18n.language]);
  return (
    <span className={styles['due']} data-longest={longest}>
      <span data-price="due" suppressHydrationWarning>
        {isHydrating ? '\u00A0' : formatDueDay(days, today(timeZone), i18n.language)}
      </span>
    </span>
  );
}
