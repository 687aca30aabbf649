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
