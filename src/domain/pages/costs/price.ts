import { countDecimals, getMoneyFormat } from '../../countries/money';
import { getNumberFormat, preventWrapping } from '../../countries/formats';
import type { CurrencyCode } from '../../countries/country';
import type { PeriodScale } from '../../lead/lead';
import type { Page } from '../resolvePage';
import { calculateLoanCost, type LoanCost, type LoanTerms } from './cost';

/** The facts of a page that determine the price of a loan. */
export interface PriceFacts {
  readonly terms: LoanTerms;
  readonly periodScale: PeriodScale;
  readonly currency: CurrencyCode;
  readonly languageTag: string;
}

/** The facts of a page, for a language. */
export function getPriceFacts(
  { definition, facts }: Pick<Page, 'definition' | 'facts'>,
  languageTag: string,
): PriceFacts {
  return {
    terms: definition.disclosures.terms,
    periodScale: definition.periodScale,
    currency: facts.currency,
    languageTag,
  };
}

/** The formatted price of a loan. */
export interface Price {
  /** The monthly payment, or the only payment. */
  readonly instalment: string;
  readonly total: string;
  /** The cost in addition to the amount. */
  readonly cost: string;
  readonly apr: string;
}

/**
 * Formats the price of a loan by the page's representative terms.
 *
 * @param amount in major units
 * @param period in the page's scale
 */
export function formatPrice(amount: number, period: number, facts: PriceFacts): Price {
  const { terms, periodScale, currency } = facts;
  return formatCost(
    calculateLoanCost({ amount, period, periodScale }, terms, countDecimals(currency)),
    facts,
  );
}

/** Formats the cost of a loan. */
export function formatCost(
  { instalment, total, interest, fee, vat, apr }: LoanCost,
  { currency, languageTag }: Pick<PriceFacts, 'currency' | 'languageTag'>,
): Price {
  // The number of decimals is fixed, so that figures keep their width while a slider moves.
  const money = getMoneyFormat({ currency, languageTag }, countDecimals(currency));
  return {
    instalment: preventWrapping(money.format(instalment)),
    total: preventWrapping(money.format(total)),
    cost: preventWrapping(money.format(interest + fee + vat)),
    apr: formatRate(apr, languageTag),
  };
}

/**
 * Formats a rate with two decimals, as an offer and a law state it.
 *
 * @param rate in percent
 */
export function formatRate(rate: number, languageTag: string): string {
  const percent = getNumberFormat(languageTag, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return preventWrapping(percent.format(rate / 100));
}
