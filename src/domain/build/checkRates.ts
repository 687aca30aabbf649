import { countDecimals } from '../countries/money';
import type { CurrencyCode } from '../countries/country';
import type { LoanLimits } from '../catalogue/loanLimits';
import { calculateLoanCost, type Loan, type LoanTerms } from '../pages/costs/cost';
import type { PageDefinition } from '../pages/definePage';
import { rateCaps, type PricedLoan, type RateCap } from './rateCaps';

/** A limit that loans of a page exceed. */
export interface Breach {
  readonly cap: RateCap;
  /** The loan that exceeds it by most, in one line. */
  readonly description: string;
}

/** The parts of a page's definition that decide what its loans cost. */
export type PricedPage = Pick<
  PageDefinition,
  'country' | 'amount' | 'period' | 'periodScale' | 'disclosures'
>;

/** Every value of a slider from one end to the other. */
export function listSliderValues({ min, max, step }: LoanLimits): readonly number[] {
  const count = Math.floor((max - min) / step);
  return [...new Set([...Array.from({ length: count + 1 }, (_one, index) => min + index * step), max])];
}

/** Every period with the smallest, the default and the largest amount, and every amount with the shortest and the default period. */
export function priceEveryLoan(page: PricedPage, currency: CurrencyCode): readonly PricedLoan[] {
  const { amount, period, periodScale, disclosures } = page;
  const amounts = [amount.min, within(amount), amount.max];
  const periods = [period.min, within(period)];
  const loans = [
    ...listSliderValues(period).flatMap((each) => amounts.map((lent) => ({ amount: lent, period: each }))),
    ...listSliderValues(amount).flatMap((lent) => periods.map((each) => ({ amount: lent, period: each }))),
    disclosures.example,
  ];
  return loans.map((loan) => priceLoan({ ...loan, periodScale }, disclosures.terms, countDecimals(currency)));
}

const within = ({ default: value, min, max }: LoanLimits) => Math.min(Math.max(value, min), max);

/** A loan with its terms and its cost. */
export const priceLoan = (loan: Loan, terms: LoanTerms, decimals: number): PricedLoan => ({
  loan,
  terms,
  cost: calculateLoanCost(loan, terms, decimals),
});

/** The limits that loans exceed, each with the worst of them. */
export function findBreaches(caps: readonly RateCap[], loans: readonly PricedLoan[]): readonly Breach[] {
  return caps.flatMap((cap) => {
    const [worst] = [...loans].sort((one, other) => measureExcess(cap, other) - measureExcess(cap, one));
    if (worst === undefined || measureExcess(cap, worst) <= 1) return [];
    const { amount, period, periodScale } = worst.loan;
    const figures = `${round(cap.getActual(worst))} is more than ${round(cap.getMaximum(worst) ?? 0)}`;
    return [{ cap, description: `${cap.label} of ${amount} for ${period} ${periodScale}: ${figures}` }];
  });
}

const round = (figure: number) => Math.round(figure * 1_000) / 1_000;

/** The ratio of a loan's cost to the maximum. */
const measureExcess = ({ getActual, getMaximum }: RateCap, loan: PricedLoan): number =>
  getActual(loan) / (getMaximum(loan) ?? Number.POSITIVE_INFINITY);

/** The limits of its country that loans of a page exceed, and those that its highest disclosed rate exceeds. */
export function findPageBreaches(page: PricedPage, currency: CurrencyCode): readonly Breach[] {
  const loans = priceEveryLoan(page, currency);
  const { highestApr } = page.disclosures;
  const caps = rateCaps[page.country];
  const ofHighest = caps.flatMap((cap): readonly Breach[] => {
    const maximum = Math.max(...loans.map((loan) => cap.getMaximum(loan) ?? Number.POSITIVE_INFINITY));
    if (cap.isOfApr !== true || highestApr <= maximum) return [];
    return [
      { cap, description: `${cap.label}: the highest disclosed rate ${highestApr} is more than ${maximum}` },
    ];
  });
  return [...findBreaches(caps, loans), ...ofHighest];
}
