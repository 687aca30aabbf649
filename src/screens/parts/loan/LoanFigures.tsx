import { formatUnbroken, getDateFormat } from '../../../domain/countries/formats';
import type { Page } from '../../../domain/pages/resolvePage';
import { formatPeriod } from '../../../form/messages/formatError';
import { useTranslation } from '../../../platform/i18n/texts';
import { FactTable } from '../FactTable';
import { formatBorrowingRate, formatLoanFigures } from './formatFigures';
import { LoanAmount } from './LoanAmount';
import { useAgreedLoan } from './useOutcome';

interface LoanFiguresProps {
  readonly page: Page;
  /** Whether the amount stands above the other figures. */
  readonly hasAmount?: boolean;
}

/** The loan that the lender has accepted: the lender's figures, or what was asked for if the server sends none. */
export function LoanFigures({ page, hasAmount = true }: LoanFiguresProps) {
  const { t, i18n } = useTranslation();
  const { loan, period } = useAgreedLoan();
  const languageTag = i18n.language;
  const figures = loan === undefined ? null : formatLoanFigures(loan, { page, t, languageTag });
  const askedPeriod = period === undefined ? null : formatPeriod(period, { t, page });
  return (
    <>
      {hasAmount ? <LoanAmount page={page} /> : null}
      <FactTable
        facts={[
          { label: t('screensˆaccepted>period'), value: figures?.period ?? askedPeriod },
          { label: t('screensˆoffer>total'), value: figures?.total },
          {
            label: t('screensˆoffer>rate'),
            value: loan === undefined ? null : formatBorrowingRate(loan.terms, { page, t, languageTag }),
          },
          { label: t('commonˆprice>apr'), value: figures?.apr },
          {
            label: t('screensˆhandover>first_payment'),
            value: formatCalendarDay(loan?.firstPaymentOn ?? null, languageTag),
          },
        ]}
      />
    </>
  );
}

/** A calendar date in words. It has no time zone. */
function formatCalendarDay(date: string | null, languageTag: string): string | null {
  if (date === null) return null;
  const format = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return formatUnbroken(getDateFormat(languageTag, format), Date.parse(date));
}
