import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { questionStates } from '../src/domain/journey/states/questionStates';
import { build, resolveConfig } from 'vite';
import { dataPointNames } from '../src/domain/catalogue/dataPoints';
import { messageCodes } from '../src/domain/catalogue/messages';
import { languageTags } from '../src/domain/countries/locales';
import { formatPageFigures, fillPlaceholders } from '../src/domain/pages/pageFigures';
import type { Environment } from '../src/platform/config/configuration';
import { findSecrets } from './checkBuild/buildSecrets';
import { listTestedBuilds, prepareTestedBuilds } from './builds/testedBuilds';
import { findDrawer } from './checkBuild/drawerInBuild';
import { listTexts, prepareForeignMarkers, type BrandMarkers } from './checkBuild/foreignMarkers';
import { findMissingBuiltIns, listInlineScripts } from './checkBuild/missingBuiltIns';
import { findMissingMarkers, findPresentMarkers, listPlatformMarkers } from './checkBuild/platformMarkers';
import { listServedPages, listServedVariants } from './serve/servedPages';
import { galleryFolder, galleryPluginName } from './vite/galleryPlugin';
import { readLocaleTexts } from './vite/localeTexts';
import { pageJsonPluginName } from './vite/pageJsonPlugin';
import { findPage, listDataPointNames, listPages, type BuiltPage } from './vite/pagePlugin';
import { readPlatforms } from './vite/platforms';
import { drawerPath, qaFolder, qaPluginName } from './vite/qaPlugin';
import { buildTarget } from './shared/floor';

/**
 * npm run check:build: checks that each build contains only its own page. A build must not contain content of another brand, a locale
 * that the page does not offer, a data point that it does not ask, the reference back end, the gallery, the QA drawer, source maps or
 * the build manifest, and no secret; only the staging build must contain the drawer. A production build must not contain or request the gallery, the
 * drawer or `page.json`. A page without keys of third parties must contain none of their code; a build with all keys must contain it.
 * No script may call what engines of the floor lack. Prints each violation with its file.
 */

const root = path.resolve(import.meta.dirname, '..');
await prepareTestedBuilds(
  root,
  (await listTestedBuilds(root)).map(({ name }) => name),
);
const pages = listPages(root);
/** Strings that only the reference back end contains. */
const backendMarkers = ['mockServiceWorker', '__control', 'partner-sandbox'];
/** A variable that is no setting of the page. Its value must not get into a build. */
const foreignVariable = { name: 'BUILD_CHECK_TOKEN', value: 'token-that-no-build-may-contain' };
const secretValues = {
  'the folder of the project': root,
  'a variable of the environment': foreignVariable.value,
};
process.env[foreignVariable.name] = foreignVariable.value;
// Vite sets it to development when it reads a page, and a build of this process would contain React's development code.
process.env['NODE_ENV'] = 'production';
/** The plugins that build something for QA: the gallery, the drawer and `page.json`. */
const qaPlugins: readonly string[] = [galleryPluginName, qaPluginName, pageJsonPluginName];
/** A string that only the gallery contains. */
const galleryMarker = 'data-gallery';
/** A string that only the QA drawer contains. */
const drawerMarker = 'data-qa';

/** Names that every build contains: those in the rules for soft notices, and message codes that equal a question's name. */
const allowedNames: readonly string[] = [
  'personal_code',
  'form_birthday',
  'tax_identification_number',
  'province_of_birth',
  ...messageCodes,
  // The table of states names the questions of each state in all countries.
  ...questionStates.flatMap(({ asks }) => asks),
];

/** Data points that the page does not ask. Ignores names that are common words. */
function listForeignDataPoints(built: BuiltPage): readonly string[] {
  const asked = listDataPointNames(built);
  return dataPointNames.filter(
    (name) => name.includes('_') && !asked.has(name) && !allowedNames.includes(name),
  );
}

/** The shared texts of all pages. A text in here does not identify a brand. */
const sharedTexts = listFiles(path.join(root, 'locales'))
  .map((file) => listTexts(JSON.parse(readFileSync(file, 'utf8'))).join('\n'))
  .join('\n')
  .toLowerCase();

