import { createInstance, type i18n as Translations } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { selectPageTexts, getTextScope } from '../src/domain/build/pageTexts';
import type { TextTree } from '../src/domain/pages/textTree';
import { pseudolocalizeTexts } from '../src/domain/build/pseudoTexts';
import { namespaces, translationOptions } from '../src/platform/i18n/translations';
import type { CountryPage } from './countryPage';
import { getLanguageTag, type GalleryLanguage } from './language';

/**
 * Creates the translations of a country's page in any language, selected as in a build.
 *
 * @param source the texts of the language by namespace; English for the pseudo locale
 */
export async function createGalleryTranslations(
  language: GalleryLanguage,
  { page, states, fields }: CountryPage,
  source: Readonly<Record<string, TextTree>>,
): Promise<Translations> {
  const tag = getLanguageTag(language);
  // Includes questions that no step of the catalogue asks.
  const shown = getTextScope(
    page,
    [...states, { key: 'personal-details', route: 'fields', dataPoints: fields }],
    tag,
  );
  const files = namespaces.map((name) => {
    const texts = selectPageTexts(name, source[name] ?? {}, shown);
    return [name, language === 'pseudo' ? pseudolocalizeTexts(texts) : texts] as const;
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
