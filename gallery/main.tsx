import { texts } from 'virtual:gallery-texts';
import { page } from 'virtual:page';
import { createRoot } from 'react-dom/client';
import { TextsProvider } from '../src/platform/i18n/texts';
import { createCountryPage } from './countryPage';
import { Gallery } from './Gallery';
import { getLanguageTag } from './language';
import { readGalleryAddress } from './galleryAddress';
import { EntryView } from './EntryView';
import { createGalleryTranslations } from './texts';
import { loadFormParts } from '../src/form/lazyComponents';

const root = document.getElementById('root');
if (root === null) throw new Error('The root container was not found in the page.');
void show(root);

/** Shows the entry of the address. */
async function show(element: HTMLElement): Promise<void> {
  const place = readGalleryAddress(window.location.search, {
    country: page.facts.code,
    language: page.languages[0],
    entry: 'sheet:fields',
    state: 'empty',
    width: 360,
    isStandalone: false,
  });
  const country = createCountryPage(page, place.country);
  const [{ namespaces }] = await Promise.all([
    texts[place.language === 'pseudo' ? 'en' : place.language](),
    loadFormParts(),
  ]);
  const translations = await createGalleryTranslations(place.language, country, namespaces);
  document.documentElement.lang = getLanguageTag(place.language);
  createRoot(element).render(
    <TextsProvider i18n={translations}>
      {place.isStandalone ? (
        <EntryView country={country} place={place} />
      ) : (
        <Gallery country={country} place={place} />
      )}
    </TextsProvider>,
  );
}
