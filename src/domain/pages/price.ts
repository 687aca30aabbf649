import { countDecimals, getMoneyFormat } from '../countries/money';
import { getNumberFormat } from '../countries/formats';
import type { CurrencyCode } from '../countries/country';
import type { PeriodScale } from '../lead/lead';
import type { Page } from './resolvePage';
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
  /** The sum of all payments. */
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
  { instalment, total, interest, fee, apr }: LoanCost,
  { currency, languageTag }: Pick<PriceFacts, 'currency' | 'languageTag'>,
): Price {
  // The number of decimals is fixed, so that figures keep their width while a slider moves.
  const money = getMoneyFormat({ currency, languageTag }, countDecimals(currency));
  const rate = getNumberFormat(languageTag, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const preventWrapping = (text: string) => text.replace(/\s/g, '\u00A0');
  return {
    instalment: preventWrapping(money.format(instalment)),
    total: preventWrapping(money.format(total)),
    cost: preventWrapping(money.format(interest + fee)),
    apr: preventWrapping(rate.format(apr / 100)),
  };
}
