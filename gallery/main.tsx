import { texts } from 'virtual:gallery-texts';
import { page } from 'virtual:page';
import { createRoot } from 'react-dom/client';
import { TextsProvider } from '../src/platform/texts';
import { countryPage } from './countryPage';
import { Gallery } from './Gallery';
import { tagOf } from './language';
import { placeOf } from './place';
import { Sheet } from './Sheet';
import { textsIn } from './texts';
import { loadLateFields } from '../src/form/kinds/late';
import { quietly } from '../src/platform/quietRoot';

const root = document.getElementById('root');
if (root === null) throw new Error('The root container was not found in the page.');
void show(root);

/** Shows what the address names. */
async function show(element: HTMLElement): Promise<void> {
  const { code, locale } = page.facts;
  const place = placeOf(window.location.search, {
    country: code,
    language: locale,
    entry: 'sheet:fields',
    state: 'empty',
    width: 360,
    isAlone: false,
  });
  const country = countryPage(page, place.country);
  const [{ namespaces }] = await Promise.all([
    texts[place.language === 'pseudo' ? 'en' : place.language](),
    loadLateFields(),
  ]);
  const translations = await textsIn(place.language, country, namespaces);
  document.documentElement.lang = tagOf(place.language);
  quietly(element, () => createRoot(element)).render(
    <TextsProvider i18n={translations}>
      {place.isAlone ? (
        <Sheet country={country} place={place} />
      ) : (
        <Gallery country={country} place={place} />
      )}
    </TextsProvider>,
  );
}
