import { createInstance, type i18n as Translations } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { pageTexts, shownOn, type TextTree } from '../src/domain/pages/pageTexts';
import { pseudoTexts } from '../src/domain/pages/pseudoTexts';
import { namespaces, translationOptions } from '../src/platform/translations';
import type { CountryPage } from './countryPage';
import { tagOf, type GalleryLanguage } from './language';

/**
 * The texts of a country's page in any language, cut and worded as a build does it.
 *
 * @param written those of the language by namespace, of English for the language that is made from it
 */
export async function textsIn(
  language: GalleryLanguage,
  { page, states, fields }: CountryPage,
  written: Readonly<Record<string, TextTree>>,
): Promise<Translations> {
  const tag = tagOf(language);
  // With what no step asks, unless a page adds it.
  const shown = shownOn(
    page,
    [...states, { key: 'personal-details', route: 'fields', dataPoints: fields }],
    tag,
  );
  const files = namespaces.map((name) => {
    const texts = pageTexts(name, written[name] ?? {}, shown);
    return [name, language === 'pseudo' ? pseudoTexts(texts) : texts] as const;
  });
  const translations = createInstance();
  await translations.use(initReactI18next).init({
    ...translationOptions,
    lng: tag,
    fallbackLng: false,
    resources: { [tag]: Object.fromEntries(files) },
    react: { useSuspense: false },
  });
  return translations;
}
