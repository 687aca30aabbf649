import { isoCountries } from '../../../domain/countries/isoCountries';

/**
 * Names a country in several languages, to find it by a name that the list does not show.
 *
 * @param languageTags BCP 47 tags
 * @returns a function from the ISO code of a country to its names, one for each language; none for another code
 */
export function createCountryNames(languageTags: readonly string[]): (code: string) => readonly string[] {
  const names = languageTags.map((tag) => new Intl.DisplayNames(tag, { type: 'region' }));
  return (code) =>
    isoCountries.includes(code) ? names.map((inLanguage) => inLanguage.of(code) ?? code) : [];
}
