import { decimalsOf } from '../countries/money';
import { dateFormat, numberFormat } from '../countries/formats';
import type { CurrencyCode } from '../countries/country';
import type { PeriodScale } from '../lead/lead';
import { costOf, type LoanTerms } from './cost';

/** What of a page says the price of a loan. */
export interface PriceFacts {
  readonly terms: LoanTerms;
  readonly periodScale: PeriodScale;
  readonly currency: CurrencyCode;
  /** IANA name of where the loan is paid back. */
  readonly timeZone: string;
  readonly languageTag: string;
}

/** The price of a loan as it is read. */
export interface Price {
  /** The payment of a month, or the one payment. */
  readonly instalment: string;
  /** All that is paid. */
  readonly total: string;
  /** What it costs beside what is lent. */
  readonly cost: string;
  readonly apr: string;
}

const dayInMs = 86_400_000;

/**
 * The price of a loan by the page's representative terms.
 *
 * @param amount in major units
 * @param period in the page's scale
 */
export function priceOf(amount: number, period: number, facts: PriceFacts): Price {
  const { terms, periodScale, currency, languageTag } = facts;
  const decimals = decimalsOf(currency);
  const loan = { amount, period, periodScale };
  const { instalment, total, interest, fee, apr } = costOf(loan, terms, decimals);
  // Always with as many decimals as the currency has, so that figures that move keep their shape.
  const money = numberFormat(languageTag, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: 'always',
  });
  const rate = numberFormat(languageTag, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const inOneLine = (text: string) => text.replace(/\s/g, '\u00A0');
  return {
    instalment: inOneLine(money.format(instalment)),
    total: inOneLine(money.format(total)),
    cost: inOneLine(money.format(interest + fee)),
    apr: inOneLine(rate.format(apr / 100)),
  };
}

/**
 * The day on which a loan in days is paid back, as it is read.
 *
 * @param now milliseconds since the epoch
 */
export function dueDay(days: number, now: number, { languageTag, timeZone }: PriceFacts): string {
  const format = dateFormat(languageTag, { day: 'numeric', month: 'long', timeZone });
  return format.format(now + days * dayInMs);
}
