import { getCanonicalTag, languageTags, type LocaleName } from '../countries/locales';

/**
 * The language of a page that a tag of the embedding page names: `es-MX`, or `es` alone if the page offers one Spanish. Null if the page
 * offers no such language.
 *
 * @param tag a BCP 47 tag in any case, which may be wrong
 */
export function findOfferedLanguage(offered: readonly LocaleName[], tag: string): LocaleName | null {
  const wanted = tag.trim().toLowerCase();
  const listTags = (name: LocaleName) =>
    [languageTags[name], getCanonicalTag(languageTags[name])].map((known) => known.toLowerCase());
  const isSame = (name: LocaleName) => listTags(name).includes(wanted);
  const isSameLanguage = (name: LocaleName) =>
    listTags(name).some((known) => known.split('-')[0] === wanted.split('-')[0]);
  return offered.find(isSame) ?? offered.find(isSameLanguage) ?? null;
}
