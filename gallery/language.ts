import { getCanonicalTag, languageTags, localeNames, type LocaleName } from '../src/domain/countries/locales';
import { pseudoLanguageTag } from '../src/domain/build/pseudoTexts';

/** A locale, or the pseudo locale: longer English with accents, which reveals hard-coded texts. */
export type GalleryLanguage = LocaleName | 'pseudo';

export const galleryLanguages: readonly GalleryLanguage[] = [...localeNames, 'pseudo'];

export function isGalleryLanguage(name: string): name is GalleryLanguage {
  return galleryLanguages.some((language) => language === name);
}

/** The canonical language tag for `Intl` and translations (`fil-PH` for `tl-PH`). */
export function getLanguageTag(language: GalleryLanguage): string {
  return getCanonicalTag(language === 'pseudo' ? pseudoLanguageTag : languageTags[language]);
}
