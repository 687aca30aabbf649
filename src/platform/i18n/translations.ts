import { createInstance, type i18n as Translations, type InitOptions } from 'i18next';
import HttpBackend, { type HttpBackendOptions } from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next';
import { getCanonicalTag, languageTags, localeForTag } from '../../domain/countries/locales';

export const namespaces = ['common', 'fields', 'steps', 'errors', 'screens', 'brand'] as const;

const fallbackLanguage = languageTags.en;

/**
 * The options of every i18next instance: separators, and no escaping (React escapes). Languages are language tags, which `Intl`
 * needs for plurals. Each language has a folder of its own and takes no text from a more general language. A text that a language
 * lacks is in its files in English (`completeTexts`). i18next stores texts by the canonical form of a tag.
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
  /** Called when the texts of the language do not load and those in English stand in for them. */
  readonly onFallback: (translations: Translations) => void;
}

/** Neither the texts of the language nor those in English load. */
export class TextsError extends Error {
  override readonly name = 'TextsError';
}

const initOptions = ({
  languageTag,
  loadPath,
}: Omit<LoadOptions, 'onFallback'>): InitOptions<HttpBackendOptions> => ({
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
 *
 * @throws {TextsError} if those in English do not load either
 */
export async function loadTranslations({
  languageTag,
  loadPath,
  onFallback,
}: LoadOptions): Promise<Translations> {
  const translations = createInstance();
  await translations.use(HttpBackend).use(initReactI18next).init(initOptions({ languageTag, loadPath }));
  if (!isComplete(translations, languageTag)) {
    await loadFallback(translations);
    onFallback(translations);
  }
  return translations;
}

/** Loads the texts in English, which stand in for those that did not load. */
async function loadFallback(translations: Translations): Promise<void> {
  translations.options.fallbackLng = fallbackLanguage;
  if (!isComplete(translations, fallbackLanguage))
    await translations.reloadResources([fallbackLanguage], [...namespaces]);
  if (!isComplete(translations, fallbackLanguage)) throw new TextsError();
}

/** Loads all texts of a language again. Rejects if one file does not load. */
async function reloadTexts(translations: Translations, languageTag: string): Promise<void> {
  let hasFailed = false;
  const onFailure = () => {
    hasFailed = true;
  };
  translations.on('failedLoading', onFailure);
  await translations.reloadResources([getCanonicalTag(languageTag)], [...namespaces]);
  translations.off('failedLoading', onFailure);
  if (hasFailed) throw new TextsError();
}

/** Asks for the texts of the current language again, and shows them in place of those in English. */
export async function replaceFallback(translations: Translations): Promise<void> {
  const { language } = translations;
  await reloadTexts(translations, language);
  if (translations.language === language) await translations.changeLanguage(language);
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
  if (requestedLanguages.get(translations) !== languageTag) return 'superseded';
  if (!isComplete(translations, languageTag)) return 'failed';
  await translations.changeLanguage(languageTag);
  return 'changed';
}

function isComplete(translations: Translations, languageTag: string): boolean {
  return namespaces.every((name) => translations.hasResourceBundle(getCanonicalTag(languageTag), name));
}

interface BuiltTranslations extends LoadOptions {
  /** The texts of the first screen by namespace. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/**
 * Creates translations with the texts of the first screen, in the language of the build. `loadMissing` loads all other texts, in
 * English if those of the language do not load, and rejects if neither do.
 */
export function createBuiltTranslations({ languageTag, loadPath, texts, onFallback }: BuiltTranslations) {
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
    try {
      await reloadTexts(translations, languageTag);
    } catch {
      await loadFallback(translations);
      onFallback(translations);
    }
  };
  return { translations, loadMissing };
}
