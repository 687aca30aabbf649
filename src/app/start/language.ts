import { configuration } from 'virtual:configuration';
import type { i18n as Translations } from 'i18next';
import * as v from 'valibot';
import { languageTags, type LocaleName } from '../../domain/countries/locales';
import { loadBuiltTexts, type BuiltScreen } from '../../platform/loading/builtScreen';
import type { LogSink } from '../../platform/reports/log';
import type { KeyValueStorage } from '../../platform/storage/storage';
import { loadEventually } from '../../platform/loading/loadEventually';
import {
  createBuiltTranslations,
  loadTranslations,
  changeLanguage,
  replaceFallback,
  type LanguageChange,
} from '../../platform/i18n/translations';
import { buildPage } from '../wiring/buildPage';

const textsFailure = 'The texts of a language did not load';

/** The texts at the start of a visit. */
export interface StartTexts {
  readonly translations: Translations;
  /** Fetches the missing texts. Rejects if they cannot be loaded. */
  readonly loadMissing: () => Promise<void>;
}

/** Uses the texts of the built screen if it is hydrated and they load, else loads all texts of the start language. */
export async function loadStartTexts(
  built: BuiltScreen | null,
  local: KeyValueStorage,
  log: LogSink,
): Promise<StartTexts> {
  const texts = built === null ? null : await loadBuiltTexts(built);
  if (built !== null && texts !== null) {
    const { languageTag } = built;
    return createBuiltTranslations({
      languageTag,
      texts,
      loadPath: configuration.localesPath,
      onFallback: (translations) => replaceEventually(translations, log),
    });
  }
  return { translations: await loadPageTexts(local, log), loadMissing: () => Promise.resolve() };
}

/** Loads the texts of the page in the start language. */
export function loadPageTexts(local: KeyValueStorage, log: LogSink): Promise<Translations> {
  return loadTranslations({
    languageTag: languageTags[getStartLanguage(local)],
    loadPath: configuration.localesPath,
    onFallback: (translations) => replaceEventually(translations, log),
  });
}

/** The page is in English: logs it, and asks for the texts of its language again. */
function replaceEventually(translations: Translations, log: LogSink): void {
  log(textsFailure);
  const { language } = translations;
  void loadEventually(async () => {
    // The applicant may have chosen another language.
    if (translations.language === language) await replaceFallback(translations);
  });
}

/** The language chosen in an earlier visit, if the page still offers it, else the default. */
export function getStartLanguage(local: KeyValueStorage): LocaleName {
  const offered = v.picklist(buildPage.languages);
  return local.getParsed('language', offered) ?? configuration.language;
}

/** Changes the language and stores the choice, if its texts load. Logs that they do not. */
export async function chooseLanguage(
  language: LocaleName,
  translations: Translations,
  local: KeyValueStorage,
  log: LogSink,
): Promise<LanguageChange> {
  const change = await changeLanguage(translations, languageTags[language]);
  if (change === 'changed') local.set('language', language);
  else if (change === 'failed') log(textsFailure);
  return change;
}
