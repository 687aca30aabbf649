import { configuration } from 'virtual:configuration';
import type { i18n as Translations } from 'i18next';
import * as v from 'valibot';
import { languageTags, type LocaleName } from '../../domain/countries/locales';
import { loadBuiltTexts, type BuiltScreen } from '../../platform/builtScreen';
import type { LogSink } from '../../platform/log';
import type { KeyValueStorage } from '../../platform/storage';
import { createBuiltTranslations, loadTranslations, changeLanguage } from '../../platform/translations';
import { activePage } from '../wiring/activePage';

/** The texts at the start of a visit. */
export interface StartTexts {
  readonly translations: Translations;
  /** Fetches the missing texts. Rejects if they cannot be loaded. */
  readonly loadMissing: () => Promise<void>;
}

/** Uses the texts of the built screen if it is hydrated and they load, else loads all texts of the start language. */
export async function loadStartTexts(built: BuiltScreen | null, local: KeyValueStorage): Promise<StartTexts> {
  const texts = built === null ? null : await loadBuiltTexts(built);
  if (built !== null && texts !== null) {
    const { languageTag } = built;
    return createBuiltTranslations({ languageTag, texts, loadPath: configuration.localesPath });
  }
  return { translations: await loadPageTexts(local), loadMissing: () => Promise.resolve() };
}

/** Loads the texts of the page in the start language. */
export function loadPageTexts(local: KeyValueStorage): Promise<Translations> {
  return loadTranslations({
    languageTag: languageTags[getStartLanguage(local)],
    loadPath: configuration.localesPath,
  });
}

/** The language chosen in an earlier visit, if the page still offers it, else the default. */
export function getStartLanguage(local: KeyValueStorage): LocaleName {
  const offered = v.picklist(activePage.languages);
  return local.getParsed('language', offered) ?? configuration.language;
}

/** Changes the language and stores the choice, if its texts load. */
export async function chooseLanguage(
  language: LocaleName,
  translations: Translations,
  local: KeyValueStorage,
  log: LogSink,
): Promise<void> {
  const change = await changeLanguage(translations, languageTags[language]);
  if (change === 'changed') local.set('language', language);
  else if (change === 'failed') log('The texts of a language did not load');
}
