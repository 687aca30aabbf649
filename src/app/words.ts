import { configuration } from 'virtual:configuration';
import type { i18n as Translations } from 'i18next';
import * as v from 'valibot';
import type { LocaleName } from '../domain/countries/country';
import { languageTags } from '../domain/countries/locales';
import type { Built } from '../platform/builtScreen';
import type { LogSink } from '../platform/log';
import type { KeyStore } from '../platform/storage';
import { builtTranslations, loadTranslations, speak } from '../platform/translations';
import { activePage } from './activePage';

/** The texts that a visit begins with. */
export interface OpeningTexts {
  readonly translations: Translations;
  /** Fetches those that are still missing; rejects when they cannot be had. */
  readonly complete: () => Promise<void>;
}

/** Those of the document where its screen is taken over, else all of the language to start with. */
export async function openingTexts(built: Built | null, local: KeyStore): Promise<OpeningTexts> {
  if (built !== null) return builtTranslations({ ...built, loadPath: configuration.localesPath });
  return { translations: await textsOf(local), complete: () => Promise.resolve() };
}

/** The texts of the page in the language to start with. */
export function textsOf(local: KeyStore): Promise<Translations> {
  return loadTranslations({
    languageTag: languageTags[startLanguage(local)],
    loadPath: configuration.localesPath,
  });
}

/** The locale chosen in an earlier visit, or else the page's. */
export function startLanguage(local: KeyStore): LocaleName {
  const offered = v.picklist([activePage.facts.locale, 'en']);
  return local.getParsed('language', offered) ?? configuration.language;
}

/** Speaks another language and keeps the choice, where its texts can be had. */
export async function chooseLanguage(
  language: LocaleName,
  translations: Translations,
  local: KeyStore,
  log: LogSink,
): Promise<void> {
  if (await speak(translations, languageTags[language])) local.set('language', language);
  else log('The texts of a language did not load');
}
