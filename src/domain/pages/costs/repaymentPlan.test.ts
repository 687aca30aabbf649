import { describe, expect, it } from 'vitest';
import { calculateLoanCost, type LoanTerms } from './cost';
import { createRepaymentPlan } from './repaymentPlan';

const createPlan = (amount: number, period: number, terms: LoanTerms, decimals = 2) =>
  createRepaymentPlan({ amount, period, periodScale: 'months' }, terms, decimals);

describe('createRepaymentPlan', () => {
  it('has a row for each month up to a year', () => {
    // 1,000 at 1 % a month in three payments of 340.02.
    expect(createPlan(1000, 3, { nominalRate: 12 })).toEqual({
      unit: 'month',
      rows: [
        { number: 1, interest: 10, principal: 330.02, remaining: 669.98 },
        { number: 2, interest: 6.7, principal: 333.32, remaining: 336.66 },
        { number: 3, interest: 3.36, principal: 336.66, remaining: 0 },
      ],
    });
  });

  it.each([
    { period: 12, unit: 'month', rows: 12 },
    { period: 13, unit: 'year', rows: 2 },
    { period: 36, unit: 'year', rows: 3 },
    { period: 42, unit: 'year', rows: 4 },
  ])('has $rows rows by $unit for $period months', ({ period, unit, rows }) => {
    const plan = createPlan(5000, period, { nominalRate: 6.49 });
    expect([plan.unit, plan.rows.length]).toEqual([unit, rows]);
  });

  it.each([
    { amount: 50000, period: 120, terms: { nominalRate: 6.49 }, decimals: 2 },
    { amount: 1000, period: 12, terms: { nominalRate: 3.5 }, decimals: 2 },
    { amount: 7000, period: 18, terms: { nominalRate: 60, vat: 16 }, decimals: 2 },
    { amount: 3000000, period: 24, terms: { nominalRate: 24, fee: { percent: 2 } }, decimals: 0 },
  ])('repays $amount in $period months, and its sums are those of the price', ({ decimals, ...loan }) => {
    const { rows } = createPlan(loan.amount, loan.period, loan.terms, decimals);
    const cost = calculateLoanCost({ ...loan, periodScale: 'months' }, loan.terms, decimals);
    const sum = (part: 'interest' | 'principal') => rows.reduce((total, row) => total + row[part], 0);
    expect(rows.at(-1)?.remaining).toBe(0);
    expect(sum('principal')).toBeCloseTo(loan.amount, 2);
    expect(sum('principal') + sum('interest')).toBeCloseTo(cost.instalment * loan.period, 2);
    expect(rows.every(({ interest, principal }) => interest >= 0 && principal > 0)).toBe(true);
  });
});
