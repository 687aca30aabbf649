import { useTranslation } from '../../../platform/texts';
import { localeForTag } from '../../../domain/countries/locales';
import { formatDueDay, type DueDayFormat } from '../../../domain/pages/dueDay';
import type { RequestedLoan } from '../../../domain/pages/pageDefault';
import { formatPrice, getPriceFacts } from '../../../domain/pages/price';
import type { Page } from '../../../domain/pages/resolvePage';
import { now } from '../../../platform/clock';
import { useIsHydrating } from '../../../ui/HydrationProvider';
import styles from './PriceList.module.css';

interface PriceListProps {
  readonly page: Page;
  readonly loan: RequestedLoan;
}

/**
 * The price of a requested loan, as an example by the page's terms. Until hydration the starter script updates it. React keeps its
 * text, so differences are no warning.
 */
export function PriceList({ page, loan: { amount, period } }: PriceListProps) {
  const { t, i18n } = useTranslation();
  const facts = getPriceFacts(page, i18n.language);
  const price = formatPrice(amount, period, facts);
  const { dueDay } = page;
  const isOnce = dueDay !== null;
  return (
    <dl className={styles['price']} data-part="price">
      <div className={styles['first']}>
        <dt>
          {t(`commonˆprice>${isOnce ? 'once' : 'monthly'}`)}
          {isOnce ? <DueDay days={period} format={dueDay} /> : null}
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

/** The build does not know the present day, so it renders a placeholder. */
function DueDay({ days, format }: { readonly days: number; readonly format: DueDayFormat }) {
  const isHydrating = useIsHydrating();
  const { i18n } = useTranslation();
  return (
    <span data-price="due" className={styles['due']} suppressHydrationWarning>
      {isHydrating ? '\u00A0' : formatDueDay(days, now(), localeForTag(i18n.language), format)}
    </span>
  );
}
