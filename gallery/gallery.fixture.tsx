import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act, render } from '@testing-library/react';
import { TextsProvider } from '../src/platform/texts';
import { ondaraPage } from '../src/app/pages.fixture';
import type { TextTree } from '../src/domain/pages/pageTexts';
import { loadLateFields } from '../src/form/kinds/late';
import { namespaces } from '../src/platform/translations';
import { countryPage, type CountryPage } from './countryPage';
import type { GalleryLanguage } from './language';
import type { Place } from './place';
import { Sheet } from './Sheet';
import { textsIn } from './texts';

const locales = path.resolve(import.meta.dirname, '../locales');

/** The page of a country in the look of a real one. */
export const pageIn = (country: Place['country']): CountryPage => countryPage(ondaraPage, country);

/** Shows an entry with the real texts of a language. */
export async function openEntry({ country, language, entry, state }: Omit<Place, 'width' | 'isAlone'>) {
  // What fields and forms load late is at hand.
  await Promise.all([loadLateFields(), import('../src/form/messages/ErrorSummary')]);
  const translations = await realTexts(language, pageIn(country));
  const place: Place = { country, language, entry, state, width: 360, isAlone: true };
  await act(async () => {
    render(
      <TextsProvider i18n={translations}>
        <Sheet country={pageIn(country)} place={place} />
      </TextsProvider>,
    );
  });
}

/** The real texts of a language, cut for a country. */
export function realTexts(language: GalleryLanguage, country: CountryPage) {
  const folder = path.join(locales, language === 'pseudo' ? 'en' : language);
  const read = (name: string): TextTree =>
    JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8'));
  const written = namespaces.filter((name) => name !== 'brand').map((name) => [name, read(name)] as const);
  return textsIn(language, country, Object.fromEntries(written));
}
