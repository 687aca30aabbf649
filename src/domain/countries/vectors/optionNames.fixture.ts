import type { CountryCode } from '../country';
import { names as german } from '../countryNames/de';
import { names as english } from '../countryNames/en';
import { names as spanish } from '../countryNames/es';
import { names as polish } from '../countryNames/pl';
import { names as romanian } from '../countryNames/ro';
import { names as tagalog } from '../countryNames/tl';
import { names as vietnamese } from '../countryNames/vi';
import type { LocaleName } from '../locales';
import type { NameTable, OptionNames } from '../optionNames';
import { names as colombia } from '../regionNames/co';
import { names as germany } from '../regionNames/de';
import { names as spain } from '../regionNames/es';
import { names as mexico } from '../regionNames/mx';
import { names as philippines } from '../regionNames/ph';
import { names as poland } from '../regionNames/pl';
import { names as romania } from '../regionNames/ro';
import { names as vietnam } from '../regionNames/vn';

/** What people call countries, by the folder of a language. */
export const countryNames: Readonly<Record<LocaleName, NameTable>> = {
  en: english,
  es: spanish,
  mx: spanish,
  co: spanish,
  pl: polish,
  ro: romanian,
  vn: vietnamese,
  de: german,
  ph: tagalog,
};

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
  const countries = [...new Set(languages.map((name) => countryNames[name]))];
  return { regions: regionNames[country], countries };
}
