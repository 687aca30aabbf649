import { describe, expect, it, test } from 'vitest';
import { ondaraPage, praveloPage } from '../../app/pages.fixture';
import type { PageDefinition, RepresentativeExample } from './definePage';
import { figuresOf } from './figures';

test.each([
  ['ondara', 'es-ES', { amount_max: '30.000_€', period_max: '96_meses', example_apr: '19,56_%' }],
  ['ondara', 'en-US', { amount_max: '€30,000', period_max: '96_months', highest_apr: '24.90%' }],
  ['pravelo', 'pl-PL', { amount_max: '8_000_zł', period_range: '61–90_dni', minutes: '5_minut' }],
  ['pravelo', 'pl-PL', { example_interest: '46,38_zł', highest_apr: '180%' }],
  ['pravelo', 'en-US', { amount_max: 'zł_8,000', period_range: '61–90_days' }],
] as const)('the figures of %s are told in %s', (brand, languageTag, told) => {
  const spaced = Object.entries(told).map(([name, text]) => [name, text.replaceAll('_', '\u00A0')]);
  const page = brand === 'ondara' ? ondaraPage : praveloPage;
  expect(figuresOf(page, languageTag)).toMatchObject(Object.fromEntries(spaced));
});

const definitions = Object.entries(
  import.meta.glob<PageDefinition>('../../../brands/*/*/page.ts', { eager: true, import: 'default' }),
);

/** The rate of a year, in percent, at which equal instalments are worth the sum that was lent: the law's equation. */
function aprOf({ amount, period, instalments, instalment }: RepresentativeExample, perYear: number): number {
  const worth = (rate: number) =>
    Array.from(
      { length: instalments },
      (_none, place) => (period * (place + 1)) / instalments / perYear,
    ).reduce((sum, years) => sum + instalment / (1 + rate) ** years, 0);
  let [low, high] = [0, 100];
  for (let round = 0; round < 100; round += 1) {
    const middle = (low + high) / 2;
    if (worth(middle) > amount) low = middle;
    else high = middle;
  }
  return low * 100;
}

describe.each(definitions)(
  'the representative example of %s',
  (_file, { told, amount, period, periodScale }) => {
    const { example, highestApr } = told;

    it('is a loan that the page offers, no dearer than its dearest', () => {
      expect(example.amount).toBeGreaterThanOrEqual(amount.min);
      expect(example.amount).toBeLessThanOrEqual(amount.max);
      expect(example.period).toBeGreaterThanOrEqual(period.min);
      expect(example.period).toBeLessThanOrEqual(period.max);
      expect(example.apr).toBeLessThanOrEqual(highestApr);
      expect(example.borrowingRate).toBeLessThanOrEqual(example.apr);
    });

    it('adds up', () => {
      const { instalments, instalment, interest, commission = 0, total } = example;
      expect(instalments * instalment).toBeCloseTo(total, 2);
      if (interest !== undefined) expect(example.amount + interest + commission).toBeCloseTo(total, 2);
      expect(aprOf(example, periodScale === 'days' ? 365 : 12)).toBeCloseTo(example.apr, 1);
    });
  },
);
