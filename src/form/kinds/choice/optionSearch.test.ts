import fc from 'fast-check';
import { beforeAll, describe, expect, it, test } from 'vitest';
import type { i18n as Translations } from 'i18next';
import { ondaraPage } from '../../../testing/pages.fixture';
import { loadRealTexts } from '../../../testing/texts.fixture';
import { dataPoints } from '../../../domain/catalogue/dataPoints';
import { readDataPoint } from '../../../domain/catalogue/reading';
import { createReadingContext } from '../../../domain/catalogue/reading/context.fixture';
import { citizenships } from '../../../domain/catalogue/options';
import {
  getCountryLanguages,
  languageTags,
  localeNames,
  type LocaleName,
} from '../../../domain/countries/locales';
import { getOptionNames, regionNames } from '../../../domain/countries/vectors/optionNames.fixture';
import { countryList } from '../../../domain/countries/vectors/countries.fixture';
import { hostileTexts, typedText } from '../../../domain/countries/vectors/typedTexts.fixture';
import { forCountry, forLanguage } from '../../../testing/contrasting';
import { getRunCount } from '../../../testing/propertyTests';
import type { Option } from '../../../ui/SelectInput';
import { createOptions } from '../../formatting/formatOptions';
import { createCountryNames } from './countryNames';
import { createOptionSearch } from './optionSearch';

let translations: Translations;
beforeAll(async () => {
  translations = await loadRealTexts(ondaraPage, 'es');
});
const countriesIn = (languageTag: string) =>
  createOptions('citizenship', 'citizenships', citizenships, {
    t: translations.t,
    page: ondaraPage,
    languageTag,
  });
/** The settings of a page in English and other languages. */
const namesIn = (...locales: readonly LocaleName[]) => {
  const all = [...locales, 'en'] as const;
  return {
    codes: citizenships,
    getOtherNames: createCountryNames(all.map((locale) => languageTags[locale])),
    getTables: () => getOptionNames('ES', all).countries,
  };
};
const countryNames = namesIn('pl');
const searchCountries = (languageTag: string, names = countryNames, options = countriesIn(languageTag)) =>
  createOptionSearch(options, names);
const searchRegions = (country: (typeof countryList)[number], options: readonly Option[]) =>
  createOptionSearch(options, { getTables: () => [regionNames[country.facts.code]] });
const regionsOf = ({ facts }: (typeof countryList)[number]): readonly Option[] =>
  facts.regions.map((value) => ({ value, label: value }));
const named = (...labels: readonly string[]): readonly Option[] =>
  labels.map((label, place) => ({ value: `value-${place}`, label }));
const found = (options: readonly Option[], typed: string) =>
  createOptionSearch(options)
    .findOptions(typed)
    .map(({ label }) => label);

describe('findOptions', () => {
  it.each([
    ['finds all options for an empty text', '', ['Ávila', 'Łódź', 'Las Palmas', 'Palma']],
    ['treats blanks as an empty text', ' \u00a0 ', ['Ávila', 'Łódź', 'Las Palmas', 'Palma']],
    ['ignores case', 'ÁVILA', ['Ávila']],
    ['ignores diacritics', 'avila', ['Ávila']],
    ['ignores combining diacritics', 'A\u0301vi', ['Ávila']],
    ['finds a letter without decomposition by its plain letter', 'lodz', ['Łódź']],
    ['ranks the start of the label before the start of a word', 'palm', ['Palma', 'Las Palmas']],
    ['matches each typed word with the start of a word', 'pal la', ['Las Palmas']],
    ['ranks a match inside a word last', 'al', ['Las Palmas', 'Palma']],
    ['finds nothing without a match', 'zzz', []],
    ['finds nothing for punctuation alone', '?!', []],
  ])('%s', (_name, typed, labels) => {
    expect(found(named('Ávila', 'Łódź', 'Las Palmas', 'Palma'), typed)).toEqual(labels);
  });

  it('ranks a whole name first, then names of one word, then the order of the list', () => {
    const islands = named('Guinea-Bisáu', 'Guinea Ecuatorial', 'Guinea', 'Papúa Nueva Guinea');
    expect(found(islands, 'guinea')).toEqual([
      'Guinea',
      'Guinea-Bisáu',
      'Guinea Ecuatorial',
      'Papúa Nueva Guinea',
    ]);
    expect(found(islands, 'guin')[0]).toBe('Guinea');
  });

  it.each([
    ['en', 'American', 'US'],
    ['en', 'Ameri', 'US'],
    ['en', 'Brit', 'GB'],
    ['en', 'Indian', 'IN'],
    ['es', 'americ', 'US'],
    ['es', 'británi', 'GB'],
    ['de', 'indis', 'IN'],
    ['pl', 'amery', 'US'],
  ] as const)('ranks in %s for "%s" the country %s first', (locale, typed, code) => {
    const { findOptions } = searchCountries(languageTags[locale], namesIn(locale));
    expect(findOptions(typed)[0]?.value).toBe(code);
  });

  it('lists each country that has a nationality', () => {
    const { findOptions, getValue } = searchCountries('es-ES', namesIn('es'));
    expect(getValue('coreano', 'typed')).toBe('coreano');
    expect(
      findOptions('coreano')
        .map(({ value }) => value)
        .toSorted(),
    ).toEqual(['KP', 'KR']);
  });
});

