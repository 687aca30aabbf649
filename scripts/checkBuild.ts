import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { askingStates } from '../src/domain/journey/states/progressStates';
import { build, resolveConfig } from 'vite';
import { dataPointNames } from '../src/domain/catalogue/dataPoints';
import { messageCodes } from '../src/domain/catalogue/messages';
import type { LocaleName } from '../src/domain/countries/country';
import { languageTags } from '../src/domain/countries/locales';
import { figuresOf, filledWith } from '../src/domain/pages/figures';
import type { TextTree } from '../src/domain/pages/pageTexts';
import type { Environment } from '../src/platform/config/configuration';
import { foreignMarks, textsIn, type BrandMarks } from './foreignMarks';
import { galleryFolder, galleryPluginName } from './vite/galleryPlugin';
import { pageJsonPluginName } from './vite/pageJsonPlugin';
import { findPage, listPages, type BuiltPage } from './vite/pagePlugin';

/**
 * Looks that each page's build holds its own page alone: nothing of another brand, no locale that it does not offer, no data
 * point that it does not ask, nothing of the reference back end or of the gallery, no source maps, no manifest; and that in
 * production neither the gallery nor the page's definition is built. Ends with an error that names the file and what it holds.
 */

const root = path.resolve(import.meta.dirname, '..');
const pages = listPages(root);
/** What only the reference back end says. */
const sandboxMarks = ['mockServiceWorker', '__control', 'partner-sandbox'];
/** The plugins that make something for QA: the gallery, and the page's definition. */
const forQaAlone: readonly string[] = [galleryPluginName, pageJsonPluginName];
/** What only the gallery says. */
const galleryMark = 'data-gallery';

/** Names that the rules for soft notices know on every page, and codes of messages, some of which are called like a question. */
const namedByRules: readonly string[] = [
  'personal_code',
  'form_birthday',
  'tax_identification_number',
  'province_of_birth',
  ...messageCodes,
  // The table of states names what each asks in any country.
  ...askingStates.flatMap(({ asks }) => asks),
];

/** Data points whose name is no common word and which the page does not ask. */
function unasked({ page, states }: BuiltPage): readonly string[] {
  const asked = [...page.steps, ...Object.values(states)]
    .flatMap(({ dataPoints }) => dataPoints)
    .flatMap(({ name, row = [] }) => [name, ...row.map((inRow) => inRow.name)]);
  return dataPointNames.filter(
    (name) => name.includes('_') && !asked.includes(name) && !namedByRules.includes(name),
  );
}

async function marksOf(product: string): Promise<BrandMarks> {
  const folder = path.join(root, 'brands', product);
  const countries = pages.filter((page) => page.product === product).map(({ country }) => country);
  const built = await Promise.all(countries.map((country) => findPage(root, product, country)));
  const [first] = built;
  if (first === undefined) throw new Error(`${product} has no page.`);
  const { brand } = first.page;
  return {
    names: [brand.name, brand.folder],
    texts: built.flatMap(ownTexts),
    theme: await builtTheme(path.join(folder, 'theme.css')),
  };
}

/** A page's own texts as its build holds them. */
function ownTexts({ folder, page }: BuiltPage): readonly string[] {
  const place = path.join(folder, 'texts');
  const languages: readonly LocaleName[] = [page.facts.locale, 'en'];
  return languages.flatMap((language) => {
    const texts: TextTree = JSON.parse(readFileSync(path.join(place, `${language}.json`), 'utf8'));
    return textsIn(filledWith(figuresOf(page, languageTags[language]), texts));
  });
}

/** The theme alone through the build of the pages, which writes colours in its own form. */
async function builtTheme(file: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    root,
    build: { target: 'es2022', write: false, assetsInlineLimit: 0, rolldownOptions: { input: file } },
  });
  const bundles = Array.isArray(output) ? output : 'output' in output ? [output] : [];
  const styles = bundles
    .flatMap((bundle) => bundle.output)
    .filter(({ fileName }) => fileName.endsWith('.css'));
  const css = styles.map((style) => (style.type === 'asset' ? String(style.source) : '')).join('\n');
  if (!css.includes('#'))
    throw new Error(`${path.relative(root, file)} sets no colour, so none can be looked for.`);
  return css;
}

/** What a page's build for an environment makes for QA beside the page. */
async function madeForQa(environment: Environment): Promise<readonly string[]> {
  const before = process.env['APP_ENVIRONMENT'];
  process.env['APP_ENVIRONMENT'] = environment;
  const { plugins } = await resolveConfig({ root, logLevel: 'silent' }, 'build');
  if (before === undefined) delete process.env['APP_ENVIRONMENT'];
  else process.env['APP_ENVIRONMENT'] = before;
  return plugins.map(({ name }) => name).filter((name) => forQaAlone.includes(name));
}

function filesOf(folder: string): readonly string[] {
  if (!existsSync(folder))
    throw new Error(`${path.relative(root, folder)} is missing: run npm run build:all first.`);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

const products = [...new Set(pages.map(({ product }) => product))];
const marks = new Map<string, BrandMarks>();
for (const product of products) marks.set(product, await marksOf(product));

const found: string[] = [];
for (const { product, country } of pages) {
  const built = await findPage(root, product, country);
  const strangers = unasked(built);
  const own = marks.get(product);
  const folder = path.join(root, 'dist', `${product}-${country}`);
  for (const file of filesOf(folder)) {
    const name = path.relative(root, file);
    // The gallery shows all that there is, of every country; it stands beside the page, in a folder of its own.
    if (path.relative(folder, file).startsWith(galleryFolder + path.sep)) continue;
    const locale = /^locales[\\/](\w+)/.exec(path.relative(folder, file))?.[1];
    if (locale !== undefined && locale !== 'en' && locale !== built.page.facts.locale) {
      found.push(`${name} is a locale that the page does not offer`);
    }
    if (name.endsWith('.map')) found.push(`${name} is a source map`);
    if (path.basename(name) === 'manifest.json') found.push(`${name} is a manifest of the build`);
    const content = /\.(?:js|css|html|json|svg)$/.test(name) ? readFileSync(file, 'utf8') : '';
    const looked = `${path.relative(folder, file)}\n${content}`;
    for (const mark of sandboxMarks) {
      if (looked.includes(mark)) found.push(`${name} holds "${mark}" of the reference back end`);
    }
    if (content.includes(galleryMark)) found.push(`${name} holds "${galleryMark}" of the gallery`);
    for (const stranger of strangers) {
      if (new RegExp(`\\b${stranger}\\b`).test(content))
        found.push(`${name} holds the data point "${stranger}"`);
    }
    for (const [otherProduct, other] of marks) {
      if (otherProduct === product || own === undefined) continue;
      for (const mark of foreignMarks(looked, own, other)) {
        found.push(`${name} holds "${mark}" of ${otherProduct}`);
      }
    }
  }
}
for (const name of await madeForQa('production')) found.push(`A build for production would hold ${name}`);
const staged = await madeForQa('staging');
for (const name of forQaAlone) {
  if (!staged.includes(name)) found.push(`A build for staging would lack ${name}`);
}
if (found.length > 0) {
  process.stderr.write(`A build holds what is not its page's:\n  ${found.join('\n  ')}\n`);
  process.exitCode = 1;
} else {
  process.stdout.write(`${pages.length} builds hold their own page alone\n`);
}
