import type { CountryCode } from '../country';
import { languageTags, listTextSources, type LocaleName } from '../locales';
import type { NameTable, OptionNames } from '../optionNames';
import { names as colombia } from '../regionNames/co';
import { names as germany } from '../regionNames/de';
import { names as spain } from '../regionNames/es';
import { names as mexico } from '../regionNames/mx';
import { names as philippines } from '../regionNames/ph';
import { names as poland } from '../regionNames/pl';
import { names as romania } from '../regionNames/ro';
import { names as vietnam } from '../regionNames/vn';

const tables = import.meta.glob<NameTable>('../countryNames/*.ts', { eager: true, import: 'names' });

/** What people call countries in a language, and in those that it rests on. */
export const findCountryNames = (language: LocaleName): readonly NameTable[] =>
  listTextSources(language).flatMap(
    (name) => tables[`../countryNames/${languageTags[name].replace(/-.*$/, '')}.ts`] ?? [],
  );

/** What people call the regions of each country. */
export const regionNames: Readonly<Record<CountryCode, NameTable>> = {
  ES: spain,
  MX: mexico,
  CO: colombia,
  PL: poland,
  RO: romania,
  DE: germany,
  VN: vietnam,
  PH: philippines,
};

/** The names that the build gives a page of a country in these languages. */
export function getOptionNames(country: CountryCode, languages: readonly LocaleName[]): OptionNames {
  const countries = [...new Set(languages.flatMap(findCountryNames))];
  return { regions: regionNames[country], countries };
}
