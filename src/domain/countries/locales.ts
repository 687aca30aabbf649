import type { LocaleName } from './country';
import { dateFormat } from './formats';

/** The language tag that translations, `Intl` and the `lang` attribute take for a locale folder (specification, section 1). */
export const languageTags: Readonly<Record<LocaleName, string>> = {
  en: 'en-US',
  es: 'es-ES',
  mx: 'es-MX',
  co: 'es-CO',
  pl: 'pl-PL',
  ro: 'ro-RO',
  vn: 'vi-VN',
  de: 'de-DE',
  ph: 'tl-PH',
};

export const localeNames: readonly LocaleName[] = ['en', 'es', 'mx', 'co', 'pl', 'ro', 'vn', 'de', 'ph'];

/** A language tag as `Intl` and translations write it, whichever way it is written: `fil-PH` for `tl-PH`. */
export function canonicalTag(languageTag: string): string {
  return Intl.getCanonicalLocales(languageTag)[0] ?? languageTag;
}

/** The folder of a language tag, written as above or in its canonical form; English where none has it. */
export function localeOf(languageTag: string): LocaleName {
  const isOf = (locale: LocaleName) =>
    [languageTags[locale], canonicalTag(languageTags[locale])].includes(languageTag);
  return localeNames.find(isOf) ?? 'en';
}

/** The time of day of a moment (milliseconds since the epoch), where the device is: `8:05`. */
export function timeOfDay(moment: number, languageTag: string): string {
  return dateFormat(languageTag, { timeStyle: 'short' }).format(moment);
}
