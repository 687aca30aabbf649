import type { CountryCode } from './country';
import { formatUnbroken, getDateFormat } from './formats';

/**
 * One row for each language that pages are offered in: the folder of its texts, and the BCP 47 tag that translations, `Intl`
 * and the `lang` attribute take.
 *
 * The region of a tag names the country whose pages offer the language. The first row of a country is its default. Every page
 * offers English besides.
 *
 * The specification (section 1) names the folders `mx`, `co`, `vn` and `ph` by their country: Mexico and Colombia share
 * Spanish with Spain and word it differently, and affiliates know the other two by these names. A new language takes its own
 * code.
 */
export const languageTags = {
  en: 'en-US',
  es: 'es-ES',
  mx: 'es-MX',
  co: 'es-CO',
  pl: 'pl-PL',
  ro: 'ro-RO',
  vn: 'vi-VN',
  de: 'de-DE',
  ph: 'tl-PH',
} as const satisfies Readonly<Record<string, string>>;

/** The name of a locale folder. */
export type LocaleName = keyof typeof languageTags;

/**
 * One row for each language that rests on another: its folder has only the texts that differ, and the build takes the others from there. For
 * example `ca: 'es'`. A text that both lack is in English.
 */
export const baseLocales: Readonly<Partial<Record<LocaleName, LocaleName>>> = {};

/** The languages whose texts a language shows: itself, the one that it rests on, and so on. */
export function listTextSources(
  language: LocaleName,
  bases: Readonly<Partial<Record<LocaleName, LocaleName>>> = baseLocales,
): readonly LocaleName[] {
  const base = bases[language];
  return base === undefined ? [language] : [language, ...listTextSources(base, bases)];
}

export function isLocaleName(name: string): name is LocaleName {
  return Object.hasOwn(languageTags, name);
}

export const localeNames: readonly LocaleName[] =
  /* @__PURE__ */ Object.keys(languageTags).filter(isLocaleName);

/**
 * The languages of a country, its default first, without English.
 *
 * @throws if the table has none
 */
export function getCountryLanguages(country: CountryCode): readonly [LocaleName, ...LocaleName[]] {
  const [first, ...others] = localeNames.filter((name) => languageTags[name].endsWith(`-${country}`));
  if (first === undefined) throw new Error(`languageTags has no language of ${country}.`);
  return [first, ...others];
}

/** The form of a language tag that `Intl` and i18next use as a key: `fil-PH` for `tl-PH`. */
export function getCanonicalTag(languageTag: string): string {
  return Intl.getCanonicalLocales(languageTag)[0] ?? languageTag;
}

/** The folder of a language tag in either form. English if no folder has the tag. */
export function localeForTag(languageTag: string): LocaleName {
  const hasTag = (locale: LocaleName) =>
    [languageTags[locale], getCanonicalTag(languageTags[locale])].includes(languageTag);
  return localeNames.find(hasTag) ?? 'en';
}

/** The time of day of a moment (milliseconds since the epoch) in the time zone of the device: `8:05`. */
export function formatTimeOfDay(moment: number, languageTag: string): string {
  return formatUnbroken(getDateFormat(languageTag, { timeStyle: 'short' }), moment);
}
