import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { askingStates } from '../src/domain/journey/states/askingStates';
import { build, resolveConfig } from 'vite';
import { dataPointNames } from '../src/domain/catalogue/dataPoints';
import { messageCodes } from '../src/domain/catalogue/messages';
import type { LocaleName } from '../src/domain/countries/country';
import { languageTags } from '../src/domain/countries/locales';
import { figuresOf, filledWith } from '../src/domain/pages/figures';
import type { TextTree } from '../src/domain/pages/pageTexts';
import type { Environment } from '../src/platform/config/configuration';
import { foreignMarks, textsIn, type BrandMarks } from './foreignMarks';
import { foundMarks, missingMarks, platformMarks } from './platformMarks';
import { servedVariants } from './serve/servedPages';
import { galleryFolder, galleryPluginName } from './vite/galleryPlugin';
import { pageJsonPluginName } from './vite/pageJsonPlugin';
import { findPage, listPages, type BuiltPage } from './vite/pagePlugin';
import { qaFolder, qaPluginName } from './vite/qaPlugin';

/**
 * Looks that each page's build holds its own page alone: nothing of another brand, no locale that it does not offer, no data
 * point that it does not ask, nothing of the reference back end, of the gallery or of the QA drawer, no source maps, no manifest;
 * and that in production neither of the two is built nor asked for, nor the page's definition. Pages without keys hold nothing of
 * third parties, which a build with all keys does. Ends with an error that names the file and what it holds.
 */

const root = path.resolve(import.meta.dirname, '..');
const pages = listPages(root);
/** What only the reference back end says. */
const sandboxMarks = ['mockServiceWorker', '__control', 'partner-sandbox'];
/** The plugins that make something for QA: the gallery, the drawer, and the page's definition. */
const forQaAlone: readonly string[] = [galleryPluginName, qaPluginName, pageJsonPluginName];
/** What only the gallery says. */
const galleryMark = 'data-gallery';
/** What only the QA drawer says, and by what the application asks for it. */
const drawerMark = 'data-qa';
const drawerAddress = `/${qaFolder}/drawer`;

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

/** What the texts of all pages say, in one piece: words that stand there are no brand's. */
const sharedWords = filesOf(path.join(root, 'locales'))
  .map((file) => textsIn(JSON.parse(readFileSync(file, 'utf8'))).join('\n'))
  .join('\n')
  .toLowerCase();

async function marksOf(product: string): Promise<BrandMarks> {
  const folder = path.join(root, 'brands', product);
  const countries = pages.filter((page) => page.product === product).map(({ country }) => country);
  const built = await Promise.all(countries.map((country) => findPage(root, product, country)));
  const [first] = built;
  if (first === undefined) throw new Error(`${product} has no page.`);
  const { brand } = first.page;
  return {
    names: [brand.name, brand.folder],
    texts: built.flatMap(ownTexts).filter((text) => !sharedWords.includes(text.toLowerCase())),
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
  const styles = filesIn(output).filter(({ fileName }) => fileName.endsWith('.css'));
  const css = styles.map((style) => (style.type === 'asset' ? String(style.source) : '')).join('\n');
  if (!css.includes('#'))
    throw new Error(`${path.relative(root, file)} sets no colour, so none can be looked for.`);
  return css;
}

/** Does something as if a page were built for an environment. */
async function inEnvironment<Result>(environment: Environment, work: () => Promise<Result>): Promise<Result> {
  const before = process.env['APP_ENVIRONMENT'];
  process.env['APP_ENVIRONMENT'] = environment;
  const result = await work();
  if (before === undefined) delete process.env['APP_ENVIRONMENT'];
  else process.env['APP_ENVIRONMENT'] = before;
  return result;
}

/** What beside the page its build for an environment makes, by the plugins that do. */
const builtBeside = (environment: Environment): Promise<readonly string[]> =>
  inEnvironment(environment, async () => {
    const { plugins } = await resolveConfig({ root, logLevel: 'silent' }, 'build');
    return plugins.map(({ name }) => name).filter((name) => forQaAlone.includes(name));
  });

/** A page as it is built for production, without being written: each file's name and what it says. */
const productionFiles = (): Promise<readonly string[]> =>
  inEnvironment('production', async () => {
    const output = await build({ root, logLevel: 'silent', build: { write: false } });
    return filesIn(output).map(
      (file) => `/${file.fileName}\n${file.type === 'asset' ? String(file.source) : file.code}`,
    );
  });

function filesIn(output: Awaited<ReturnType<typeof build>>) {
  const bundles = Array.isArray(output) ? output : 'output' in output ? [output] : [];
  return bundles.flatMap((bundle) => bundle.output);
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
    // The gallery and the QA drawer hold all that there is; each stands beside the page, in a folder of its own.
    const [top = ''] = path.relative(folder, file).split(path.sep);
    if ([galleryFolder, qaFolder].includes(top)) continue;
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
    if (file.endsWith('.js') || file.endsWith('.html')) {
      for (const mark of foundMarks(platformMarks, [content])) {
        found.push(`${name} holds "${mark}" of a third party`);
      }
    }
    if (content.includes(galleryMark)) found.push(`${name} holds "${galleryMark}" of the gallery`);
    if (content.includes(drawerMark)) found.push(`${name} holds "${drawerMark}" of the QA drawer`);
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
for (const { name, folder } of servedVariants(root)) {
  const scripts = filesOf(folder).filter((file) => /\.(?:js|html)$/.test(file));
  const texts = scripts.map((file) => readFileSync(file, 'utf8'));
  // A mark that no build holds would be missed on no page.
  for (const mark of missingMarks(platformMarks, texts))
    found.push(`dist/${name}, which has all third parties, does not hold "${mark}"`);
}
for (const name of await builtBeside('production'))
  found.push(`A build for production would hold the ${name}`);
const inStaging = await builtBeside('staging');
for (const name of forQaAlone) {
  if (!inStaging.includes(name)) found.push(`A build for staging would lack the ${name}`);
}
for (const file of await productionFiles()) {
  const mark = [galleryMark, drawerMark, drawerAddress].find((each) => file.includes(each));
  if (mark !== undefined) found.push(`In production ${file.split('\n')[0]} would hold "${mark}"`);
}
if (found.length > 0) {
  process.stderr.write(`A build holds what is not its page's:\n  ${found.join('\n  ')}\n`);
  process.exitCode = 1;
} else {
  process.stdout.write(`${pages.length} builds hold their own page alone\n`);
}
