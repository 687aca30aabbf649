import type { CountryCode } from '../countries/country';
import type { Loan, LoanCost, LoanTerms } from '../pages/costs/cost';

/** A loan with its terms and its cost. */
export interface PricedLoan {
  readonly loan: Loan;
  readonly terms: LoanTerms;
  readonly cost: LoanCost;
}

/**
 * What kind of limit it is. A page must not be above one of `law`. `pending`: of a bill; `threshold`: where courts see a sign of usury. The
 * build warns above these two.
 */
export type CapKind = 'law' | 'pending' | 'threshold';

/** A maximum and the figure of a loan that it limits, in the same unit. */
export interface RateCap {
  readonly label: string;
  readonly kind: CapKind;
  /** The act and its article, and what the figure is calculated from. */
  readonly source: string;
  /** The ISO date since when the figure applies. For `pending`, that of the bill. */
  readonly since: string;
  readonly getActual: (priced: PricedLoan) => number;
  /** Undefined if the law does not apply to the loan. */
  readonly getMaximum: (priced: PricedLoan) => number | undefined;
  /** Whether it limits the annual percentage rate. The highest rate that a page names must then respect it too. */
  readonly isOfApr?: true;
}

const getYears = ({ period, periodScale }: Loan) => (periodScale === 'days' ? period / 365 : period / 12);
const getCosts = ({ cost }: PricedLoan) => cost.interest + cost.fee;
const toMonthlyRate = (apr: number) => 100 * ((1 + apr / 100) ** (1 / 12) - 1);

/** The annual rate including costs, not compounded: the rate between two payments, times the number of payments per year. */
function getSimpleRate({ loan, cost }: PricedLoan): number {
  const times = cost.instalments / getYears(loan);
  return 100 * times * ((1 + cost.apr / 100) ** (1 / times) - 1);
}

/**
 * Ustawa o kredycie konsumenckim art. 36a, as amended by the act of 6 October 2022: costs in addition to the
 * interest are 5 % of the amount below 30 days, otherwise 10 % and 10 % per year, and at most 45 %.
 */
function getPolishCostCap({ loan }: PricedLoan): number {
  const years = getYears(loan);
  const percent = years < 30 / 365 ? 5 : Math.min(10 + 10 * years, 45);
  return (loan.amount * percent) / 100;
}

/** Kodeks cywilny art. 359: twice the sum of the NBP's reference rate (3.75 % since 5 March 2026) and 3.5 points. */
const polishInterestCap = 2 * (3.75 + 3.5);

/** Legea 243/2024 art. 6: the cost per day in percent of the amount. Larger loans have a cap on the annual rate. */
function getRomanianDailyCap({ loan: { amount } }: PricedLoan): number | undefined {
  if (amount <= 5_000) return 1;
  if (amount <= 10_000) return 0.8;
  return amount <= 25_000 ? 0.6 : undefined;
}

/** Legea 243/2024 art. 5: 27 points above the rate of the BNR's lending facility (7.5 % since 8 August 2024). */
const romanianAprCap = 7.5 + 27;

/**
 * One and a half times the current bank interest, which the Superintendencia Financiera certifies each month. This is the lowest value from
 * October 2025 to March 2026, so that a page stays lawful from month to month. All payments to the lender count.
 */
const colombianUsuryRate = 24.36;

/** SEC Memorandum Circular 14 s. 2025, since 1 April 2026: unsecured loans up to PHP 10,000 for at most four months. */
const isSmallPhilippineLoan = ({ loan }: PricedLoan) => loan.amount <= 10_000 && getYears(loan) <= 4 / 12;

/**
 * The effective rate of new consumer loans in Germany (Deutsche Bundesbank, MFI interest rate statistics, autumn 2025), to be confirmed.
 * Courts take twice the market rate, or twelve points above it, as a sign of usury.
 */
const germanMarketRate = 8.2;

/** The rate of the Spanish bill until its regulation sets brackets by the amount (15 to 6 points above the average of the market). */
const spanishTransitionalApr = 22;

const polishSource = 'Ustawa o kredycie konsumenckim art. 36a; Kodeks cywilny art. 359';
const romanianSource = 'Legea 243/2024 art. 5 and 6';
const philippineSource = 'SEC Memorandum Circular 14 s. 2025';

/**
 * The limits of the cost of a loan in each country, as researched on 20 November 2026. None in Mexico: rates are agreed freely (Código de
 * Comercio art. 361 and 362) and must be disclosed (CAT), and a court may lower a usurious rate without a figure in the law. The caps of
 * Directive (EU) 2023/2225 art. 31 await the national acts.
 */
