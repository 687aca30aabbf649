import { useTranslation } from '../../platform/i18n/texts';
import { useAppSelector } from '../storeHooks';
import { formatMoney } from '../../domain/countries/money';
import { getRequestedLoan } from '../../domain/pages/pageDefault';
import type { Page } from '../../domain/pages/resolvePage';
import { PriceList } from '../../form/kinds/loan/PriceList';
import { formatPeriod } from '../../form/messages/formatError';
import { selectApplication } from '../../state/selectors/journey';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import styles from './LoanSummary.module.css';

export interface LoanSummaryProps {
  readonly page: Page;
  /** Opens the step in which the loan is changed. */
  readonly onChange: () => void;
}

/**
 * The requested loan with its price, on a first step that asks for something else. It also says who asks, because the first question is a
 * private one. Until hydration the starter updates the loan.
 */
export function LoanSummary({ page, onChange }: LoanSummaryProps) {
  const { t, i18n } = useTranslation();
  const loan = getRequestedLoan(useAppSelector(selectApplication), page);
  return (
    <>
      <section className={styles['summary']} data-part="loan" aria-label={t('commonˆloan>title')}>
        <p className={styles['loan']}>
          <strong data-price="amount" suppressHydrationWarning>
            {formatMoney(loan.amount, { currency: page.facts.currency, languageTag: i18n.language })}
          </strong>
          <span data-price="period" suppressHydrationWarning>
            {formatPeriod(loan.period, { t, page })}
          </span>
        </p>
        <Button variant="quiet" aria-label={t('commonˆloan>change')} onClick={onChange}>
          {t('commonˆchange')}
        </Button>
        <PriceList page={page} loan={loan} />
      </section>
      <p className={styles['who']}>
        <Icon name="seal" size={20} />
        {t('brandˆtrust>register')}
      </p>
    </>
  );
}
