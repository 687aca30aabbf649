import type { LocaleName } from './country';

/** The language tag that `Intl` and the `lang` attribute take for a locale folder (specification, section 1). */
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

/** The language tag of a chosen language, for numbers, dates and the document. */
export function tagOf(language: string): string {
  return isLocale(language) ? languageTags[language] : language;
}

function isLocale(language: string): language is LocaleName {
  return Object.hasOwn(languageTags, language);
}

/** The time of day of a moment (milliseconds since the epoch), where the device is: `8:05`. */
export function timeOfDay(moment: number, language: string): string {
  return new Intl.DateTimeFormat(tagOf(language), { timeStyle: 'short' }).format(moment);
}
