import fc from 'fast-check';
import { beforeAll, describe, expect, it, test } from 'vitest';
import type { i18n as Translations } from 'i18next';
import { ondaraPage } from '../../../app/pages.fixture';
import { realTexts } from '../../../app/texts.fixture';
import { dataPoints } from '../../../domain/catalogue/dataPoints';
import { readDataPoint } from '../../../domain/catalogue/reading';
import { pageOf } from '../../../domain/catalogue/reading/context.fixture';
import { isoCountries } from '../../../domain/countries/isoCountries';
import { languageTags } from '../../../domain/countries/locales';
import { normaliseText } from '../../../domain/countries/normalise';
import { countryList } from '../../../domain/countries/vectors/countries.fixture';
import { nastyTexts, typing } from '../../../domain/countries/vectors/typing.fixture';
import { runs } from '../../../testing/runs';
import type { Option } from '../../../ui/SelectInput';
import { optionsOf } from '../../words/optionWords';
import { searched } from './search';

let translations: Translations;
beforeAll(async () => {
  translations = await realTexts(ondaraPage, 'es');
});
const countriesIn = (languageTag: string) =>
  optionsOf('citizenship', 'countries', isoCountries, { t: translations.t, page: ondaraPage, languageTag });
const regionsOf = ({ facts }: (typeof countryList)[number]): readonly Option[] =>
  facts.regions.map((value) => ({ value, label: value }));
const named = (...labels: readonly string[]): readonly Option[] =>
  labels.map((label, place) => ({ value: `value-${place}`, label }));
const found = (options: readonly Option[], typed: string) =>
  searched(options)
    .hits(typed)
    .map(({ label }) => label);

describe('what is found', () => {
  it.each([
    ['nothing is everything', '', ['Ávila', 'Łódź', 'Las Palmas', 'Palma']],
    ['blanks are nothing', ' \u00a0 ', ['Ávila', 'Łódź', 'Las Palmas', 'Palma']],
    ['case does not count', 'ÁVILA', ['Ávila']],
    ['marks do not count', 'avila', ['Ávila']],
    ['marks that are typed apart do not count', 'A\u0301vi', ['Ávila']],
    ['a letter that has no mark to take off is found by its like', 'lodz', ['Łódź']],
    ['the beginning comes before the beginning of a word', 'palm', ['Palma', 'Las Palmas']],
    ['each word may begin another', 'pal la', ['Las Palmas']],
    ['what is within comes last', 'al', ['Las Palmas', 'Palma']],
    ['what is nowhere is not found', 'zzz', []],
    ['marks alone find nothing', '?!', []],
  ])('%s', (_name, typed, labels) => {
    expect(found(named('Ávila', 'Łódź', 'Las Palmas', 'Palma'), typed)).toEqual(labels);
  });

  it('keeps the order of the list among those that fit alike', () => {
    expect(found(named('Guinea-Bisáu', 'Guinea', 'Papúa Nueva Guinea'), 'guinea')).toEqual([
      'Guinea-Bisáu',
      'Guinea',
      'Papúa Nueva Guinea',
    ]);
  });
});

describe('what a text stands for', () => {
  it.each([
    ['its name', 'Chile', 'CL'],
    ['its name in other letters', ' chile ', 'CL'],
    ['a name without its marks', 'espana', 'ES'],
    ['nothing', '  ', ''],
    ['a beginning, which is no answer', 'Chi', 'Chi'],
    ['what is no country', 'Atlantis', 'Atlantis'],
    ['a beginning that is the code of another one', 'CH', 'CH…'],
    ['the same, gone on with after it was left', 'CH…', 'CH…'],
    ['a name that begins another one', 'Níger', 'NE'],
  ])('%s', (_name, typed, value) => {
    expect(searched(countriesIn('es-ES')).valueOf(typed)).toBe(value);
  });

  it('is no code that the rules would take, offered or not', () => {
    expect(searched(countriesIn('es-ES').slice(0, 3), isoCountries).valueOf('CH')).toBe('CH…');
  });

  it('is none of two that are called alike', () => {
    expect(searched(named('Rio', 'Río')).valueOf('RIO')).toBe('RIO');
    expect(searched(named('Rio', 'Río')).valueOf('Río')).toBe('value-1');
    expect(searched(named('Rio', 'Rio')).valueOf('Rio')).toBe('Rio');
  });

  test.each(Object.values(languageTags))(
    'in %s each country is found by its name, and is that one',
    (language) => {
      const options = countriesIn(language);
      const { hits, valueOf } = searched(options);
      expect(options.filter(({ value, label }) => valueOf(label) !== value)).toEqual([]);
      expect(options.filter((option) => !hits(option.label).includes(option))).toEqual([]);
    },
  );

  test.each(countryList)('in $facts.code each region is found by its name, and is that one', (country) => {
    const options = regionsOf(country);
    const { hits, valueOf } = searched(options);
    expect(options.filter(({ value, label }) => valueOf(label) !== value)).toEqual([]);
    expect(options.filter((option) => hits(option.label)[0] !== option)).toEqual([]);
  });
});

describe.each(countryList)('whatever is typed in $facts.code', (country) => {
  const languageTag = languageTags[country.facts.locale];
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

  it('is refused, or is the one option that is called so', () => {
    for (const { point, options } of lists()) {
      const { hits, valueOf } = searched(options);
      const seeds = options.flatMap(({ value, label }) => [value, label]);
      const typed = fc.oneof(typing(seeds), fc.constantFrom(...nastyTexts, ...seeds));
      fc.assert(
        fc.property(typed, (text) => {
          const value = valueOf(text);
          const reading = readDataPoint(point, value, pageOf(country.facts.code));
          expect(hits(text).length).toBeLessThanOrEqual(options.length);
          if (!reading.ok) return;
          const option = options.find((candidate) => candidate.value === reading.value);
          expect(bare(option?.label ?? 'none')).toBe(bare(text));
        }),
        { numRuns: runs(300) },
      );
    }
  });
});
