import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aprOf, costOf, type Payment } from './cost';
import vectors from './vectors/costs.json';

const flows = vectors.flatMap(({ kind, lent, payments, aprPercent, why = '' }) =>
  kind === 'flows' && lent !== undefined && payments !== undefined
    ? [{ lent, payments: payments.map(([years = 0, paid = 0]): Payment => [years, paid]), aprPercent, why }]
    : [],
);
const instalments = vectors.filter(({ kind }) => kind === 'instalments');
const singles = vectors.filter(({ kind }) => kind === 'single');

describe('the annual percentage rate', () => {
  it.each(flows)('of $why', ({ lent, payments, aprPercent }) => {
    expect(aprOf(lent, payments)).toBeCloseTo(aprPercent, 2);
  });

  it.each([
    [0, [[1, 100]]],
    [-5, [[1, 100]]],
    [100, []],
    [100, [[1, 0.5]]],
  ] as const)('of %d lent for %j is none', (lent, payments) => {
    expect(aprOf(lent, payments)).toBeNaN();
  });

  it('is nought where as much is paid as was lent', () => {
    expect(aprOf(1200, [[1, 1200]])).toBeCloseTo(0, 6);
  });
});

describe('a loan in months', () => {
  it.each(instalments)('of $amount at $nominalRatePercent % for $months months', (vector) => {
    const { amount = 0, nominalRatePercent = 0, months = 0, openingFee = 0, ...told } = vector;
    const cost = costOf(
      { amount, period: months, periodScale: 'months' },
      { nominalRate: nominalRatePercent, fee: { fixed: openingFee } },
    );
    expect(cost).toMatchObject({ instalments: months, instalment: told.instalment, total: told.total });
    expect(Math.abs(cost.apr - told.aprPercent)).toBeLessThan(0.01);
  });

  it('without interest is paid back in equal parts', () => {
    expect(costOf({ amount: 1200, period: 12, periodScale: 'months' }, { nominalRate: 0 })).toMatchObject({
      instalment: 100,
      interest: 0,
      total: 1200,
    });
  });

  it('is paid in what the currency has', () => {
    const loan = { amount: 3_000_000, period: 24, periodScale: 'months' } as const;
    const { instalment, total } = costOf(loan, { nominalRate: 25, fee: { percent: 2 } }, 0);
    expect([instalment, total]).toEqual([160_115, 3_902_760]);
  });
});

describe('a loan in days', () => {
  it.each(singles)('of $amount at $nominalRatePercent % for $days days', (vector) => {
    const { amount = 0, nominalRatePercent = 0, days = 0, fee = 0, ...told } = vector;
    const cost = costOf(
      { amount, period: days, periodScale: 'days' },
      { nominalRate: nominalRatePercent, fee: { fixed: fee } },
    );
    expect(cost).toMatchObject({ instalments: 1, instalment: told.due, total: told.total, fee });
    expect(Math.abs(cost.apr - told.aprPercent)).toBeLessThan(0.01);
  });
});

describe('what a loan costs', () => {
  const loans = fc.record({
    amount: fc.integer({ min: 50, max: 150_000 }),
    period: fc.integer({ min: 3, max: 120 }),
    periodScale: fc.constantFrom('days', 'months'),
  });
  const terms = fc.record({
    nominalRate: fc.double({ min: 0, max: 60, noNaN: true }),
    fee: fc.record({ percent: fc.double({ min: 0, max: 20, noNaN: true }) }),
  });

  it('adds up, and its annual rate is what makes both sides worth the same', () => {
    fc.assert(
      fc.property(loans, terms, (loan, own) => {
        const { interest, fee, total, apr, instalments: count, instalment } = costOf(loan, own);
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
