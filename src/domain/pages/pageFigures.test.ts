import { expect, test } from 'vitest';
import { ondaraPage, praveloPage } from '../../testing/pages.fixture';
import { formatPageFigures } from './pageFigures';

test.each([
  ['ondara', 'es-ES', { amount_max: '30.000_€', period_max: '96_meses', example_apr: '19,56_%' }],
  ['ondara', 'en-US', { amount_max: '€30,000', period_max: '96_months', highest_apr: '24.90%' }],
  ['pravelo', 'pl-PL', { amount_max: '8_000_zł', period_range: '61–90_dni', minutes: '5_minut' }],
  ['pravelo', 'pl-PL', { example_interest: '35,10_zł', highest_apr: '180%' }],
  ['pravelo', 'en-US', { amount_max: 'zł_8,000', period_range: '61–90_days' }],
] as const)('formats the figures of %s in %s', (brand, languageTag, figures) => {
  const expected = Object.entries(figures).map(([name, text]) => [name, text.replaceAll('_', '\u00A0')]);
  const page = brand === 'ondara' ? ondaraPage : praveloPage;
  expect(formatPageFigures(page, languageTag)).toMatchObject(Object.fromEntries(expected));
});

test.each([
  ['es-MX', '20_de_noviembre_de_2026'],
  ['en-US', 'November_20,_2026'],
])('formats the date of the terms in %s if the page names it', (languageTag, day) => {
  const { definition } = ondaraPage;
  const dated = { ...definition, disclosures: { ...definition.disclosures, calculatedOn: '2026-11-20' } };
  const figures = formatPageFigures({ ...ondaraPage, definition: dated }, languageTag);
  expect(figures['calculated_on']).toBe(day.replaceAll('_', '\u00A0'));
  expect(formatPageFigures(ondaraPage, languageTag)).not.toHaveProperty('calculated_on');
});
