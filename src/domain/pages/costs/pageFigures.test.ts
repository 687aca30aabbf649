import { expect, test } from 'vitest';
import { ondaraPage, praveloPage } from '../../../testing/pages.fixture';
import { velmioPage } from '../../../testing/velmioPage.fixture';
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

test.each([
  ['es-ES', '61–90_días'],
  ['es-CO', '61–90_días'],
  ['de-DE', '61–90_Tage'],
])('formats a range in %s with a dash', (languageTag, range) => {
  expect(formatPageFigures(praveloPage, languageTag)['period_range']).toBe(range.replaceAll('_', '\u00A0'));
});

test('has a figure for the tax only if the terms of the page have one', () => {
  expect(formatPageFigures(ondaraPage, 'es-ES')).not.toHaveProperty('example_vat');
  expect(formatPageFigures(velmioPage, 'es-MX')).toMatchObject({
    example_interest: '$150',
    example_vat: '$24',
    example_total: '$2,174',
  });
});

test('has a figure for a fee only if the terms of the page have one', () => {
  expect(ondaraPage.definition.disclosures.terms).not.toHaveProperty('fee');
  expect(formatPageFigures(ondaraPage, 'es-ES')).not.toHaveProperty('example_commission');
  expect(formatPageFigures(praveloPage, 'pl-PL')).toHaveProperty('example_commission');
});

test('keeps the entry in a register on one line', () => {
  const definition = { ...ondaraPage.definition, registerEntry: 'RG-PJR-00 / 0' };
  const { register_entry: entry } = formatPageFigures({ ...ondaraPage, definition }, 'es-ES');
  expect(entry).toBe('RG-\u2060PJR-\u206000\u00A0/\u2060\u00A00');
});
