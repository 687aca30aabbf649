import fc from 'fast-check';
import { beforeAll, describe, expect, it, test } from 'vitest';
import type { i18n as Translations } from 'i18next';
import { ondaraPage } from '../../../testing/pages.fixture';
import { loadRealTexts } from '../../../testing/texts.fixture';
import { dataPoints } from '../../../domain/catalogue/dataPoints';
import { readDataPoint } from '../../../domain/catalogue/reading';
import { createReadingContext } from '../../../domain/catalogue/reading/context.fixture';
import { isoCountries } from '../../../domain/countries/isoCountries';
import { getCountryLanguages, languageTags } from '../../../domain/countries/locales';
import { normaliseText } from '../../../domain/countries/normalise';
import { countryList } from '../../../domain/countries/vectors/countries.fixture';
import { hostileTexts, typedText } from '../../../domain/countries/vectors/typedTexts.fixture';
import { getRunCount } from '../../../testing/propertyTests';
import type { Option } from '../../../ui/SelectInput';
import { createOptions } from '../../formatting/formatOptions';
import { createOptionSearch } from './optionSearch';

let translations: Translations;
beforeAll(async () => {
  translations = await loadRealTexts(ondaraPage, 'es');
});
const countriesIn = (languageTag: string) =>
  createOptions('citizenship', 'countries', isoCountries, {
    t: translations.t,
    page: ondaraPage,
    languageTag,
  });
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

  it('keeps the order of the list among equal matches', () => {
    expect(found(named('Guinea-Bisáu', 'Guinea', 'Papúa Nueva Guinea'), 'guinea')).toEqual([
      'Guinea-Bisáu',
      'Guinea',
      'Papúa Nueva Guinea',
    ]);
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
    ['marks the start of a label that is the code of another option', 'CH', 'CH…'],
    ['keeps a text that is marked already', 'CH…', 'CH…'],
    ['reads a label that is the start of another label', 'Níger', 'NE'],
  ])('%s', (_name, typed, value) => {
    expect(createOptionSearch(countriesIn('es-ES')).getValue(typed)).toBe(value);
  });

  it('never returns typed text that is a valid code', () => {
    expect(createOptionSearch(countriesIn('es-ES').slice(0, 3), isoCountries).getValue('CH')).toBe('CH…');
  });

  it('returns neither of two options with the same label', () => {
    expect(createOptionSearch(named('Rio', 'Río')).getValue('RIO')).toBe('RIO');
    expect(createOptionSearch(named('Rio', 'Río')).getValue('Río')).toBe('value-1');
    expect(createOptionSearch(named('Rio', 'Rio')).getValue('Rio')).toBe('Rio');
  });

  test.each(Object.values(languageTags))(
    'finds each country by its name in %s, and reads the name as its code',
    (language) => {
      const options = countriesIn(language);
      const { findOptions, getValue } = createOptionSearch(options);
      expect(options.filter(({ value, label }) => getValue(label) !== value)).toEqual([]);
      expect(options.filter((option) => !findOptions(option.label).includes(option))).toEqual([]);
    },
  );

  test.each(countryList)(
    'finds each region of $facts.code by its name, and reads the name as its value',
    (country) => {
      const options = regionsOf(country);
      const { findOptions, getValue } = createOptionSearch(options);
      expect(options.filter(({ value, label }) => getValue(label) !== value)).toEqual([]);
      expect(options.filter((option) => findOptions(option.label)[0] !== option)).toEqual([]);
    },
  );
});

describe.each(countryList)('any text in $facts.code', (country) => {
  const languageTag = languageTags[getCountryLanguages(country.facts.code)[0]];
  const lists = () => [
    { point: dataPoints.citizenship, options: countriesIn(languageTag) },
    { point: dataPoints.province, options: regionsOf(country) },
  ];
  const bare = (text: string) =>
    normaliseText(text)
      .normalize('NFD')
      .replace(/[^\p{L}\d]/gu, '')
      .toLowerCase()
      .replaceAll('ł', 'l')
      .replaceAll('đ', 'd');

  it('rejects any text that is not the label of exactly one option', () => {
    for (const { point, options } of lists()) {
      const { findOptions, getValue } = createOptionSearch(options);
      const seeds = options.flatMap(({ value, label }) => [value, label]);
      const typed = fc.oneof(typedText(seeds), fc.constantFrom(...hostileTexts, ...seeds));
      fc.assert(
        fc.property(typed, (text) => {
          const value = getValue(text);
          const reading = readDataPoint(point, value, createReadingContext(country.facts.code));
          expect(findOptions(text).length).toBeLessThanOrEqual(options.length);
          if (!reading.ok) return;
          const option = options.find((candidate) => candidate.value === reading.value);
          expect(bare(option?.label ?? 'none')).toBe(bare(text));
        }),
        { numRuns: getRunCount(300) },
      );
    }
  });
});
