import { expect, test } from 'vitest';
import { ondaraPage, praveloPage } from '../../app/pages.fixture';
import { figuresOf } from './figures';

test.each([
  ['ondara', 'es-ES', { amount_max: '30.000_€', period_max: '96_meses', example_apr: '19,56_%' }],
  ['ondara', 'en-US', { amount_max: '€30,000', period_max: '96_months', highest_apr: '24.90%' }],
  ['pravelo', 'pl-PL', { amount_max: '8_000_zł', period_range: '61–90_dni', minutes: '5_minut' }],
  ['pravelo', 'pl-PL', { example_interest: '35,10_zł', highest_apr: '180%' }],
  ['pravelo', 'en-US', { amount_max: 'zł_8,000', period_range: '61–90_days' }],
] as const)('the figures of %s are told in %s', (brand, languageTag, told) => {
  const spaced = Object.entries(told).map(([name, text]) => [name, text.replaceAll('_', '\u00A0')]);
  const page = brand === 'ondara' ? ondaraPage : praveloPage;
  expect(figuresOf(page, languageTag)).toMatchObject(Object.fromEntries(spaced));
});

test.each([
  ['es-MX', '20_de_noviembre_de_2026'],
  ['en-US', 'November_20,_2026'],
])('the day of the terms is told in %s where the page names it', (languageTag, day) => {
  const { definition } = ondaraPage;
  const dated = { ...definition, told: { ...definition.told, calculatedOn: '2026-11-20' } };
  const figures = figuresOf({ ...ondaraPage, definition: dated }, languageTag);
  expect(figures['calculated_on']).toBe(day.replaceAll('_', '\u00A0'));
  expect(figuresOf(ondaraPage, languageTag)).not.toHaveProperty('calculated_on');
});
