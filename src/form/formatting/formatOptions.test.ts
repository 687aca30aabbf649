import { beforeAll, describe, expect, it, test } from 'vitest';
import type { i18n as Translations } from 'i18next';
import { ondaraPage } from '../../testing/pages.fixture';
import { loadRealTexts } from '../../testing/texts.fixture';
import type { CataloguedName } from '../../domain/catalogue/dataPoints';
import type { OptionSource } from '../../domain/catalogue/kinds';
import { isoCountries } from '../../domain/countries/isoCountries';
import { formatAnswer } from './formatAnswer';
import { createOptions } from './formatOptions';

let translations: Translations;
beforeAll(async () => {
  translations = await loadRealTexts(ondaraPage, 'es');
});
const createContext = (languageTag: string) => ({
  t: translations.getFixedT(languageTag),
  page: ondaraPage,
  languageTag,
});

const formatOne = (name: CataloguedName, options: OptionSource, value: string, language: string) =>
  formatAnswer(
    { name, point: { path: 'contactDetails.city', kind: 'choice', options } },
    value,
    createContext(language),
  );

test.each<readonly [string, CataloguedName, OptionSource, string, string, string]>([
  ['of the catalogue entry', 'gender', ['female'], 'female', 'es-ES', 'Mujer'],
  ['of the catalogue entry', 'gender', ['female'], 'female', 'en-US', 'Female'],
  [
    'that depends on another answer',
    'gender',
    { of: 'city', lists: { a: ['female'] } },
    'female',
    'es-ES',
    'Mujer',
  ],
  ['of the regions', 'province', 'regions', 'Gipuzkoa', 'en-US', 'Gipuzkoa'],
  ['of the countries', 'citizenship', 'countries', 'DE', 'es-ES', 'Alemania'],
  ['of the countries', 'citizenship', 'countries', 'DE', 'en-US', 'Germany'],
  ['that is no country', 'citizenship', 'countries', 'no country', 'en-US', 'no country'],
  ['of no citizenship', 'citizenship', 'citizenships', 'XXA', 'es-ES', 'Apátrida'],
  ['that was looked up', 'city', { lookUp: 'places', list: 'cities' }, 'El Pardo', 'en-US', 'El Pardo'],
])('formats an option %s (%s) as its label', (_name, name, options, value, language, text) => {
  expect(formatOne(name, options, value, language)).toBe(text);
});

describe('the list of countries', () => {
  const countriesIn = (language: string) =>
    createOptions('citizenship', 'countries', isoCountries, createContext(language));

  it('starts with the page’s own country, followed by the others in alphabetical order', () => {
    const labels = countriesIn('es-ES').map(({ label }) => label);
    expect(labels.slice(0, 3)).toEqual(['España', 'Afganistán', 'Albania']);
    expect(labels).toHaveLength(250);
  });

  it('creates the list of countries once for each language', () => {
    const spanish = countriesIn('es-ES');
    expect(countriesIn('en-US')).not.toBe(spanish);
    expect(countriesIn('es-ES')).toBe(spanish);
  });
});
