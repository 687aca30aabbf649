import type { CountryCode } from '../countries/country';
import type { Loan, LoanCost, LoanTerms } from './cost';

/** A loan with the terms that price it. */
export interface PricedLoan {
  readonly loan: Loan;
  readonly terms: LoanTerms;
  readonly cost: LoanCost;
}

/** What the law allows at most, and what of a loan it looks at; both in the same unit. */
export interface RateCap {
  readonly of: string;
  readonly taken: (priced: PricedLoan) => number;
  /** Undefined where the loan is none that it speaks of. */
  readonly most: (priced: PricedLoan) => number | undefined;
  /** It is of the annual rate with all costs, so that the highest that a page tells stands under it too. */
  readonly isOfApr?: true;
}

const yearsOf = ({ period, periodScale }: Loan) => (periodScale === 'days' ? period / 365 : period / 12);
const costsOf = ({ cost }: PricedLoan) => cost.interest + cost.fee;
const monthly = (apr: number) => 100 * ((1 + apr / 100) ** (1 / 12) - 1);

/** Percent of a year with all costs, not compounded: of the time between two payments, times how often a year holds it. */
function plainRate({ loan, cost }: PricedLoan): number {
  const times = cost.instalments / yearsOf(loan);
  return 100 * times * ((1 + cost.apr / 100) ** (1 / times) - 1);
}

/**
 * Ustawa o kredycie konsumenckim art. 36a, as amended by the act of 6 October 2022: costs beside the interest are 5 % of the sum
 * for less than 30 days, else 10 % and 10 % for each year, and never over 45 %.
 */
function polishCosts({ loan }: PricedLoan): number {
  const years = yearsOf(loan);
  const percent = years < 30 / 365 ? 5 : Math.min(10 + 10 * years, 45);
  return (loan.amount * percent) / 100;
}

/** Kodeks cywilny art. 359: twice what the reference rate of the NBP (3.75 % since 5 March 2026) and 3.5 points come to. */
const polishInterest = 2 * (3.75 + 3.5);

/** Legea 243/2024 art. 6: what a loan costs for each day, in percent of its sum; of larger ones the annual rate is capped. */
function romanianDaily({ loan: { amount } }: PricedLoan): number | undefined {
  if (amount <= 5_000) return 1;
  if (amount <= 10_000) return 0.8;
  return amount <= 25_000 ? 0.6 : undefined;
}

/** Its art. 5: 27 points over the rate of the BNR's lending facility (7.5 % since 8 August 2024). */
const romanianApr = 7.5 + 27;

/**
 * One and a half times the current bank interest (Código de Comercio art. 884, Código Penal art. 305), which the Superintendencia
 * Financiera certifies each month: the lowest of October 2025 to March 2026 (Resolución 2288 de 2025, consumo y ordinario,
 * January), so that a page stays lawful from month to month. Whatever the lender is paid counts (Ley 45 de 1990 art. 68).
 */
const colombianUsury = 24.36;

/** SEC Memorandum Circular 14 s. 2025, since 1 April 2026: unsecured loans to PHP 10,000 for four months at most. */
const isSmallFilipino = ({ loan }: PricedLoan) => loan.amount <= 10_000 && yearsOf(loan) <= 4 / 12;

/**
 * What a loan may cost in each country, on 20 November 2026 so far as it could be found. Null where the law names no figure:
 *
 * - ES: the Ley de Represión de la Usura of 1908 forbids what is "notably higher than normal"; courts compare with the statistics
 *   of the Banco de España. The caps that Directive (EU) 2023/2225 art. 31 wants wait for the national act.
 * - DE: § 138 BGB; courts take twice the market's rate, or twelve points over it, for a sign of usury, not for a cap.
 * - MX: rates are agreed freely (Código de Comercio art. 361 and 362) and have to be told (CAT); a court may lower a usurious one.
 */
export const rateCaps: Readonly<Record<CountryCode, readonly RateCap[] | null>> = {
  ES: null,
  DE: null,
  MX: null,
  CO: [{ of: 'usura, E.A.', taken: ({ cost }) => cost.apr, most: () => colombianUsury, isOfApr: true }],
  PL: [
    { of: 'interest a year', taken: ({ terms }) => terms.nominalRate, most: () => polishInterest },
    { of: 'costs beside the interest', taken: ({ cost }) => cost.fee, most: polishCosts },
  ],
  RO: [
    {
      of: 'costs a day',
      taken: (priced) => (100 * costsOf(priced)) / priced.loan.amount / (yearsOf(priced.loan) * 365),
      most: romanianDaily,
    },
    {
      of: 'the whole to pay back',
      taken: ({ cost }) => cost.total,
      most: (priced) => (romanianDaily(priced) === undefined ? undefined : 2 * priced.loan.amount),
    },
    {
      of: 'DAE',
      taken: ({ cost }) => cost.apr,
      most: (priced) => (romanianDaily(priced) === undefined ? romanianApr : undefined),
      isOfApr: true,
    },
  ],
  /** Bộ luật Dân sự 2015 art. 468, for all who are no credit institution; fees for lending count as interest. */
  VN: [{ of: 'interest a year', taken: plainRate, most: () => 20 }],
  PH: [
    {
      of: 'nominal interest a month',
      taken: ({ terms }) => terms.nominalRate / 12,
      most: (priced) => (isSmallFilipino(priced) ? 6 : undefined),
    },
    {
      of: 'effective interest a month',
      taken: ({ cost }) => monthly(cost.apr),
      most: (priced) => (isSmallFilipino(priced) ? 12 : undefined),
    },
    {
      of: 'all costs',
      taken: costsOf,
      most: (priced) => (isSmallFilipino(priced) ? priced.loan.amount : undefined),
    },
  ],
};
