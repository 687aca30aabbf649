import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInstance, type i18n as Translations, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { readLocaleTexts, readOwnTexts } from '../../scripts/vite/localeTexts';
import {
  getCanonicalTag,
  getCountryLanguages,
  languageTags,
  type LocaleName,
} from '../domain/countries/locales';
import { selectPageTexts, getTextScope } from '../domain/build/pageTexts';
import type { TextTree } from '../domain/pages/textTree';
import { pseudoLanguageTag, pseudolocalizeTexts } from '../domain/build/pseudoTexts';
import type { Page } from '../domain/pages/resolvePage';
import { getStateQuestionnaires } from './pages.fixture';
import { namespaces, translationOptions } from '../platform/i18n/translations';

const root = path.resolve(import.meta.dirname, '../..');

type PageTexts = Readonly<Record<string, TextTree>>;

/** The texts that are read, in real and in pseudo letters. To read them takes longer than to render a screen. */
const realTexts = new WeakMap<Page, Map<LocaleName, PageTexts>>();
const pseudoTexts = new WeakMap<Page, PageTexts>();

/** A translation may remove a namespace, so each gets an object of its own. */
function getTexts(page: Page, language: LocaleName): PageTexts {
  const ofPage = realTexts.get(page) ?? new Map<LocaleName, PageTexts>();
  const texts = ofPage.get(language) ?? readTexts(page, language);
  realTexts.set(page, ofPage.set(language, texts));
  return { ...texts };
}

function getPseudoTexts(page: Page): PageTexts {
  const texts =
    pseudoTexts.get(page) ??
    Object.fromEntries(
      Object.entries(getTexts(page, 'en')).map(([name, tree]) => [name, pseudolocalizeTexts(tree)]),
    );
  pseudoTexts.set(page, texts);
  return { ...texts };
}

function readTexts(page: Page, language: LocaleName): PageTexts {
  const ownTexts = ownTextsFile(page, language);
  const scope = getTextScope(page, Object.values(getStateQuestionnaires(page)), languageTags[language]);
  // Texts that stand in lack what another country asks for.
  const isOwn = ownTexts.endsWith(`/${page.facts.code.toLowerCase()}/texts/${language}.json`);
  const shown = isOwn ? scope : { ...scope, duties: [] };
  return Object.fromEntries(
    namespaces.map((name) => [
      name,
      selectPageTexts(
        name,
        name === 'brand'
          ? readOwnTexts(root, page.facts.code, language, (locale) =>
              path.join(root, ownTextsFile(page, locale)),
            )
          : readLocaleTexts(language, (locale) => path.join(root, `locales/${locale}/${name}.json`)),
        shown,
      ),
    ]),
  );
}

/** If only a test gives the page this country or this language, other texts of the brand stand in for its own. */
function ownTextsFile({ definition: { brand, country } }: Page, language: LocaleName): string {
  const names = [language, ...getCountryLanguages(country), 'es'];
  const files = [country.toLowerCase(), 'es'].flatMap((folder) =>
    names.map((name) => `brands/${brand}/${folder}/texts/${name}.json`),
  );
  const found = files.find((file) => existsSync(path.join(root, file)));
  if (found === undefined) throw new Error(`${brand} has no texts.`);
  return found;
}

/** Loads the page's English texts in pseudo letters, so that a text outside the locales shows in plain letters. */
export async function loadPseudoTexts(page: Page): Promise<Translations> {
  return createTranslations({ [pseudoLanguageTag]: getPseudoTexts(page) }, pseudoLanguageTag);
}

/** Loads the page's real texts from their files. */
export async function loadRealTexts(page: Page, language: LocaleName): Promise<Translations> {
  return createTranslations(
    Object.fromEntries(
      page.languages.map((name) => [getCanonicalTag(languageTags[name]), getTexts(page, name)]),
    ),
    languageTags[language],
  );
}

async function createTranslations(resources: Resource, languageTag: string): Promise<Translations> {
  const translations = createInstance();
  await translations.use(initReactI18next).init({
    ...translationOptions,
    lng: languageTag,
    fallbackLng: false,
    resources,
    react: { useSuspense: false },
  });
  return translations;
}