async function readBrandMarkers(product: string): Promise<BrandMarkers> {
  const folder = path.join(root, 'brands', product);
  const countries = pages.filter((page) => page.product === product).map(({ country }) => country);
  const built = await Promise.all(countries.map((country) => findPage(root, product, country)));
  const [first] = built;
  if (first === undefined) throw new Error(`${product} has no page.`);
  const { brand } = first.page;
  return {
    names: [brand.name, brand.folder],
    texts: built.flatMap(readOwnTexts).filter((text) => !sharedTexts.includes(text.toLowerCase())),
    theme: await buildTheme(path.join(folder, 'theme.css')),
  };
}

/** A page's own texts, with figures filled in as the build does. */
function readOwnTexts({ folder, page }: BuiltPage): readonly string[] {
  const textFolder = path.join(folder, 'texts');
  return page.languages.flatMap((language) => {
    const texts = readLocaleTexts(language, (name) => path.join(textFolder, `${name}.json`));
    return listTexts(fillPlaceholders(formatPageFigures(page, languageTags[language]), texts));
  });
}

/** Builds only the theme, because the build normalises colours. */
async function buildTheme(file: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    root,
    build: { target: [...buildTarget], write: false, assetsInlineLimit: 0, rolldownOptions: { input: file } },
  });
  const styles = listOutputFiles(output).filter(({ fileName }) => fileName.endsWith('.css'));
  const css = styles.map((style) => (style.type === 'asset' ? String(style.source) : '')).join('\n');
  if (!css.includes('#')) throw new Error(`${path.relative(root, file)} sets no colour to search for.`);
  return css;
}

/** Runs a function with `APP_ENVIRONMENT` set. */
async function withEnvironment<Result>(
  environment: Environment,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = process.env['APP_ENVIRONMENT'];
  process.env['APP_ENVIRONMENT'] = environment;
  const result = await work();
  if (before === undefined) delete process.env['APP_ENVIRONMENT'];
  else process.env['APP_ENVIRONMENT'] = before;
  return result;
}

/** The QA plugins that run in a build for an environment. */
const listActiveQaPlugins = (environment: Environment): Promise<readonly string[]> =>
  withEnvironment(environment, async () => {
    const { plugins } = await resolveConfig({ root, logLevel: 'silent' }, 'build');
    return plugins.map(({ name }) => name).filter((name) => qaPlugins.includes(name));
  });

/** Builds a page for production in memory. Returns the name and content of each file. */
const buildProductionFiles = (): Promise<readonly string[]> =>
  withEnvironment('production', async () => {
    const output = await build({ root, logLevel: 'silent', build: { write: false } });
    const served = listOutputFiles(output).filter(({ fileName }) => !fileName.endsWith('.map'));
    return served.map(
      (file) => `/${file.fileName}\n${file.type === 'asset' ? String(file.source) : file.code}`,
    );
  });

function listOutputFiles(output: Awaited<ReturnType<typeof build>>) {
  const bundles = Array.isArray(output) ? output : 'output' in output ? [output] : [];
  return bundles.flatMap((bundle) => bundle.output);
}

