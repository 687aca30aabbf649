import { describe, expect, it, test } from 'vitest';
import { countDecimals } from '../countries/money';
import { countries } from '../countries/vectors/countries.fixture';
import type { LoanLimits } from '../catalogue/loanLimits';
import { calculateLoanCost, type Loan, type LoanTerms } from './cost';
import type { PageDefinition } from './definePage';
import { rateCaps, type PricedLoan, type RateCap } from './rateCaps.fixture';

/** The costs that a page discloses are true and lawful at every position of its sliders. */

const pages = Object.values(
  import.meta.glob<PageDefinition>('../../../brands/*/*/page.ts', { eager: true, import: 'default' }),
).map((page) => ({ ...page, name: `${page.brand} ${page.country}` }));

/** Every value of a slider from one end to the other. */
function valuesOf({ min, max, step }: LoanLimits): readonly number[] {
  const count = Math.floor((max - min) / step);
  return [...new Set([...Array.from({ length: count + 1 }, (_one, index) => min + index * step), max])];
}

const within = ({ default: value, min, max }: LoanLimits) => Math.min(Math.max(value, min), max);

/**
 * Every period with the smallest, the default and the largest amount, and every amount with the shortest and
 * the default period.
 */
function loansOf({ amount, period, periodScale, disclosures }: PageDefinition): readonly Loan[] {
  const amounts = [amount.min, within(amount), amount.max];
  const periods = [period.min, within(period)];
  return [
    ...valuesOf(period).flatMap((each) => amounts.map((lent) => ({ amount: lent, period: each }))),
    ...valuesOf(amount).flatMap((lent) => periods.map((each) => ({ amount: lent, period: each }))),
    disclosures.example,
  ].map((loan) => ({ ...loan, periodScale }));
}

const priced = (loan: Loan, terms: LoanTerms, decimals: number): PricedLoan => ({
  loan,
  terms,
  cost: calculateLoanCost(loan, terms, decimals),
});

/** The ratio of a loan's cost to the legal maximum. */
function excess({ getActual, getMaximum }: RateCap, loan: PricedLoan): number {
  return getActual(loan) / (getMaximum(loan) ?? Number.POSITIVE_INFINITY);
}

/** Describes the loan that exceeds the legal maximum by most, if any does. */
function breach(cap: RateCap, loans: readonly PricedLoan[]): string | null {
  const [worst] = loans.toSorted((one, other) => excess(cap, other) - excess(cap, one));
  if (worst === undefined || excess(cap, worst) <= 1) return null;
  const { amount, period, periodScale } = worst.loan;
  return `${cap.label} of ${amount} for ${period} ${periodScale}: ${cap.getActual(worst)} is more than ${cap.getMaximum(worst)}`;
}

describe.each(pages)('the costs that $name discloses', (page) => {
  const { amount, period, disclosures } = page;
  const decimals = countDecimals(countries[page.country].facts.currency);
  const loans = loansOf(page).map((loan) => priced(loan, disclosures.terms, decimals));
  const caps = rateCaps[page.country] ?? [];

  it('the representative example is a loan that the page offers', () => {
    expect(valuesOf(amount)).toContain(disclosures.example.amount);
    expect(valuesOf(period)).toContain(disclosures.example.period);
  });

  it('no loan costs more than the disclosed highest rate', () => {
    const aprs = loans.map(({ cost }) => cost.apr);
    expect(Math.min(...aprs)).toBeGreaterThan(0);
    expect(Math.max(...aprs)).toBeLessThanOrEqual(disclosures.highestApr);
  });

  it('no loan exceeds the legal maximum', () => {
    expect(caps.flatMap((cap) => breach(cap, loans) ?? [])).toEqual([]);
  });

  it('the disclosed highest rate respects the legal maximum', () => {
    const highest = caps
      .filter(({ isOfApr }) => isOfApr === true)
      .map(({ getMaximum }) =>
        Math.max(...loans.map((loan) => getMaximum(loan) ?? Number.POSITIVE_INFINITY)),
      );
    expect(disclosures.highestApr).toBeLessThanOrEqual(Math.min(Number.POSITIVE_INFINITY, ...highest));
  });
});

/** Terms at the edge of the legal maximum: the first respect it, the second exceed it. */
test.each([
  [
    'CO',
    { amount: 500_000, period: 12, periodScale: 'months' },
    { nominalRate: 21.9 },
    { nominalRate: 22.1 },
  ],
  ['PL', { amount: 1000, period: 61, periodScale: 'days' }, { nominalRate: 14.5 }, { nominalRate: 14.6 }],
  ['PL', { amount: 1000, period: 29, periodScale: 'days' }, withFee(5), withFee(5.01)],
  ['PL', { amount: 1000, period: 73, periodScale: 'days' }, withFee(12), withFee(12.01)],
  ['PL', { amount: 1000, period: 60, periodScale: 'months' }, withFee(45), withFee(45.01)],
  ['RO', { amount: 5000, period: 50, periodScale: 'days' }, { nominalRate: 365 }, { nominalRate: 366 }],
  ['RO', { amount: 5001, period: 50, periodScale: 'days' }, { nominalRate: 292 }, { nominalRate: 293 }],
  ['RO', { amount: 10_001, period: 50, periodScale: 'days' }, { nominalRate: 219 }, { nominalRate: 220 }],
  ['RO', { amount: 1000, period: 200, periodScale: 'days' }, { nominalRate: 182.5 }, { nominalRate: 183 }],
  ['RO', { amount: 30_000, period: 12, periodScale: 'months' }, { nominalRate: 30 }, { nominalRate: 30.1 }],
  ['VN', { amount: 3_000_000, period: 91, periodScale: 'days' }, { nominalRate: 20 }, { nominalRate: 20.1 }],
  ['VN', { amount: 3_000_000, period: 12, periodScale: 'months' }, { nominalRate: 19.9 }, withFee(12)],
  ['PH', { amount: 10_000, period: 4, periodScale: 'months' }, { nominalRate: 72 }, { nominalRate: 73 }],
  ['PH', { amount: 10_000, period: 2, periodScale: 'months' }, withFee(15), withFee(16)],
  ['PH', { amount: 10_000, period: 5, periodScale: 'months' }, withFee(60), null],
  ['PH', { amount: 10_001, period: 2, periodScale: 'months' }, withFee(60), null],
] as const)('in %s the loan %j may cost %j and not %j', (country, loan, lawful, unlawful) => {
  const isBroken = (terms: LoanTerms) =>
    (rateCaps[country] ?? []).some((cap) => breach(cap, [priced(loan, terms, 2)]) !== null);
  expect(isBroken(lawful)).toBe(false);
  if (unlawful !== null) expect(isBroken(unlawful)).toBe(true);
});

function withFee(percent: number): LoanTerms {
  return { nominalRate: 0, fee: { percent } };
}
