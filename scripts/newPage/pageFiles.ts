import type { Country } from '../../src/domain/countries/country';
import type { Brand } from '../../src/domain/pages/brand';
import type { PageDefinition } from '../../src/domain/pages/definePage';
import { favicon, markColor, wordMark } from './marks';
import { movedDefinition } from './movedDefinition';

/** The page that a new one is made from, with its files as they are written. */
export interface PageTemplate {
  readonly brand: Brand;
  readonly definition: PageDefinition;
  readonly country: Country;
  /** `theme.css`. */
  readonly theme: string;
  /** `texts/<locale>.json` in the language of its country, and `texts/en.json`. */
  readonly ownTexts: string;
  readonly englishTexts: string;
}

/** A brand that exists: who it is, and the favicon of one of its pages. */
export interface KnownBrand {
  readonly brand: Brand;
  readonly favicon: string;
}

interface NewPage {
  /** The brand's folder. */
  readonly product: string;
  readonly country: Country;
  /** Absent where the brand is new. */
  readonly known?: KnownBrand;
}

/**
 * The files of a new page, by their paths below `brands`: what the template says under another name. A new brand gets the
 * template's look and marks of plain lines. Code is to be formatted yet. In another country than the template's the page's own
 * language is English until somebody translates it.
 */
export function pageFiles(
  { product, country, known }: NewPage,
  template: PageTemplate,
): ReadonlyMap<string, string> {
  const brand = known?.brand ?? { ...template.brand, name: nameFrom(product), folder: product };
  const renamed = (text: string) => renamedBrand(text, template.brand, brand);
  const folder = `${product}/${country.code.toLowerCase()}`;
  const definition = renamed(JSON.stringify({ ...movedDefinition(template, country), brand: product }));
  const isHome = country.code === template.country.code;
  const theme = themeOf(renamed(template.theme), brand, template.brand);
  const marks = { accent: markColor(theme, 'accent'), onAccent: markColor(theme, 'on-accent') };
  const mark = (text: string) => wordMark(product, { ...marks, text: markColor(theme, text) });
  const own: readonly (readonly [string, string])[] = [
    [`${folder}/page.ts`, pageSource(definition)],
    [`${folder}/favicon.svg`, known?.favicon ?? favicon(product, marks)],
    [`${folder}/texts/en.json`, renamed(template.englishTexts)],
    [`${folder}/texts/${country.locale}.json`, renamed(isHome ? template.ownTexts : template.englishTexts)],
  ];
  if (known !== undefined) return new Map(own);
  return new Map([
    [`${product}/brand.ts`, brandSource(brand)],
    [`${product}/theme.css`, theme],
    [`${product}/logo-header.svg`, mark('text')],
    [`${product}/logo-footer.svg`, mark('text-quiet')],
    ...own,
  ]);
}

const nameFrom = (product: string) => `${product.slice(0, 1).toUpperCase()}${product.slice(1)}`;

/** The name as people read it and as folders are called, where it stands as a word of its own. */
function renamedBrand(text: string, from: Brand, to: Brand): string {
  return text.replace(word(from.name), () => to.name).replace(word(from.folder), () => to.folder);
}

/** A name that no letter or digit touches; those of an escape in a JSON file are none. */
function word(name: string): RegExp {
  const plain = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<=\\\\u[\\da-f]{4}|^|[^\\p{L}\\d])${plain}(?![\\p{L}\\d])`, 'gu');
}

function themeOf(theme: string, brand: Brand, template: Brand): string {
  const comment = `/* ${brand.name}: say in a line what it is like. So far it looks as ${template.name} does. */\n`;
  return comment + theme.replace(/^\s*\/\*.*?\*\/\n/s, '');
}

function pageSource(definition: string): string {
  return `import { definePage } from '../../../src/domain/pages/definePage';\n\nexport default definePage(${definition});\n`;
}

function brandSource(brand: Brand): string {
  return `import type { Brand } from '../../src/domain/pages/brand';\n\nexport default ${JSON.stringify(brand)} satisfies Brand;\n`;
}
