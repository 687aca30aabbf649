import type { PeriodScale } from '../../lead/lead';

/** The terms by which a page calculates the cost of a loan. */
export interface LoanTerms {
  /** Percent per year, without fees. */
  readonly nominalRate: number;
  /**
   * The fee in addition to the interest: a fixed sum in major units, a percentage of the amount, or both. It
   * reduces the payout of a loan in months and increases the repayment of a loan in days.
   */
  readonly fee?: { readonly fixed?: number; readonly percent?: number };
  /** The value-added tax on the interest and the fee, in percent, where lenders add it (Mexico: IVA). */
  readonly vat?: number;
}

/** The requested loan. */
export interface Loan {
  /** In major units. */
  readonly amount: number;
  /** In the unit of `periodScale`. */
  readonly period: number;
  readonly periodScale: PeriodScale;
}

/** The cost of a loan in major units, rounded to the decimals of the currency. */
export interface LoanCost {
  /** The number of payments: one per month, or one at the end of a loan in days. */
  readonly instalments: number;
  readonly instalment: number;
  readonly interest: number;
  readonly fee: number;
  /** The value-added tax on the interest and the fee. */
  readonly vat: number;
  /** The sum of all payments, including the fee and the tax. */
  readonly total: number;
  /** Percent per year including fees and without the tax (as the Mexican CAT), not rounded. */
  readonly apr: number;
}

/** A payment after a number of years. */
export type Payment = readonly [years: number, amount: number];

/**
 * Calculates the cost of a loan.
 *
 * @param decimals the number of decimals of the currency
 */
export function calculateLoanCost(
  { amount, period, periodScale }: Loan,
  terms: LoanTerms,
  decimals = 2,
): LoanCost {
  const calculate = periodScale === 'days' ? calculateCostInDays : calculateCostInMonths;
  return calculate(amount, period, terms, decimals);
}

/** The cost of a loan in days: one payment at its end, with interest for each day of a 365-day year. */
export function calculateCostInDays(
  amount: number,
  days: number,
  terms: LoanTerms,
  decimals: number,
): LoanCost {
  const round = (value: number) => roundTo(value, decimals);
  const fee = calculateFee(amount, terms, decimals);
  const untaxed = round(amount * (1 + (terms.nominalRate / 100) * (days / 365)) + fee);
  const vat = round((untaxed - amount) * getTaxShare(terms));
  const total = round(untaxed + vat);
  const apr = calculateApr(amount, [[days / 365, untaxed]]);
  return { instalments: 1, instalment: total, interest: round(untaxed - amount - fee), fee, vat, total, apr };
}

/** The cost of a loan in months: equal monthly payments, which include the tax on their interest. */
export function calculateCostInMonths(
  amount: number,
  months: number,
  terms: LoanTerms,
  decimals: number,
): LoanCost {
  const round = (value: number) => roundTo(value, decimals);
  const fee = calculateFee(amount, terms, decimals);
  const taxShare = getTaxShare(terms);
  const taxedRate = (terms.nominalRate / 100 / 12) * (1 + taxShare);
  const instalment = round(annuity(amount, taxedRate, months));
  const repaid = round(instalment * months);
  const interest = round((repaid - amount) / (1 + taxShare));
  const vat = round(repaid - amount - interest + fee * taxShare);
  const payments = Array.from({ length: months }, (_one, index): Payment => {
    const taxedInterest = instalment * (1 - (1 + taxedRate) ** (index - months));
    return [(index + 1) / 12, instalment - (taxedInterest * taxShare) / (1 + taxShare)];
  });
  return {
    instalments: months,
    instalment,
    interest,
    fee,
    vat,
    total: round(repaid + fee + fee * taxShare),
    apr: calculateApr(amount - fee, payments),
  };
}

/**
 * The annual percentage rate: the rate at which the present value of the payments equals the loan (Directive
 * (EU) 2023/2225, annex III, part I). In percent, not rounded. NaN if nothing is lent or the payments are too
 * small.
 */
export function calculateApr(lent: number, payments: readonly Payment[]): number {
  const getPresentValue = (rate: number) =>
    payments.reduce((sum, [years, amount]) => sum + amount / (1 + rate) ** years, 0);
  if (!(lent > 0) || getPresentValue(-0.99) < lent) return Number.NaN;
  // The present value falls as the rate rises, so bisection finds the rate.
  let low = -0.99;
  let high = 1;
  while (getPresentValue(high) > lent) high *= 2;
  while (high - low > 1e-9 * Math.max(1, high)) {
    const middle = (low + high) / 2;
    if (getPresentValue(middle) > lent) low = middle;
    else high = middle;
  }
  return ((low + high) / 2) * 100;
}

function calculateFee(amount: number, { fee: { fixed = 0, percent = 0 } = {} }: LoanTerms, decimals: number) {
  return roundTo(fixed + (amount * percent) / 100, decimals);
}

/** The tax as a share of the interest and the fee. */
const getTaxShare = ({ vat = 0 }: LoanTerms) => vat / 100;

/** The equal payment at the end of each month. */
function annuity(amount: number, monthlyRate: number, months: number): number {
  // Below this rate the interest is smaller than the smallest unit of any currency.
  if (monthlyRate < 1e-9) return amount / months;
  return (amount * monthlyRate) / -Math.expm1(-months * Math.log1p(monthlyRate));
}

/** Rounds half away from zero to a number of decimals. The epsilon corrects the error of binary fractions. */
export function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale + Number.EPSILON * value * scale) / scale;
}