describe('splitLabel', () => {
  it.each([
    ['the start of the label', 'Alemania', 'ale', '[Ale]mania'],
    ['a match within a word', 'Nueva Caledonia', 'ale', 'Nueva C[ale]donia'],
    ['the starts of several words', 'Islas Vírgenes', 'vir is', '[Is]las [Vír]genes'],
    ['letters without the diacritics that were not typed', 'Łódź', 'lod', '[Łód]ź'],
    ['a letter for which two were typed', 'Straße', 'strass', '[Straß]e'],
    ['a match across punctuation', 'Guinea-Bisáu', 'guinea b', '[Guinea-B]isáu'],
    ['nothing in a label that does not match', 'España', 'spain', 'España'],
    ['nothing for an empty text', 'España', ' ', 'España'],
  ])('marks %s', (_name, label, typed, marked) => {
    const { splitLabel } = createOptionSearch(named(label));
    const parts = splitLabel(label, typed);
    expect(parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')).toBe(marked);
  });
});

describe('getValue', () => {
  it.each([
    ['reads a label as its code', 'Chile', 'CL'],
    ['ignores case and blanks around a label', ' chile ', 'CL'],
    ['reads a label without its diacritics', 'espana', 'ES'],
    ['reads blanks as empty', '  ', ''],
    ['keeps the start of a label as text', 'Chi', 'Chi'],
    ['keeps text that is no label', 'Atlantis', 'Atlantis'],
    ['marks the start of several labels that is the code of another option', 'CH', 'CH…'],
    ['keeps a text that is marked already', 'CH…', 'CH…'],
    ['reads a label that is the start of another label', 'Níger', 'NE'],
    ['keeps a part of a name with one match', 'Espa', 'Espa'],
    ['keeps a part of a word with one match', 'mbabu', 'mbabu'],
    ['keeps a name that is a part of another', 'Samoa Ameri', 'Samoa Ameri'],
    ['keeps a text with several matches', 'Guin', 'Guin'],
    ['reads a name in English', 'Spain', 'ES'],
    ['keeps the start of a name in English', 'Switzerl', 'Switzerl'],
    ['reads a name in another language of the page', 'Hiszpania', 'ES'],
    ['reads a code that is the start of its own label', 'ES', 'ES'],
    ['reads a code that is the start of no label', 'PL', 'PL'],
    ['keeps a code in small letters as text', 'es', 'es'],
  ])('%s', (_name, typed, value) => {
    expect(searchCountries('es-ES').getValue(typed, 'typed')).toBe(value);
  });

  it.each([
    ['de', 'Republik China'],
    ['pl', 'Republika Chińska'],
    ['ro', 'Republica China'],
    ['ro', 'Republica Chineză'],
    ['ph', 'Republika ng Tsina'],
  ] as const)('reads in %s the official name %s as Taiwan', (locale, name) => {
    expect(searchCountries(languageTags[locale], namesIn(locale)).getValue(name, 'typed')).toBe('TW');
  });

  it.each(localeNames)('reads each code that arrives whole in %s', (locale) => {
    const { getValue } = searchCountries(languageTags[locale], namesIn(locale));
    expect(citizenships.filter((code) => getValue(code, 'whole') !== code)).toEqual([]);
    expect(getValue('ch', 'whole')).toBe('CH');
  });

  it('never returns text that is a valid code of no option', () => {
    const { getValue } = createOptionSearch(countriesIn('es-ES').slice(0, 3), countryNames);
    expect(getValue('CH', 'typed')).toBe('CH…');
    expect(getValue('CH', 'whole')).toBe('CH…');
  });

  it('shows a marked text as it was typed', () => {
    const { getText } = searchCountries('es-ES');
    expect(['CH…', 'Chi', 'Chi…', 'ES', ''].map(getText)).toEqual(['CH', 'Chi', 'Chi…', 'España', '']);
  });

  it('keeps a part of a label, and reads a whole one, without other names', () => {
    const { getValue } = createOptionSearch(named('Volvo', 'Seat'));
    expect(getValue('Volv', 'typed')).toBe('Volv');
    expect(getValue('volvo', 'typed')).toBe('value-0');
  });

  it('returns neither of two options with the same label', () => {
    expect(createOptionSearch(named('Rio', 'Río')).getValue('RIO', 'typed')).toBe('RIO');
    expect(createOptionSearch(named('Rio', 'Río')).getValue('Río', 'typed')).toBe('value-1');
    expect(createOptionSearch(named('Rio', 'Rio')).getValue('Rio', 'typed')).toBe('Rio');
  });

  for (const locale of localeNames) {
    const language = languageTags[locale];
    test(
      `finds each country by its name in ${language}, and reads the name as its code`,
      forLanguage(locale),
      () => {
        const options = countriesIn(language);
        const { findOptions, getValue } = searchCountries(language, namesIn(locale), options);
        expect(options.filter(({ value, label }) => getValue(label, 'typed') !== value)).toEqual([]);
        expect(options.filter((option) => !findOptions(option.label).includes(option))).toEqual([]);
      },
    );
  }

  for (const country of countryList) {
    const { code } = country.facts;
    test(
      `finds each region of ${code} by its name, and reads the name as its value`,
      forCountry(code),
      () => {
        const options = regionsOf(country);
        const { findOptions, getValue } = searchRegions(country, options);
        expect(options.filter(({ value, label }) => getValue(label, 'typed') !== value)).toEqual([]);
        expect(options.filter((option) => findOptions(option.label)[0] !== option)).toEqual([]);
      },
    );
  }
});

for (const country of countryList) {
  const languageTag = languageTags[getCountryLanguages(country.facts.code)[0]];
  const lists = () => {
    const countries = countriesIn(languageTag);
    const regions = regionsOf(country);
    return [
      {
        point: dataPoints.citizenship,
        options: countries,
        search: searchCountries(languageTag, countryNames, countries),
      },
      { point: dataPoints.province, options: regions, search: searchRegions(country, regions) },
    ];
  };
  it(
    `any text in ${country.facts.code} is read as an option that it finds, or rejected`,
    forCountry(country.facts.code),
    () => {
      for (const { point, options, search } of lists()) {
        const { findOptions, getValue } = search;
        const seeds = options.flatMap(({ value, label }) => [value, label]);
        const typed = fc.oneof(typedText(seeds), fc.constantFrom(...hostileTexts, ...seeds));
        fc.assert(
          fc.property(typed, (text) => {
            const value = getValue(text, 'typed');
            const reading = readDataPoint(point, value, createReadingContext(country.facts.code));
            const matches = findOptions(text);
            expect(matches.length).toBeLessThanOrEqual(options.length);
            if (!reading.ok) return;
            const option = options.find((candidate) => candidate.value === reading.value);
            expect(matches).toContain(option);
          }),
          { numRuns: getRunCount(300) },
        );
      }
    },
  );
}

test('names are looked up before the first search, and once', () => {
  const asked: string[] = [];
  const getOtherNames = (value: string) => {
    asked.push(value);
    return [`other ${value}`];
  };
  const search = createOptionSearch(named('Chile', 'Chipre'), {
    codes: ['value-0', 'value-1'],
    getOtherNames,
  });
  expect(asked).toEqual([]);
  search.prepare();
  expect(asked).toEqual(['value-0', 'value-1']);
  expect(search.findOptions('other value-1')).toEqual([{ value: 'value-1', label: 'Chipre' }]);
  expect(asked).toHaveLength(2);
});
