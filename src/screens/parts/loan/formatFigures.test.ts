import { expect, test } from 'vitest';
import { pageForCountry } from '../../../testing/pages.fixture';
import { loadRealTexts } from '../../../testing/texts.fixture';
import { noTerms } from '../../../api/stepData/offerTerms';
import { formatMoment, formatOfferFigures } from './formatFigures';

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
      terms: noTerms,
    } as const;
    const figures = formatOfferFigures(offer, { page, t, languageTag });
    expect(figures.amount.replace(/\s/g, ' ')).toBe(amount);
  },
);

test.each([
  ['es-ES', 1, '3 de noviembre a la 1:05'],
  ['es-ES', 13, '3 de noviembre a las 13:05'],
  ['es-MX', 13, '3 de noviembre a la 1:05 p.m.'],
  ['es-MX', 12, '3 de noviembre a las 12:05 p.m.'],
  ['es-MX', 22, '3 de noviembre a las 10:05 p.m.'],
  ['es-CO', 1, '3 de noviembre a la 1:05 a. m.'],
  ['en-US', 13, 'November 3 at 1:05 PM'],
  ['de-DE', 13, '3. November um 13:05 Uhr'],
] as const)('formats a moment in %s at %i o’clock as people say it: %s', (languageTag, hour, text) => {
  const moment = new Date(2026, 10, 3, hour, 5).toISOString();
  expect(formatMoment(moment, languageTag).replace(/\s/g, ' ')).toBe(text);
});