export const rateCaps: Readonly<Record<CountryCode, readonly RateCap[]>> = {
  ES: [
    {
      label: 'TAE of the bill',
      kind: 'pending',
      source:
        'Anteproyecto de Ley de contratos de crédito al consumo of 7 January 2026: 22 % until its regulation',
      since: '2026-01-07',
      getActual: ({ cost }) => cost.apr,
      getMaximum: () => spanishTransitionalApr,
      isOfApr: true,
    },
    {
      label: 'three instalments for each that the loan has',
      kind: 'pending',
      source:
        'Anteproyecto de Ley de contratos de crédito al consumo of 7 January 2026: at least three monthly instalments',
      since: '2026-01-07',
      getActual: ({ cost }) => 3 / cost.instalments,
      getMaximum: () => 1,
    },
  ],
  DE: [
    {
      label: 'effektiver Jahreszins, sign of usury',
      kind: 'threshold',
      source: 'BGB § 138; twice the market rate or 12 points above it (Bundesbank, 8.2 %, to be confirmed)',
      since: '2025-11-01',
      getActual: ({ cost }) => cost.apr,
      getMaximum: () => Math.min(2 * germanMarketRate, germanMarketRate + 12),
      isOfApr: true,
    },
  ],
  MX: [],
  CO: [
    {
      label: 'usura, E.A.',
      kind: 'law',
      source:
        'Código de Comercio art. 884; Ley 45 de 1990 art. 68; Resolución 2288 de 2025 (consumo y ordinario, January)',
      since: '2026-01-01',
      getActual: ({ cost }) => cost.apr,
      getMaximum: () => colombianUsuryRate,
      isOfApr: true,
    },
  ],
  PL: [
    {
      label: 'interest a year',
      kind: 'law',
      source: polishSource,
      since: '2026-03-05',
      getActual: ({ terms }) => terms.nominalRate,
      getMaximum: () => polishInterestCap,
    },
    {
      label: 'costs beside the interest',
      kind: 'law',
      source: polishSource,
      since: '2022-12-18',
      getActual: ({ cost }) => cost.fee,
      getMaximum: getPolishCostCap,
    },
  ],
  RO: [
    {
      label: 'costs a day',
      kind: 'law',
      source: romanianSource,
      since: '2024-11-11',
      getActual: (priced) => (100 * getCosts(priced)) / priced.loan.amount / (getYears(priced.loan) * 365),
      getMaximum: getRomanianDailyCap,
    },
    {
      label: 'the whole to pay back',
      kind: 'law',
      source: romanianSource,
      since: '2024-11-11',
      getActual: ({ cost }) => cost.total,
      getMaximum: (priced) =>
        getRomanianDailyCap(priced) === undefined ? undefined : 2 * priced.loan.amount,
    },
    {
      label: 'DAE',
      kind: 'law',
      source: romanianSource,
      since: '2024-11-11',
      getActual: ({ cost }) => cost.apr,
      getMaximum: (priced) => (getRomanianDailyCap(priced) === undefined ? romanianAprCap : undefined),
      isOfApr: true,
    },
  ],
  /** For lenders that are no credit institutions. Fees count as interest. */
  VN: [
    {
      label: 'interest a year',
      kind: 'law',
      source: 'Bộ luật Dân sự 2015 art. 468',
      since: '2017-01-01',
      getActual: getSimpleRate,
      getMaximum: () => 20,
    },
  ],
  PH: [
    {
      label: 'nominal interest a month',
      kind: 'law',
      source: philippineSource,
      since: '2026-04-01',
      getActual: ({ terms }) => terms.nominalRate / 12,
      getMaximum: (priced) => (isSmallPhilippineLoan(priced) ? 6 : undefined),
    },
    {
      label: 'effective interest a month',
      kind: 'law',
      source: philippineSource,
      since: '2026-04-01',
      getActual: ({ cost }) => toMonthlyRate(cost.apr),
      getMaximum: (priced) => (isSmallPhilippineLoan(priced) ? 12 : undefined),
    },
    {
      label: 'all costs',
      kind: 'law',
      source: philippineSource,
      since: '2026-04-01',
      getActual: getCosts,
      getMaximum: (priced) => (isSmallPhilippineLoan(priced) ? priced.loan.amount : undefined),
    },
  ],
};
