import { createInstance, type i18n as Translations, type InitOptions } from 'i18next';
import HttpBackend, { type HttpBackendOptions } from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next';
import { canonicalTag, languageTags, localeOf } from '../domain/countries/locales';

export const namespaces = ['common', 'fields', 'steps', 'errors', 'screens', 'brand'] as const;

const fallbackLanguage = languageTags.en;

/**
 * The options that every use shares: separators, no escaping (React escapes). Languages are language tags, by which `Intl`
 * tells the plural; each has a folder of its own and takes no text from that of a wider language. They are kept by their canonical
 * form, whichever way they are asked for.
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

const initOptions = ({ languageTag, loadPath }: Loading): InitOptions<HttpBackendOptions> => ({
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

/**
 * Texts in the starting language, and in no other before it is chosen. A 5xx or no answer is tried again a few times, a 4xx is
 * not; a language that fails altogether leaves the page in English.
 */
export async function loadTranslations({ languageTag, loadPath }: Loading): Promise<Translations> {
  const translations = createInstance();
  await translations.use(HttpBackend).use(initReactI18next).init(initOptions({ languageTag, loadPath }));
  translations.options.fallbackLng = fallbackLanguage;
  if (!isWhole(translations, translations.language)) await translations.loadLanguages(fallbackLanguage);
  return translations;
}

/** Changes the language once its texts are there; false where they cannot be had, and the page speaks on as it did. */
export async function speak(translations: Translations, languageTag: string): Promise<boolean> {
  await translations.loadLanguages(languageTag);
  if (!isWhole(translations, languageTag)) return false;
  await translations.changeLanguage(languageTag);
  return true;
}

function isWhole(translations: Translations, languageTag: string): boolean {
  return namespaces.every((name) => translations.hasResourceBundle(canonicalTag(languageTag), name));
}

interface BuiltTexts extends Loading {
  /** By namespace: those of the first screen, which the document brought. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/**
 * Texts of the first screen at once, in the language in which it was built; `complete` fetches the others, and rejects when
 * they cannot be had.
 */
export function builtTranslations({ languageTag, loadPath, texts }: BuiltTexts) {
  const translations = createInstance();
  void translations
    .use(HttpBackend)
    .use(initReactI18next)
    .init({
      ...initOptions({ languageTag, loadPath }),
      initAsync: false,
      resources: { [canonicalTag(languageTag)]: texts },
    });
  // From now on texts are asked for by language and namespace, as without any in the document.
  translations.options.partialBundledLanguages = true;
  const complete = async () => {
    let isComplete = true;
    const failed = () => {
      isComplete = false;
    };
    translations.on('failedLoading', failed);
    await translations.reloadResources([canonicalTag(languageTag)], [...namespaces]);
    translations.off('failedLoading', failed);
    if (!isComplete) throw new Error('The texts did not load.');
  };
  return { translations, complete };
}
