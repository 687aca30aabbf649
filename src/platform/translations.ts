import { createInstance, type i18n as Translations, type InitOptions } from 'i18next';
import HttpBackend, { type HttpBackendOptions } from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next';
import { getCanonicalTag, languageTags, localeForTag } from '../domain/countries/locales';

export const namespaces = ['common', 'fields', 'steps', 'errors', 'screens', 'brand'] as const;

const fallbackLanguage = languageTags.en;

/**
 * The options of every i18next instance: separators, and no escaping (React escapes). Languages are language tags, which `Intl`
 * needs for plurals. Each language has a folder of its own and takes no text from a more general language. i18next stores texts by
 * the canonical form of a tag.
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

interface LoadOptions {
  /** The language at the start. */
  readonly languageTag: string;
  /** Address of a file, with `{{lng}}` for the locale folder and `{{ns}}`. */
  readonly loadPath: string;
}

const initOptions = ({ languageTag, loadPath }: LoadOptions): InitOptions<HttpBackendOptions> => ({
  ...translationOptions,
  lng: languageTag,
  fallbackLng: false,
  maxRetries: 3,
  retryTimeout: 350,
  backend: {
    loadPath: ([tag = '']: readonly string[]) => loadPath.replaceAll('{{lng}}', localeForTag(tag)),
  },
  react: { useSuspense: false },
});

/**
 * Loads the texts of one language. Other languages load when they are chosen. A 5xx response and a network error are retried a few
 * times, a 4xx response is not. If the language does not load, the page is in English.
 */
export async function loadTranslations({ languageTag, loadPath }: LoadOptions): Promise<Translations> {
  const translations = createInstance();
  await translations.use(HttpBackend).use(initReactI18next).init(initOptions({ languageTag, loadPath }));
  translations.options.fallbackLng = fallbackLanguage;
  if (!isComplete(translations, translations.language)) await translations.loadLanguages(fallbackLanguage);
  return translations;
}

/** The language that was asked for last. An earlier one that loads more slowly must not replace it. */
const requestedLanguages = new WeakMap<Translations, string>();

/** What came of a change of language: `superseded` if another one was asked for meanwhile, `failed` if its texts did not load. */
export type LanguageChange = 'changed' | 'superseded' | 'failed';

/** Loads the texts of a language and changes to it. A call after a failure loads them again. */
export async function changeLanguage(
  translations: Translations,
  languageTag: string,
): Promise<LanguageChange> {
  requestedLanguages.set(translations, languageTag);
  // i18next's `loadLanguages` tries each language once, and does not wait for a load that another call began.
  if (!isComplete(translations, languageTag)) {
    await translations.reloadResources([getCanonicalTag(languageTag)], [...namespaces]);
  }
  if (!isComplete(translations, languageTag)) return 'failed';
  if (requestedLanguages.get(translations) !== languageTag) return 'superseded';
  await translations.changeLanguage(languageTag);
  return 'changed';
}

function isComplete(translations: Translations, languageTag: string): boolean {
  return namespaces.every((name) => translations.hasResourceBundle(getCanonicalTag(languageTag), name));
}

interface BuiltTexts extends LoadOptions {
  /** The texts of the first screen by namespace. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/**
 * Creates translations with the texts of the first screen, in the language of the build. `loadMissing` loads all other texts and
 * rejects if they do not load.
 */
export function createBuiltTranslations({ languageTag, loadPath, texts }: BuiltTexts) {
  const translations = createInstance();
  void translations
    .use(HttpBackend)
    .use(initReactI18next)
    .init({
      ...initOptions({ languageTag, loadPath }),
      initAsync: false,
      resources: { [getCanonicalTag(languageTag)]: texts },
    });
  // i18next loads further namespaces only with this option, because it starts with bundled texts.
  translations.options.partialBundledLanguages = true;
  const loadMissing = async () => {
    let hasFailed = false;
    const onFailure = () => {
      hasFailed = true;
    };
    translations.on('failedLoading', onFailure);
    await translations.reloadResources([getCanonicalTag(languageTag)], [...namespaces]);
    translations.off('failedLoading', onFailure);
    if (hasFailed) throw new Error('The texts did not load.');
  };
  return { translations, loadMissing };
}
