import type { Country } from '../../src/domain/countries/country';
import { getCountryLanguages } from '../../src/domain/countries/locales';
import type { Brand } from '../../src/domain/pages/brand';
import type { PageDefinition } from '../../src/domain/pages/definePage';
import { adaptDefinition } from './adaptDefinition';

/** The page that a new page copies, with its definition and files. */
export interface PageTemplate {
  readonly brand: Brand;
  readonly definition: PageDefinition;
  readonly country: Country;
  /** `theme.css`. */
  readonly theme: string;
  /** `texts/<language>.json` by language, English among them. */
  readonly texts: ReadonlyMap<string, string>;
}

/** An existing brand, and the favicon of one of its pages. */
export interface ExistingBrand {
  readonly brand: Brand;
  readonly favicon: string;
}

interface NewPage {
  /** The brand's folder. */
  readonly product: string;
  readonly country: Country;
  /** Absent if the brand is new. */
  readonly existing?: ExistingBrand;
}

/**
 * The files of a new page by their paths below `brands`: copies of the template under another name. A new brand gets the template's
 * theme and placeholder logos. The code is not yet formatted. If the country differs from the template's, the texts of the page's own
 * language are English.
 */
export function createPageFiles(
  { product, country, existing }: NewPage,
  template: PageTemplate,
): ReadonlyMap<string, string> {
  const brand = existing?.brand ?? {
    ...template.brand,
    name: capitalize(product),
    folder: product,
    lightOnly: 'Its dark values are not chosen yet.',
  };
  const rename = (text: string) => renameBrand(text, template.brand, brand);
  const folder = `${product}/${country.code.toLowerCase()}`;
  const definition = rename(JSON.stringify({ ...adaptDefinition(template, country), brand: product }));
  const theme = createTheme(rename(template.theme), brand, template.brand);
  const pageEntries: readonly (readonly [string, string])[] = [
    [`${folder}/page.ts`, renderPageModule(definition)],
    [`${folder}/favicon.svg`, existing?.favicon ?? createPlaceholder(36, 36)],
    ...listTexts(template, country).map(
      ([language, texts]) => [`${folder}/texts/${language}.json`, rename(texts)] as const,
    ),
  ];
  if (existing !== undefined) return new Map(pageEntries);
  return new Map([
    [`${product}/brand.ts`, renderBrandModule(brand)],
    [`${product}/theme.css`, theme],
    [`${product}/logo-header.svg`, createPlaceholder(120, 40)],
    [`${product}/logo-footer.svg`, createPlaceholder(120, 40)],
    ...pageEntries,
  ]);
}

/** The template's texts by language. In another country, the English ones stand in for its default language. */
function listTexts({ country: templateCountry, texts }: PageTemplate, country: Country) {
  if (country.code === templateCountry.code) return [...texts];
  const english = texts.get('en');
  if (english === undefined) throw new Error('The template has no English texts.');
  const [language] = getCountryLanguages(country.code);
  return [['en', english] as const, [language, english] as const];
}

/** A grey rectangle, in the place of a logo that the brand's owner brings. */
const createPlaceholder = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="9" fill="#808080"/></svg>\n`;

const capitalize = (product: string) => `${product.slice(0, 1).toUpperCase()}${product.slice(1)}`;

/** Replaces the brand's display name and folder name where they are whole words. */
function renameBrand(text: string, from: Brand, to: Brand): string {
  return text.replace(wholeWord(from.name), () => to.name).replace(wholeWord(from.folder), () => to.folder);
}

/** Matches a name without adjacent letters or digits. The digits of a JSON escape do not count. */
function wholeWord(name: string): RegExp {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<=\\\\u[\\da-f]{4}|^|[^\\p{L}\\d])${escaped}(?![\\p{L}\\d])`, 'gu');
}

function createTheme(theme: string, brand: Brand, template: Brand): string {
  const comment = `/* ${brand.name}: describe the look in one line. This is a copy of ${template.name}. */\n`;
  return comment + theme.replace(/^\s*\/\*.*?\*\/\n/s, '');
}

function renderPageModule(definition: string): string {
  return `import { definePage } from '../../../src/domain/pages/definePage';\n\nexport default definePage(${definition});\n`;
}

function renderBrandModule(brand: Brand): string {
  return `import type { Brand } from '../../src/domain/pages/brand';\n\nexport default ${JSON.stringify(brand)} satisfies Brand;\n`;
}
