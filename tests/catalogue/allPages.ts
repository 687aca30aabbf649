import path from 'node:path';
import { readLocaleTexts, readOwnTexts } from '../../scripts/vite/localeTexts';
import { withLanguages } from '../../scripts/vite/pageLanguages';
import type { Country } from '../../src/domain/countries/country';
import { languageTags, type LocaleName } from '../../src/domain/countries/locales';
import { stateQuestionnaires } from '../../src/domain/journey/states/stateQuestionnaires';
import type { Brand } from '../../src/domain/pages/looks/brand';
import type { PageDefinition } from '../../src/domain/pages/definePage';
import { getTextScope } from '../../src/domain/build/pageTexts';
import { resolvePage } from '../../src/domain/pages/resolvePage';
import type { TextTree } from '../../src/domain/pages/textTree';

const root = path.resolve(import.meta.dirname, '../..');
const brands = import.meta.glob<Brand>('../../brands/*/brand.ts', { eager: true, import: 'default' });
const definitions = import.meta.glob<PageDefinition>('../../brands/*/*/page.ts', {
  eager: true,
  import: 'default',
});
const countries = import.meta.glob<Country>('../../src/domain/countries/??.ts', {
  eager: true,
  import: 'facts',
});

/** Every page in each of its languages. */
export const allPages = Object.entries(definitions).flatMap(([file, written]) => {
  const definition = withLanguages(path.resolve(import.meta.dirname, path.dirname(file)), written);
  const brand = brands[`../../brands/${definition.brand}/brand.ts`];
  const country = countries[`../../src/domain/countries/${definition.country.toLowerCase()}.ts`];
  if (brand === undefined || country === undefined)
    throw new Error(`${definition.brand} lacks a brand or a country.`);
  const page = resolvePage(brand, definition, country);
  const states = Object.values(stateQuestionnaires(definition, country));
  return page.languages.map((locale) => ({
    name: `${definition.brand} ${definition.country}`,
    locale,
    page,
    shown: getTextScope(page, states, languageTags[locale]),
  }));
});

/** A namespace of a locale as its pages show it, with the texts of all countries. */
export function readNamespace(locale: LocaleName, namespace: string): TextTree {
  return readLocaleTexts(locale, (name) => path.join(root, `locales/${name}/${namespace}.json`));
}

/** The texts of a page as they are written, without its figures. */
export function readBrandTexts({ page, locale }: (typeof allPages)[number]): TextTree {
  const folder = `brands/${page.brand.folder}/${page.facts.code.toLowerCase()}/texts`;
  return readLocaleTexts(locale, (name) => path.join(root, folder, `${name}.json`));
}

/** The texts of a page with the paragraphs of its country, without its figures. */
export function readWholeBrandTexts({ page, locale }: (typeof allPages)[number]): TextTree {
  const folder = `brands/${page.brand.folder}/${page.facts.code.toLowerCase()}/texts`;
  return readOwnTexts(root, page.facts.code, locale, (name) => path.join(root, folder, `${name}.json`));
}

/** The texts of a tree by their whole key, for example `price>apr`. */
export function listTexts(texts: TextTree, start = ''): readonly (readonly [key: string, text: string])[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[start + key, text] as const] : listTexts(text, `${start}${key}>`),
  );
}

/** Numbers that laws set, such as their own, a cap on interest, and the days of the year in a rate. They do not come from the data of a page. */
export const lawNumber =
  /(?:§|\b(?:Ley|Legea(?:\snr\.)?|OUG(?:\snr\.)?|Republic Act(?:\sNo\.)?|Ustawa|Decreto|Nghị định|Luật(?:\sBảo vệ dữ liệu cá nhân\ssố)?))\s?\d+[\w./-]*|365\s(?:ngày|days)|20%(?:\/năm|\sa\syear)/gu;