function listFiles(folder: string): readonly string[] {
  if (!existsSync(folder))
    throw new Error(`${path.relative(root, folder)} is missing: run npm run build:all first.`);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

const platformMarkers = listPlatformMarkers(await readPlatforms(root));
const products = [...new Set(pages.map(({ product }) => product))];
const markersByProduct = new Map<string, BrandMarkers>();
for (const product of products) markersByProduct.set(product, await readBrandMarkers(product));

const violations: string[] = [];
for (const { product, country } of pages) {
  const built = await findPage(root, product, country);
  const foreignDataPoints = listForeignDataPoints(built);
  const own = markersByProduct.get(product);
  if (own === undefined) throw new Error(`${product} has no markers.`);
  const otherBrands = [...markersByProduct]
    .filter(([otherProduct]) => otherProduct !== product)
    .map(([otherProduct, other]) => ({ otherProduct, findMarkers: prepareForeignMarkers(own, other) }));
  const folder = path.join(root, 'dist', `${product}-${country}`);
  for (const file of listFiles(folder).filter((each) => !/\.(?:br|gz)$/.test(each))) {
    const name = path.relative(root, file);
    // The gallery contains everything. It has its own folder next to the page.
    if (path.relative(folder, file).split(path.sep)[0] === galleryFolder) continue;
    const locale = /^locales[\\/]\w+[\\/](\w+)/.exec(path.relative(folder, file))?.[1];
    if (locale !== undefined && !built.page.languages.some((language) => language === locale)) {
      violations.push(`${name} is a locale that the page does not offer`);
    }
    if (name.endsWith('.map')) violations.push(`${name} is a source map`);
    if (path.basename(name) === 'manifest.json') violations.push(`${name} is a manifest of the build`);
    const content = /\.(?:js|css|html|json|svg)$/.test(name) ? readFileSync(file, 'utf8') : '';
    for (const secret of findSecrets(content, secretValues)) violations.push(`${name} contains ${secret}`);
    const searched = `${path.relative(folder, file)}\n${content}`;
    for (const marker of backendMarkers) {
      if (searched.includes(marker))
        violations.push(`${name} contains "${marker}" of the reference back end`);
    }
    if (file.endsWith('.js') || file.endsWith('.html')) {
      for (const marker of findPresentMarkers(platformMarkers, [content])) {
        violations.push(`${name} contains "${marker}" of a third party`);
      }
    }
    if (content.includes(galleryMarker))
      violations.push(`${name} contains "${galleryMarker}" of the gallery`);
    if (content.includes(drawerMarker))
      violations.push(`${name} contains "${drawerMarker}" of the QA drawer`);
    for (const dataPoint of foreignDataPoints) {
      if (new RegExp(`\\b${dataPoint}\\b`).test(content))
        violations.push(`${name} contains the data point "${dataPoint}"`);
    }
    for (const { otherProduct, findMarkers } of otherBrands) {
      for (const marker of findMarkers(searched)) {
        violations.push(`${name} contains "${marker}" of ${otherProduct}`);
      }
    }
  }
}
const variants = listServedVariants(root);
/** Many builds have the same file. */
const checkedScripts = new Set<string>();
for (const { name, folder } of [...listServedPages(root), ...variants]) {
  for (const file of listFiles(folder).filter((each) => /\.(?:js|html)$/.test(each))) {
    const relative = path.relative(folder, file);
    if ([galleryFolder, qaFolder].includes(relative.split(path.sep)[0] ?? '')) continue;
    const content = readFileSync(file, 'utf8');
    for (const script of file.endsWith('.js') ? [content] : listInlineScripts(content)) {
      if (checkedScripts.has(script)) continue;
      checkedScripts.add(script);
      for (const use of findMissingBuiltIns(script))
        violations.push(`dist/${name}/${relative} uses ${use}, which an engine of the floor lacks`);
    }
  }
}
for (const { name, folder } of variants.filter(({ hasEveryPlatform }) => hasEveryPlatform)) {
  const scripts = listFiles(folder).filter((file) => /\.(?:js|html)$/.test(file));
  const texts = scripts.map((file) => readFileSync(file, 'utf8'));
  // A marker that no build contains would find nothing on any page.
  for (const marker of findMissingMarkers(platformMarkers, texts))
    violations.push(`dist/${name}, which has all third parties, does not contain "${marker}"`);
}
for (const { name, folder } of [...listServedPages(root), ...variants]) {
  const isStaging = variants.some((variant) => variant.name === name && variant.environment === 'staging');
  const found = findDrawer(folder);
  // The drawer is its folder and a file that loads it.
  if (isStaging ? found.length < 2 : found.length > 0) {
    const fault = isStaging ? 'lacks a part of' : 'contains';
    violations.push(`dist/${name} ${fault} the QA drawer; found: ${found.join(', ') || 'nothing'}`);
  }
}
for (const name of await listActiveQaPlugins('production'))
  violations.push(`A production build would contain the ${name}`);
const inStaging = await listActiveQaPlugins('staging');
for (const name of qaPlugins) {
  if (!inStaging.includes(name)) violations.push(`A staging build would lack the ${name}`);
}
for (const file of await buildProductionFiles()) {
  for (const secret of findSecrets(file, secretValues))
    violations.push(`In production ${file.split('\n')[0]} would contain ${secret}`);
  const marker = [galleryMarker, drawerMarker, drawerPath].find((each) => file.includes(each));
  if (marker !== undefined) violations.push(`In production ${file.split('\n')[0]} would contain "${marker}"`);
}
if (violations.length > 0) {
  process.stderr.write(`A build contains what it must not:\n  ${violations.join('\n  ')}\n`);
  process.exitCode = 1;
} else {
  process.stdout.write(`${pages.length} builds contain only their own page\n`);
}
