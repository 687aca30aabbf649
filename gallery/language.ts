import type { LocaleName } from '../src/domain/countries/country';
import { canonicalTag, languageTags, localeNames } from '../src/domain/countries/locales';
import { pseudoTag } from '../src/domain/pages/pseudoTexts';

/** A locale of the product, or English made longer and strange, in which text that no locale holds is seen at once. */
export type GalleryLanguage = LocaleName | 'pseudo';

export const galleryLanguages: readonly GalleryLanguage[] = [...localeNames, 'pseudo'];

export function isGalleryLanguage(name: string): name is GalleryLanguage {
  return galleryLanguages.some((language) => language === name);
}

/** The tag by which `Intl` and translations know a language of the gallery, in its canonical form (`fil-PH` for `tl-PH`). */
export function tagOf(language: GalleryLanguage): string {
  return canonicalTag(language === 'pseudo' ? pseudoTag : languageTags[language]);
}
