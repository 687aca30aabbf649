import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calculateApr,
  calculateLoanCost,
  type Loan,
  type LoanCost,
  type LoanTerms,
  type Payment,
} from './cost';
import vectors from '../vectors/costs.json';

const flows = vectors.flatMap(({ kind, lent, payments, aprPercent, why = '' }) =>
  kind === 'flows' && lent !== undefined && payments !== undefined
    ? [{ lent, payments: payments.map(([years = 0, paid = 0]): Payment => [years, paid]), aprPercent, why }]
    : [],
);
const instalments = vectors.filter(({ kind }) => kind === 'instalments');
const singles = vectors.filter(({ kind }) => kind === 'single');

describe('calculateApr', () => {
  it.each(flows)('calculates the rate of $why', ({ lent, payments, aprPercent }) => {
    expect(calculateApr(lent, payments)).toBeCloseTo(aprPercent, 2);
  });

  it.each([
    [0, [[1, 100]]],
    [-5, [[1, 100]]],
    [100, []],
    [100, [[1, 0.5]]],
  ] as const)('returns no rate if %d is lent for %j', (lent, payments) => {
    expect(calculateApr(lent, payments)).toBeNaN();
  });

  it('returns zero if the repayments equal the loan', () => {
    expect(calculateApr(1200, [[1, 1200]])).toBeCloseTo(0, 6);
  });
});

describe('a loan in months', () => {
  it.each(instalments)(
    'calculates the published figures for $amount at $nominalRatePercent % over $months months',
    (vector) => {
      const { amount = 0, nominalRatePercent = 0, months = 0, openingFee = 0, ...expected } = vector;
      const cost = calculateLoanCost(
        { amount, period: months, periodScale: 'months' },
        { nominalRate: nominalRatePercent, fee: { fixed: openingFee } },
      );
      expect(cost).toMatchObject({
        instalments: months,
        instalment: expected.instalment,
        total: expected.total,
      });
      expect(Math.abs(cost.apr - expected.aprPercent)).toBeLessThan(0.01);
    },
  );

  it('splits a loan without interest into equal parts', () => {
    expect(
      calculateLoanCost({ amount: 1200, period: 12, periodScale: 'months' }, { nominalRate: 0 }),
    ).toMatchObject({
      instalment: 100,
      interest: 0,
      total: 1200,
    });
  });

  it('rounds to the decimals of the currency', () => {
    const loan = { amount: 3_000_000, period: 24, periodScale: 'months' } as const;
    const { instalment, total } = calculateLoanCost(loan, { nominalRate: 25, fee: { percent: 2 } }, 0);
    expect([instalment, total]).toEqual([160_115, 3_902_760]);
  });
});

describe('a loan in days', () => {
  it.each(singles)(
    'calculates the published figures for $amount at $nominalRatePercent % over $days days',
    (vector) => {
      const { amount = 0, nominalRatePercent = 0, days = 0, fee = 0, ...expected } = vector;
      const cost = calculateLoanCost(
        { amount, period: days, periodScale: 'days' },
        { nominalRate: nominalRatePercent, fee: { fixed: fee } },
      );
      expect(cost).toMatchObject({ instalments: 1, instalment: expected.due, total: expected.total, fee });
      expect(Math.abs(cost.apr - expected.aprPercent)).toBeLessThan(0.01);
    },
  );
});

describe('a loan with value-added tax', () => {
  it('adds the tax on the interest and the fee to the payment in days, and not to the rate', () => {
    const loan = { amount: 2000, period: 15, periodScale: 'days' } as const;
    const terms = { nominalRate: 182.5, fee: { fixed: 50 } };
    const untaxed = calculateLoanCost(loan, terms);
    expect(calculateLoanCost(loan, { ...terms, vat: 16 })).toEqual({
      ...untaxed,
      vat: 32,
      instalment: 2232,
      total: 2232,
    });
    expect(untaxed).toMatchObject({ interest: 150, fee: 50, vat: 0, total: 2200 });
  });

  it('has equal payments in months that include the tax on the interest', () => {
    const loan = { amount: 10_000, period: 12, periodScale: 'months' } as const;
    const cost = calculateLoanCost(loan, { nominalRate: 36, vat: 16 });
    // The annuity of 3.48 % a month, of which 3 are interest and 0.48 are tax.
    expect(cost).toMatchObject({ instalment: 1033.62, interest: 2071.93, vat: 331.51, total: 12_403.44 });
    expect(cost.apr).toBeCloseTo(((1 + 0.03) ** 12 - 1) * 100, 2);
  });

  it('takes the tax of the fee from what is paid out', () => {
    const loan = { amount: 1000, period: 1, periodScale: 'months' } as const;
    const cost = calculateLoanCost(loan, { nominalRate: 12, fee: { fixed: 100 }, vat: 16 });
    expect(cost).toMatchObject({ instalment: 1011.6, interest: 10, fee: 100, vat: 17.6, total: 1127.6 });
    // 900 against 1,010, both without the tax.
    expect(cost.apr).toBeCloseTo(((1010 / 900) ** 12 - 1) * 100, 4);
  });
});

describe('calculateLoanCost', () => {
  const loans = fc.record({
    amount: fc.integer({ min: 50, max: 150_000 }),
    period: fc.integer({ min: 3, max: 120 }),
    periodScale: fc.constantFrom('days', 'months'),
  });
  const terms = fc.record({
    nominalRate: fc.double({ min: 0, max: 60, noNaN: true }),
    fee: fc.record({ percent: fc.double({ min: 0, max: 20, noNaN: true }) }),
    vat: fc.constantFrom(0, 8, 16),
  });

  /** The payments without their tax, by the schedule of the loan. */
  function listUntaxedPayments(loan: Loan, { nominalRate, vat }: Required<LoanTerms>, cost: LoanCost) {
    if (loan.periodScale === 'days') return [[loan.period / 365, cost.total - cost.vat] as const];
    let balance = loan.amount;
    return Array.from({ length: loan.period }, (_one, index) => {
      const interest = (balance * nominalRate) / 1200;
      const tax = (interest * vat) / 100;
      balance += interest + tax - cost.instalment;
      return [(index + 1) / 12, cost.instalment - tax] as const;
    });
  }

  it('returns parts that add up and an annual rate that balances the equation without the tax', () => {
    fc.assert(
      fc.property(loans, terms, (loan, loanTerms) => {
        const cost = calculateLoanCost(loan, loanTerms);
        const { interest, fee, vat, total, apr } = cost;
        expect(total).toBeCloseTo(loan.amount + interest + fee + vat, 6);
        expect(Math.abs(vat - ((interest + fee) * loanTerms.vat) / 100)).toBeLessThan(0.02);
        const worth = listUntaxedPayments(loan, loanTerms, cost).reduce(
          (sum, [years, amount]) => sum + amount / (1 + apr / 100) ** years,
          0,
        );
        const lent = loan.periodScale === 'months' ? loan.amount - fee : loan.amount;
        expect(worth / lent).toBeCloseTo(1, 4);
      }),
    );
  });
});
