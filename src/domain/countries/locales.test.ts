import { describe, expect, it } from 'vitest';
import type { CountryCode } from './country';
import {
  formatTimeOfDay,
  getCountryLanguages,
  isLocaleName,
  languageTags,
  listTextSources,
  localeForTag,
  localeNames,
  type LocaleName,
} from './locales';

it.each(Object.entries(languageTags))(
  'the folder %s belongs to the tag %s in both its forms',
  (locale, tag) => {
    expect(localeForTag(tag)).toBe(locale);
    expect(localeForTag(Intl.getCanonicalLocales(tag)[0] ?? '')).toBe(locale);
  },
);

it.each(['fr-FR', 'es', '', 'no tag'])('a tag that no folder has, "%s", is read as English', (tag) => {
  expect(localeForTag(tag)).toBe('en');
});

it.each<readonly [CountryCode, string]>([
  ['ES', 'es'],
  ['MX', 'mx'],
  ['VN', 'vn'],
  ['PH', 'ph'],
])('the default language of %s is %s', (country, language) => {
  expect(getCountryLanguages(country)[0]).toBe(language);
});

it('throws for a country without a language', () => {
  // The type does not allow such a country.
  expect(() => Reflect.apply(getCountryLanguages, undefined, ['FR'])).toThrow('FR');
});

it.each<readonly [LocaleName, readonly LocaleName[]]>([
  ['de', ['de']],
  ['co', ['co', 'mx', 'es']],
])('%s shows the texts of %s', (language, sources) => {
  expect(listTextSources(language, { co: 'mx', mx: 'es' })).toEqual(sources);
});

describe('locale names', () => {
  it('localeNames lists the table', () => {
    expect(localeNames).toEqual(Object.keys(languageTags));
    expect(localeNames.filter((name) => !isLocaleName(name))).toEqual([]);
  });

  it('isLocaleName rejects any other name', () => {
    expect(['fr', 'es-ES', 'toString', ''].filter(isLocaleName)).toEqual([]);
  });
});

it.each([
  ['es-ES', '8:05'],
  ['en-US', '8:05 AM'],
  ['pl-PL', '08:05'],
])('writes a time of day in %s by the clock of the device: %s', (languageTag, expected) => {
  const moment = new Date(2026, 10, 20, 8, 5, 30).getTime();
  expect(formatTimeOfDay(moment, languageTag).replace(/\s/u, ' ')).toBe(expected);
});
