import type { LocaleName } from './country';

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

/** The folder of a language tag, written as above or in its canonical form (`fil-PH` for `tl-PH`); English where none has it. */
export function localeOf(languageTag: string): LocaleName {
  const isOf = (locale: LocaleName) => {
    const tag = languageTags[locale];
    return languageTag === tag || Intl.getCanonicalLocales(tag).includes(languageTag);
  };
  return localeNames.find(isOf) ?? 'en';
}

/** The time of day of a moment (milliseconds since the epoch), where the device is: `8:05`. */
export function timeOfDay(moment: number, languageTag: string): string {
  return new Intl.DateTimeFormat(languageTag, { timeStyle: 'short' }).format(moment);
}
