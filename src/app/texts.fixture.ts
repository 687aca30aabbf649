import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInstance, type i18n as Translations, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { LocaleName } from '../domain/countries/country';
import { canonicalTag, languageTags } from '../domain/countries/locales';
import { pageTexts, shownOn, type TextTree } from '../domain/pages/pageTexts';
import { pseudoTag, pseudoTexts } from '../domain/pages/pseudoTexts';
import type { Page } from '../domain/pages/resolvePage';
import { statesOf } from './pages.fixture';
import { namespaces, translationOptions } from '../platform/translations';

const root = path.resolve(import.meta.dirname, '../..');

function textsOf(page: Page, language: LocaleName) {
  const { definition } = page;
  const shown = shownOn(page, Object.values(statesOf(page)), languageTags[language]);
  const read = (file: string): TextTree => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  return Object.fromEntries(
    namespaces.map((name) => [
      name,
      pageTexts(
        name,
        read(
          name === 'brand'
            ? `brands/${definition.brand}/${folderOf(page)}/texts/${language === 'en' ? 'en' : folderOf(page)}.json`
            : `locales/${language}/${name}.json`,
        ),
        shown,
      ),
    ]),
  );
}

/** A page that is asked in another country for a test alone has the words of its own. */
function folderOf({ definition: { brand, country } }: Page): string {
  const own = country.toLowerCase();
  return existsSync(path.join(root, `brands/${brand}/${own}`)) ? own : 'es';
}

function chosenOf(page: Page): readonly LocaleName[] {
  return [page.facts.locale, 'en'];
}

/** The page's English texts made strange: what no locale holds shows in plain letters. */
export async function strangeTexts(page: Page): Promise<Translations> {
  const texts = Object.entries(textsOf(page, 'en')).map(([name, tree]) => [name, pseudoTexts(tree)] as const);
  return translationsOf({ [pseudoTag]: Object.fromEntries(texts) }, pseudoTag);
}

/** The page's real texts, read from their files. */
export async function realTexts(page: Page, language: LocaleName): Promise<Translations> {
  return translationsOf(
    Object.fromEntries(chosenOf(page).map((name) => [canonicalTag(languageTags[name]), textsOf(page, name)])),
    languageTags[language],
  );
}

async function translationsOf(resources: Resource, languageTag: string): Promise<Translations> {
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
