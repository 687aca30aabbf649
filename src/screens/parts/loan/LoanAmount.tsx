import { formatMoney } from '../../../domain/countries/money';
import type { Page } from '../../../domain/pages/resolvePage';
import { useTranslation } from '../../../platform/i18n/texts';
import { formatLoanFigures, getFigureLabel } from './formatFigures';
import styles from './LoanAmount.module.css';
import { useAgreedLoan } from './useOutcome';

interface LoanAmountProps {
  readonly page: Page;
}

/** What the applicant receives, and each payment if the lender has named it. Nothing if the amount is not known. */
export function LoanAmount({ page }: LoanAmountProps) {
  const { t, i18n } = useTranslation();
  const { loan, amount } = useAgreedLoan();
  const languageTag = i18n.language;
  if (amount === undefined) return null;
  return (
    <dl className={styles['figures']}>
      <div className={styles['amount']}>
        <dt className="visually-hidden">{t('screensˆaccepted>amount')}</dt>
        <dd>{formatMoney(amount, { currency: page.facts.currency, languageTag })}</dd>
      </div>
      {loan === undefined ? null : (
        <div className={styles['instalment']}>
          <dt>{getFigureLabel('instalment', loan, t)}</dt>
          <dd>{formatLoanFigures(loan, { page, t, languageTag }).instalment}</dd>
        </div>
      )}
    </dl>
  );
}
