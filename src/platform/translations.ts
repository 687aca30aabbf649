import { createInstance, type i18n as Translations } from 'i18next';
import HttpBackend from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next';
import { languageTags, localeOf } from '../domain/countries/locales';

export const namespaces = ['common', 'fields', 'steps', 'errors', 'screens', 'brand'] as const;

const fallbackLanguage = languageTags.en;

/**
 * The options that every use shares: separators, no escaping (React escapes). Languages are language tags, by which `Intl`
 * tells the plural; each has a folder of its own and takes no text from that of a wider language.
 */
export const translationOptions = {
  ns: [...namespaces],
  defaultNS: 'common',
  load: 'currentOnly',
  keySeparator: '>',
  nsSeparator: 'ˆ',
  debug: false,
  returnNull: false,
  interpolation: { escapeValue: false },
} as const;

interface Loading {
  /** The language tag to start with. */
  readonly languageTag: string;
  /** Address of a file, with `{{lng}}` for the locale folder and `{{ns}}`. */
  readonly loadPath: string;
}

/**
 * Texts in the starting language, as soon as they are there: the first screen does not wait for the English fallback, which
 * follows afterwards. A 5xx or no answer is tried again a few times, a 4xx is not; a language that fails altogether leaves
 * the page in English.
 */
export async function loadTranslations({ languageTag, loadPath }: Loading): Promise<Translations> {
  const translations = createInstance();
  await translations
    .use(HttpBackend)
    .use(initReactI18next)
    .init({
      ...translationOptions,
      lng: languageTag,
      fallbackLng: false,
      maxRetries: 3,
      retryTimeout: 350,
      backend: {
        loadPath: ([tag = '']: readonly string[]) => loadPath.replaceAll('{{lng}}', localeOf(tag)),
      },
      react: { useSuspense: false },
    });
  translations.options.fallbackLng = fallbackLanguage;
  const isComplete = namespaces.every((name) => translations.hasResourceBundle(translations.language, name));
  const fallback = translations.loadLanguages(fallbackLanguage);
  if (!isComplete) await fallback;
  return translations;
}
