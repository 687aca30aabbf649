import { calculateLoanCost, roundTo, type Loan, type LoanTerms } from './cost';

/** What the payments of a year, or one payment, do. In major units, rounded to the decimals of the currency. */
export interface Repayment {
  /** The number of the year or of the payment, from one. */
  readonly number: number;
  /** The interest, with the tax on it. */
  readonly interest: number;
  /** What the debt falls by. */
  readonly principal: number;
  /** What remains to be repaid afterwards. */
  readonly remaining: number;
}

/** The plan of a loan in months. */
export interface RepaymentPlan {
  /** The time of one row. */
  readonly unit: 'year' | 'month';
  readonly rows: readonly Repayment[];
}

const monthsOfYear = 12;

/**
 * The plan by which a loan in months is repaid in equal payments: a row for each year, or for each month of a loan of one year or less.
 * The last payment takes what rounding has left, so that the plan ends at zero and its sums are those of the price.
 *
 * @param decimals the number of decimals of the currency
 */
export function createRepaymentPlan(loan: Loan, terms: LoanTerms, decimals: number): RepaymentPlan {
  const payments = listPayments(loan, terms, decimals);
  if (payments.length <= monthsOfYear) return { unit: 'month', rows: payments };
  const years = Math.ceil(payments.length / monthsOfYear);
  const rows = Array.from({ length: years }, (_one, index): Repayment => {
    const ofYear = payments.slice(index * monthsOfYear, (index + 1) * monthsOfYear);
    const sum = (part: 'interest' | 'principal') =>
      roundTo(
        ofYear.reduce((total, payment) => total + payment[part], 0),
        decimals,
      );
    return {
      number: index + 1,
      interest: sum('interest'),
      principal: sum('principal'),
      remaining: ofYear.at(-1)?.remaining ?? 0,
    };
  });
  return { unit: 'year', rows };
}

function listPayments(loan: Loan, terms: LoanTerms, decimals: number): readonly Repayment[] {
  const { instalment } = calculateLoanCost(loan, terms, decimals);
  const monthlyRate = (terms.nominalRate / 100 / monthsOfYear) * (1 + (terms.vat ?? 0) / 100);
  let debt = loan.amount;
  return Array.from({ length: loan.period }, (_one, index): Repayment => {
    const isLast = index === loan.period - 1;
    const principal = isLast ? debt : roundTo(instalment - debt * monthlyRate, decimals);
    debt = roundTo(debt - principal, decimals);
    return {
      number: index + 1,
      interest: roundTo(instalment - principal, decimals),
      principal,
      remaining: debt,
    };
  });
}
