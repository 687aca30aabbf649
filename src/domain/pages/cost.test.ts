import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateApr, calculateLoanCost, type Payment } from './cost';
import vectors from './vectors/costs.json';

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

describe('calculateLoanCost', () => {
  const loans = fc.record({
    amount: fc.integer({ min: 50, max: 150_000 }),
    period: fc.integer({ min: 3, max: 120 }),
    periodScale: fc.constantFrom('days', 'months'),
  });
  const terms = fc.record({
    nominalRate: fc.double({ min: 0, max: 60, noNaN: true }),
    fee: fc.record({ percent: fc.double({ min: 0, max: 20, noNaN: true }) }),
  });

  it('returns parts that add up and an annual rate that balances the equation', () => {
    fc.assert(
      fc.property(loans, terms, (loan, loanTerms) => {
        const {
          interest,
          fee,
          total,
          apr,
          instalments: count,
          instalment,
        } = calculateLoanCost(loan, loanTerms);
        expect(total).toBeCloseTo(loan.amount + interest + fee, 6);
        const isMonthly = loan.periodScale === 'months';
        const worth = Array.from({ length: count }, (_one, index) =>
          isMonthly ? (index + 1) / 12 : loan.period / 365,
        ).reduce((sum, years) => sum + instalment / (1 + apr / 100) ** years, 0);
        expect(worth).toBeCloseTo(isMonthly ? loan.amount - fee : loan.amount, 2);
      }),
    );
  });
});
