import { describe, expect, it, test } from 'vitest';
import { countries } from '../countries/vectors/countries.fixture';
import { findBreaches, findPageBreaches, priceEveryLoan, priceLoan, listSliderValues } from './checkRates';
import type { LoanTerms } from '../pages/costs/cost';
import type { PageDefinition } from '../pages/definePage';
import { rateCaps } from './rateCaps';

/** The costs that a page discloses are true and lawful at every position of its sliders. */

const pages = Object.values(
  import.meta.glob<PageDefinition>('../../../brands/*/*/page.ts', { eager: true, import: 'default' }),
).map((page) => ({ ...page, name: `${page.brand} ${page.country}` }));

describe.each(pages)('the costs that $name discloses', (page) => {
  const { amount, period, disclosures } = page;
  const { currency } = countries[page.country].facts;
  const loans = priceEveryLoan(page, currency);

  it('the representative example is a loan that the page offers', () => {
    expect(listSliderValues(amount)).toContain(disclosures.example.amount);
    expect(listSliderValues(period)).toContain(disclosures.example.period);
  });

  it('no loan costs more than the disclosed highest rate', () => {
    const aprs = loans.map(({ cost }) => cost.apr);
    expect(Math.min(...aprs)).toBeGreaterThan(0);
    expect(Math.max(...aprs)).toBeLessThanOrEqual(disclosures.highestApr);
  });

  it('no loan and no disclosed rate exceeds the legal maximum', () => {
    const breaches = findPageBreaches(page, currency).filter(({ cap }) => cap.kind === 'law');
    expect(breaches.map(({ description }) => description)).toEqual([]);
  });

  it('the terms have the tax on interest where lenders add it', () => {
    expect(disclosures.terms.vat).toBe(page.country === 'MX' ? 16 : undefined);
  });
});

/** What a coming law would end, and where courts look closer: the build names these pages. */
test('pages above a pending cap or a threshold', () => {
  const above = pages.flatMap((page) =>
    findPageBreaches(page, countries[page.country].facts.currency).length > 0 ? [page.name] : [],
  );
  expect(above).toEqual(['ondara ES', 'quillo ES', 'tandero ES', 'velmio ES']);
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
  ['ES', { amount: 1000, period: 12, periodScale: 'months' }, { nominalRate: 19.9 }, { nominalRate: 20.2 }],
  ['ES', { amount: 1000, period: 3, periodScale: 'months' }, { nominalRate: 10 }, null],
  ['DE', { amount: 5000, period: 36, periodScale: 'months' }, { nominalRate: 15.2 }, { nominalRate: 15.4 }],
] as const)('in %s the loan %j may cost %j and not %j', (country, loan, lawful, unlawful) => {
  const isBroken = (terms: LoanTerms) =>
    findBreaches(rateCaps[country], [priceLoan(loan, terms, 2)]).length > 0;
  expect(isBroken(lawful)).toBe(false);
  if (unlawful !== null) expect(isBroken(unlawful)).toBe(true);
});

function withFee(percent: number): LoanTerms {
  return { nominalRate: 0, fee: { percent } };
}
