import { expect, test } from 'vitest';
import type { CurrencyCode } from '../../countries/country';
import { formatPrice } from './price';

const plain = (text: string) => text.replace(/\s/g, ' ');

test.each<readonly [CurrencyCode, string, string]>([
  ['MXN', 'en-US', 'MX$110.00'],
  ['COP', 'en-US', 'COP 110'],
  ['MXN', 'es-MX', '$110.00'],
  ['COP', 'es-CO', '$ 110'],
  ['PLN', 'en-US', 'zł 110.00'],
  ['RON', 'ro-RO', '110,00 lei'],
])('formats a price in %s in %s with a sign of its own: %s', (currency, languageTag, total) => {
  const facts = {
    terms: { nominalRate: 10 },
    periodScale: 'days',
    currency,
    languageTag,
  } as const;
  expect(plain(formatPrice(100, 365, facts).total)).toBe(total);
});

test('formats the payment and the cost as they will be paid, with the tax', () => {
  const facts = {
    terms: { nominalRate: 182.5, vat: 16 },
    periodScale: 'days',
    currency: 'MXN',
    languageTag: 'es-MX',
  } as const;
  const { apr, ...sums } = formatPrice(2000, 15, facts);
  expect(sums).toEqual({ instalment: '$2,174.00', total: '$2,174.00', cost: '$174.00' });
  expect(apr).toBe(formatPrice(2000, 15, { ...facts, terms: { nominalRate: 182.5 } }).apr);
});
