import { expect, it, test } from 'vitest';
import type { CountryFacts } from '../countries/country';
import { facts as spanish } from '../countries/es';
import { getCountryLanguages, languageTags } from '../countries/locales';
import { facts as polish } from '../countries/pl';
import { dataPoints, type CataloguedName } from './dataPoints';
import { formatControlInput } from './formatControlInput';

/** The context of a country in its default language. */
const contextOf = (facts: CountryFacts) => ({
  facts,
  languageTag: languageTags[getCountryLanguages(facts.code)[0]],
});
const shown = (text: unknown) => (typeof text === 'string' ? text.replace(/\s/g, ' ') : text);

test.each<readonly [CataloguedName, string | number | boolean | undefined, string | boolean]>([
  ['first_name', 'Mª José', 'Mª José'],
  ['first_name', undefined, ''],
  ['phone_number', '+34612345678', '612 34 56 78'],
  ['phone_number', '+48512345678', '+48512345678'],
  ['work_phone', '+34911234567;ext=20', '911 23 45 67 #20'],
  ['form_birthday', '1990-02-07', '1990-02-07'],
  ['housing_tenure_since_date', '2020-05-01', '2020-05'],
  ['monthly_income', 1850, '1.850'],
  ['monthly_income', 1850.5, '1.850,50'],
  ['number_of_dependants', 0, '0'],
  ['loan_amount', 2500, '2.500'],
  ['loan_period', 12, '12'],
  ['iban', 'ES1001826974111363462325', 'ES10 0182 6974 1113 6346 2325'],
  ['personal_code', '12345678Z', '12345678Z'],
  ['has_other_loans', false, 'false'],
  ['has_other_loans', undefined, ''],
  ['general_policies', true, true],
  ['general_policies', undefined, false],
])('formats in Spain %s %s as "%s"', (name, value, text) => {
  expect(shown(formatControlInput(dataPoints[name], value, contextOf(spanish)))).toBe(text);
});

test.each<readonly [CataloguedName, string | number, string]>([
  ['phone_number', '+48512345678', '512 345 678'],
  ['monthly_income', 4500, '4 500'],
  ['iban', 'PL04116022025468491114233882', '04 1160 2202 5468 4911 1423 3882'],
  ['iban', 'DE71100500005888249043', 'DE71100500005888249043'],
  ['postal_code', '00-950', '00-950'],
  ['personal_code', '57100131165', '57100131165'],
])('formats in Poland %s %s as "%s"', (name, value, text) => {
  expect(shown(formatControlInput(dataPoints[name], value, contextOf(polish)))).toBe(text);
});

test.each<readonly [CataloguedName, number | string, string]>([
  ['monthly_income', 1850.5, '1,850.50'],
  ['loan_amount', 2500, '2,500'],
  ['phone_number', '+34612345678', '612 34 56 78'],
])('formats in Spain and English %s %s as "%s"', (name, value, text) => {
  expect(formatControlInput(dataPoints[name], value, { facts: spanish, languageTag: 'en-US' })).toBe(text);
});

it('adds the 0 of the national format', () => {
  const german = { ...spanish, phone: { callingCode: '49', example: '0151 23456789' } };
  expect(formatControlInput(dataPoints.phone_number, '+4915198765432', contextOf(german))).toBe(
    '0151 98765432',
  );
  expect(formatControlInput(dataPoints.phone_number, '+49151987654', contextOf(german))).toBe('0151987654');
});

test.each<readonly [string, CountryFacts['bankAccount'], string, string]>([
  [
    'its own groups',
    { inputMode: 'text', groups: [3, 3, 11, 1] },
    '032180000118359719',
    '032 180 00011835971 9',
  ],
  ['no groups', { inputMode: 'text', groups: [] }, '0123456789', '0123456789'],
  ['another length', { inputMode: 'text', groups: [4, 4] }, '123456789', '123456789'],
  ['a hidden prefix', { inputMode: 'text', groups: [2, 2], hiddenPrefix: 'XX' }, 'XX1234', '12 34'],
])('formats an account number with %s', (_name, bankAccount, value, text) => {
  expect(formatControlInput(dataPoints.iban, value, contextOf({ ...spanish, bankAccount }))).toBe(text);
});
