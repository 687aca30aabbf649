import { beforeAll, describe, expect, it, test } from 'vitest';
import type { i18n as Translations } from 'i18next';
import { ondaraPage } from '../../app/pages.fixture';
import { realTexts } from '../../app/texts.fixture';
import type { CataloguedName } from '../../domain/catalogue/dataPoints';
import type { OptionSource } from '../../domain/catalogue/kinds';
import { isoCountries } from '../../domain/countries/isoCountries';
import { formatAnswer } from './formatAnswer';
import { optionsOf } from './optionWords';

let translations: Translations;
beforeAll(async () => {
  translations = await realTexts(ondaraPage, 'es');
});
const wording = (languageTag: string) => ({
  t: translations.getFixedT(languageTag),
  page: ondaraPage,
  languageTag,
});

const shown = (name: CataloguedName, options: OptionSource, value: string, language: string) =>
  formatAnswer(
    { name, point: { path: 'contactDetails.city', kind: 'choice', options, personal: true } },
    value,
    wording(language),
  );

test.each<readonly [string, CataloguedName, OptionSource, string, string, string]>([
  ['of the entry', 'gender', ['female'], 'female', 'es-ES', 'Mujer'],
  ['of the entry', 'gender', ['female'], 'female', 'en-US', 'Female'],
  ['beside another answer', 'gender', { of: 'city', lists: { a: ['female'] } }, 'female', 'es-ES', 'Mujer'],
  ['of the regions', 'province', 'regions', 'Gipuzkoa', 'en-US', 'Gipuzkoa'],
  ['of the countries', 'citizenship', 'countries', 'DE', 'es-ES', 'Alemania'],
  ['of the countries', 'citizenship', 'countries', 'DE', 'en-US', 'Germany'],
  ['that is no country', 'citizenship', 'countries', 'no country', 'en-US', 'no country'],
  ['that was looked up', 'city', { lookUp: 'places', list: 'cities' }, 'El Pardo', 'en-US', 'El Pardo'],
])('a value %s (%s) reads as a person knows it', (_name, name, options, value, language, text) => {
  expect(shown(name, options, value, language)).toBe(text);
});

describe('the list of countries', () => {
  const countriesIn = (language: string) =>
    optionsOf('citizenship', 'countries', isoCountries, wording(language));

  it('begins with the page’s own, the others by their names', () => {
    const labels = countriesIn('es-ES').map(({ label }) => label);
    expect(labels.slice(0, 3)).toEqual(['España', 'Afganistán', 'Albania']);
    expect(labels).toHaveLength(249);
  });

  it('is made once for a language', () => {
    const spanish = countriesIn('es-ES');
    expect(countriesIn('en-US')).not.toBe(spanish);
    expect(countriesIn('es-ES')).toBe(spanish);
  });
});
