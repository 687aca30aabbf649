import { expect, test } from 'vitest';
import { ondaraPage } from '../../testing/pages.fixture';
import { loadRealTexts } from '../../testing/texts.fixture';
import { dataPoints } from '../../domain/catalogue/dataPoints';
import { formatAnswer } from './formatAnswer';

const plain = (text: string) => text.replace(/\s/g, ' ');

test.each([
  ['34', '612 34 56 78', '+34612345678', '+34 612 34 56 78'],
  ['48', '512 345 678', '+48512345678', '+48 512 345 678'],
  ['49', '0151 23456789', '+4915198765432', '+49 151 98765432'],
  ['49', '0151 23456789', '+491519876543', '+49 1519876543'],
  ['40', '0712 034 567', '+40721345678', '+40 721 345 678'],
  ['84', '091 234 56 78', '+84987654321', '+84 98 765 43 21'],
  ['63', '0917 123 4567', '+639181234567', '+63 918 123 4567'],
  ['34', '612 34 56 78', '+48512345678', '+48512345678'],
])(
  'formats a phone number: calling code %s, national example %s, %s as %s',
  async (callingCode, example, value, text) => {
    const { t } = await loadRealTexts(ondaraPage, 'es');
    const facts = { ...ondaraPage.facts, phone: { callingCode, example } };
    const question = { name: 'phone_number', point: dataPoints.phone_number } as const;
    expect(formatAnswer(question, value, { t, page: { ...ondaraPage, facts }, languageTag: 'es-ES' })).toBe(
      text,
    );
  },
);

test.each([
  ['es-ES', '1.850,50 €'],
  ['en-US', '€1,850.50'],
])('formats money in %s as %s', async (languageTag, text) => {
  const { t } = await loadRealTexts(ondaraPage, 'es');
  const question = { name: 'monthly_income', point: dataPoints.monthly_income } as const;
  expect(plain(formatAnswer(question, 1850.5, { t, page: ondaraPage, languageTag }))).toBe(text);
});
