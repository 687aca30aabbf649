import { expect, test } from 'vitest';
import { pageForCountry } from '../testing/pages.fixture';
import { loadRealTexts } from '../testing/texts.fixture';
import { formatOfferFigures } from './formatFigures';

test.each([
  ['MX', 'en-US', 'MX$15,000.00'],
  ['CO', 'en-US', 'COP 15,000'],
  ['MX', 'es-MX', '$15,000.00'],
] as const)(
  'formats an offer in %s in %s with a sign of its own: %s',
  async (country, languageTag, amount) => {
    const page = pageForCountry(country);
    const { t } = await loadRealTexts(page, 'en');
    const offer = {
      id: 'offer',
      partner: 'Banco Muestra',
      amount: 15000,
      period: 12,
      periodScale: 'months',
      instalment: 1400,
      total: 16800,
      nominalRate: 18,
      annualRate: 19.56,
      expiresAt: '2026-12-01T00:00:00Z',
    } as const;
    const figures = formatOfferFigures(offer, { page, t, languageTag });
    expect(figures.amount.replace(/\s/g, ' ')).toBe(amount);
  },
);
