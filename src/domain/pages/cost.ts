import type { PeriodScale } from '../lead/lead';

/** What a loan costs by a page's own terms. */
export interface LoanTerms {
  /** Percent of a year, without costs. */
  readonly nominalRate: number;
  /**
   * What is taken beside the interest: a sum in major units, percent of the amount, or both. A loan in months is lent less this,
   * one in days is paid back with it.
   */
  readonly fee?: { readonly fixed?: number; readonly percent?: number };
}

/** What is lent. */
export interface Loan {
  /** In major units. */
  readonly amount: number;
  /** In its scale. */
  readonly period: number;
  readonly periodScale: PeriodScale;
}

/** What it costs, in major units rounded as the currency is paid. */
export interface LoanCost {
  /** How often is paid: each month, or once at the end of a loan in days. */
  readonly instalments: number;
  readonly instalment: number;
  readonly interest: number;
  readonly fee: number;
  /** All that is paid, the fee with it. */
  readonly total: number;
  /** Percent of a year with all costs, not rounded. */
  readonly apr: number;
}

/** A payment after so many years. */
export type Payment = readonly [years: number, amount: number];

/**
 * What a loan costs: equal payments each month for a loan in months, one payment at its end for a loan in days (interest for
 * each day of a year of 365).
 *
 * @param decimals of the smallest sum that is paid in the currency
 */
export function costOf({ amount, period, periodScale }: Loan, terms: LoanTerms, decimals = 2): LoanCost {
  const rounded = (value: number) => roundedTo(value, decimals);
  const { fixed = 0, percent = 0 } = terms.fee ?? {};
  const fee = rounded(fixed + (amount * percent) / 100);
  if (periodScale === 'days') {
    const total = rounded(amount * (1 + (terms.nominalRate / 100) * (period / 365)) + fee);
    const apr = aprOf(amount, [[period / 365, total]]);
    return { instalments: 1, instalment: total, interest: rounded(total - amount - fee), fee, total, apr };
  }
  const instalment = rounded(annuity(amount, terms.nominalRate / 100 / 12, period));
  const paidBack = rounded(instalment * period);
  const payments = Array.from({ length: period }, (_one, index): Payment => [(index + 1) / 12, instalment]);
  return {
    instalments: period,
    instalment,
    interest: rounded(paidBack - amount),
    fee,
    total: rounded(paidBack + fee),
    apr: aprOf(amount - fee, payments),
  };
}

/**
 * The annual percentage rate: at which what is lent is worth as much as what is paid (Directive (EU) 2023/2225, annex III, part
 * I). In percent, not rounded; NaN where nothing is lent or too little is paid.
 */
export function aprOf(lent: number, payments: readonly Payment[]): number {
  const worth = (rate: number) =>
    payments.reduce((sum, [years, amount]) => sum + amount / (1 + rate) ** years, 0);
  if (!(lent > 0) || worth(-0.99) < lent) return Number.NaN;
  // The worth falls as the rate rises: halved until nothing is left to halve.
  let low = -0.99;
  let high = 1;
  while (worth(high) > lent) high *= 2;
  while (high - low > 1e-9 * Math.max(1, high)) {
    const middle = (low + high) / 2;
    if (worth(middle) > lent) low = middle;
    else high = middle;
  }
  return ((low + high) / 2) * 100;
}

/** An equal payment at the end of each month. */
function annuity(amount: number, monthlyRate: number, months: number): number {
  // Below that, no payment of any currency tells the difference.
  if (monthlyRate < 1e-9) return amount / months;
  return (amount * monthlyRate) / -Math.expm1(-months * Math.log1p(monthlyRate));
}

/** Half a unit away from nought goes up; what binary fractions leave over is not half a unit. */
function roundedTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale + Number.EPSILON * value * scale) / scale;
}
