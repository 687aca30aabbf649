import path from 'node:path';
import { act, render } from '@testing-library/react';
import { readLocaleTexts } from '../scripts/vite/localeTexts';
import { TextsProvider } from '../src/platform/i18n/texts';
import { ondaraPage } from '../src/testing/pages.fixture';
import { loadFormParts } from '../src/form/lazyComponents';
import { namespaces } from '../src/platform/i18n/translations';
import { createCountryPage, type CountryPage } from './countryPage';
import type { GalleryLanguage } from './language';
import type { GalleryAddress } from './galleryAddress';
import { EntryView } from './EntryView';
import { createGalleryTranslations } from './texts';

const locales = path.resolve(import.meta.dirname, '../locales');

const pages = new Map<GalleryAddress['country'], CountryPage>();

/** The gallery's page of a country with the theme of a real page. */
export function createGalleryPage(country: GalleryAddress['country']): CountryPage {
  const page = pages.get(country) ?? createCountryPage(ondaraPage, country);
  pages.set(country, page);
  return page;
}

/** Renders an entry with the real texts of a language. */
export async function openEntry({
  country,
  language,
  entry,
  state,
}: Omit<GalleryAddress, 'width' | 'isStandalone'>) {
  // Preloads the code that fields and forms load late.
  await loadFormParts();
  const translations = await loadGalleryTexts(language, createGalleryPage(country));
  const place: GalleryAddress = { country, language, entry, state, width: 360, isStandalone: true };
  await act(async () => {
    render(
      <TextsProvider i18n={translations}>
        <EntryView country={createGalleryPage(country)} place={place} />
      </TextsProvider>,
    );
  });
}

/** Loads the real texts of a language for a country. */
export function loadGalleryTexts(language: GalleryLanguage, country: CountryPage) {
  const read = (namespace: string) =>
    readLocaleTexts(language === 'pseudo' ? 'en' : language, (name) =>
      path.join(locales, name, `${namespace}.json`),
    );
  const written = namespaces.filter((name) => name !== 'brand').map((name) => [name, read(name)] as const);
  return createGalleryTranslations(language, country, Object.fromEntries(written));
}
