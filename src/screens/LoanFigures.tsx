import { useSelector } from 'react-redux';
import { getDateFormat } from '../domain/countries/formats';
import { formatMoney } from '../domain/countries/money';
import type { Page } from '../domain/pages/resolvePage';
import { formatPeriod } from '../form/messages/formatError';
import { useTranslation } from '../platform/texts';
import { selectApplication } from '../state/selectors/journey';
import { FactTable } from './FactTable';
import { formatLoanFigures, getFigureLabel } from './formatFigures';
import styles from './LoanFigures.module.css';
import { useOutcome } from './useOutcome';

/** The loan that the lender has accepted: the lender's figures, or what was asked for if the server sends none. */
export function LoanFigures({ page }: { readonly page: Page }) {
  const { t, i18n } = useTranslation();
  const { amount, period } = useSelector(selectApplication);
  const { loan } = useOutcome();
  const languageTag = i18n.language;
  const shownAmount = loan?.amount ?? amount;
  const figures = loan === undefined ? null : formatLoanFigures(loan, { page, t, languageTag });
  const askedPeriod = period === undefined ? null : formatPeriod(period, { t, page });
  return (
    <>
      {shownAmount === undefined ? null : (
        <dl className={styles['hero']}>
          <div className={styles['amount']}>
            <dt className="visually-hidden">{t('screensˆaccepted>amount')}</dt>
            <dd>{formatMoney(shownAmount, { currency: page.facts.currency, languageTag })}</dd>
          </div>
          {loan === undefined || figures === null ? null : (
            <div className={styles['instalment']}>
              <dt>{getFigureLabel('instalment', loan, t)}</dt>
              <dd>{figures.instalment}</dd>
            </div>
          )}
        </dl>
      )}
      <FactTable
        facts={[
          { label: t('screensˆaccepted>period'), value: figures?.period ?? askedPeriod },
          { label: t('screensˆoffer>total'), value: figures?.total },
          { label: t('commonˆprice>apr'), value: figures?.apr },
          {
            label: t('screensˆhandover>first_payment'),
            value: formatDay(loan?.firstPaymentOn ?? null, languageTag),
          },
        ]}
      />
    </>
  );
}

/** A calendar date in words. It has no time zone. */
function formatDay(date: string | null, languageTag: string): string | null {
  if (date === null) return null;
  return getDateFormat(languageTag, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(date));
}
