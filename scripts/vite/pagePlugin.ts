import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { runnerImport } from 'vite';
import metadata from 'libphonenumber-js/metadata.max.json';
import type { Country } from '../../src/domain/countries/country';
import { languageTags } from '../../src/domain/countries/locales';
import { cutMetadata } from '../../src/domain/countries/phoneMetadata';
import type { Brand } from '../../src/domain/pages/brand';
import type { PageDefinition } from '../../src/domain/pages/definePage';
import { stateQuestionnaires } from '../../src/domain/journey/states/stateQuestionnaires';
import { figuresOf, filledWith } from '../../src/domain/pages/figures';
import type { TextTree } from '../../src/domain/pages/pageTexts';
import type { Questionnaire } from '../../src/domain/pages/questionnaire';
import { resolvePage, type Page } from '../../src/domain/pages/resolvePage';
import type { Purpose } from '../../src/domain/tracking/purposes';
import { usedPurposes } from '../../src/domain/tracking/used';
import type { Configuration } from '../../src/platform/config/configuration';

/** One page as the build sees it: where its files are, and what follows from them. */
export interface BuiltPage {
  readonly folder: string;
  readonly brandFolder: string;
  readonly page: Page;
  /** What its states ask, by route. */
  readonly states: Readonly<Record<string, Questionnaire>>;
  /** The files that the page was read from; the whole catalogue is the build's own. */
  readonly sources: readonly string[];
}

/**
 * Finds the page that product and country choose.
 *
 * @throws the errors of the specification, section 8, when the page or its stylesheet is missing
 */
export async function findPage(root: string, product: string, country: string): Promise<BuiltPage> {
  const brandFolder = path.join(root, 'brands', product);
  const folder = path.join(brandFolder, country);
  const chosen = `(APP_PRODUCT is "${product}", APP_COUNTRY is "${country}")`;
  if (!existsSync(path.join(folder, 'page.ts'))) throw new Error(`ApplicationPage not found ${chosen}`);
  if (!existsSync(path.join(brandFolder, 'theme.css'))) throw new Error(`Product styles not found ${chosen}`);
  const { brand, definition, facts, sources } = await readPage(root, product, country);
  return {
    folder,
    brandFolder,
    page: resolvePage(brand, definition, facts),
    states: stateQuestionnaires(definition, facts),
    sources,
  };
}

/** What the files of a page say, before anything follows from it. */
export async function readPage(root: string, product: string, country: string) {
  const brandFolder = path.join(root, 'brands', product);
  const sources = {
    brand: path.join(brandFolder, 'brand.ts'),
    definition: path.join(brandFolder, country, 'page.ts'),
  };
  const brand = await runnerImport<{ default: Brand }>(sources.brand);
  const definition = await runnerImport<{ default: PageDefinition }>(sources.definition);
  const { facts, file } = await readCountry(root, country);
  return {
    brand: brand.module.default,
    definition: definition.module.default,
    facts,
    sources: [...Object.values(sources), file],
  };
}

/** A country by its file, which is called by its code in small letters. */
export async function readCountry(
  root: string,
  country: string,
): Promise<{ readonly facts: Country; readonly file: string }> {
  const file = path.join(root, `src/domain/countries/${country}.ts`);
  const { module } = await runnerImport<{ facts: Country }>(file);
  return { facts: module.facts, file };
}

interface PagePluginOptions {
  readonly root: string;
  readonly built: BuiltPage;
  readonly configuration: Configuration;
}

/**
 * Puts exactly one page into the build, and nothing of the catalogue that it does not ask: the resolved page, its tokens, layouts, picture and
 * marks as `virtual:page`, what its states ask as `virtual:states`, the configuration as `virtual:configuration`, the country's telephone rules as
 * `virtual:phone-metadata`, and its words into the document.
 */
export function pagePlugin({ root, built, configuration }: PagePluginOptions): Plugin {
  const country = configuration.country;
  const modules: Readonly<Record<string, string>> = {
    'virtual:page': [
      `import logoHeader from ${JSON.stringify(path.join(built.brandFolder, 'logo-header.svg?url'))};`,
      `import logoFooter from ${JSON.stringify(path.join(built.brandFolder, 'logo-footer.svg?url'))};`,
      ...layoutStyles(root, built.page.brand).map((file) => `import ${JSON.stringify(file)};`),
      `import ${JSON.stringify(path.join(built.brandFolder, 'theme.css'))};`,
      `export { default as scene } from ${JSON.stringify(path.join(root, `src/ui/scenes/${built.page.brand.scene}.tsx`))};`,
      `export const loadChecks = () => import(${JSON.stringify(path.join(root, `src/domain/countries/${country}.checks.ts`))});`,
      `export const loadStates = () => import('virtual:states');`,
      `export const loadPhoneMetadata = () => import('virtual:phone-metadata');`,
      `export const page = ${JSON.stringify(built.page)};`,
      'export { logoHeader, logoFooter };',
    ].join('\n'),
    'virtual:states': `export const states = ${JSON.stringify(built.states)};`,
    'virtual:tracking': trackingModule(root, usedPurposes(configuration, built.page.definition.tracking)),
    'virtual:configuration': `export const configuration = ${JSON.stringify(configuration)};`,
    'virtual:phone-metadata': `export const phoneMetadata = ${JSON.stringify(cutMetadata(metadata, built.page.facts.code))};`,
  };
  return {
    name: 'page',
    // The page is resolved when the server starts: an edit of its files starts it anew.
    configureServer(server) {
      server.watcher.add([...built.sources]);
      server.watcher.on('change', (file) => {
        if (built.sources.includes(file)) void server.restart();
      });
    },
    resolveId: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : null),
    load: (id) => (id.startsWith('\0virtual:') ? (modules[id.slice(1)] ?? null) : null),
    transformIndexHtml: (html) => inDocument(html, root, built, configuration),
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: faviconPath(configuration),
        source: readFileSync(path.join(built.folder, 'favicon.svg')),
      });
    },
  };
}

/** The style sheets of the layouts that a brand picks, and of no other. */
function layoutStyles(root: string, { layout }: Brand): readonly string[] {
  return Object.entries(layout).map(([part, pick]) => path.join(root, `src/ui/layouts/${part}/${pick}.css`));
}

/** The code for platforms of third parties, and for the choice about them; a page that has none holds nothing of it. */
function trackingModule(root: string, used: readonly Purpose[]): string {
  if (used.length === 0) {
    return 'export const usedPurposes = []; export const ConsentBanner = null; export const openConsent = null; export const makeLogRelay = null; export const loadTracking = null;';
  }
  const banner = path.join(root, 'src/shell/ConsentBanner.tsx');
  const tracking = path.join(root, 'src/app/tracking.ts');
  return [
    `export const usedPurposes = ${JSON.stringify(used)};`,
    `export { ConsentBanner } from ${JSON.stringify(banner)};`,
    `export { openConsentOf as openConsent } from ${JSON.stringify(path.join(root, 'src/app/consent.ts'))};`,
    `export { makeLogRelay } from ${JSON.stringify(path.join(root, 'src/platform/logRelay.ts'))};`,
    `export const loadTracking = () => import(${JSON.stringify(tracking)});`,
  ].join('\n');
}

/** Built from lower-case country and product (specification, section 9). */
export function faviconPath({ country, product }: Pick<Configuration, 'country' | 'product'>): string {
  return `favicons/${country}-${product}.svg`;
}

/** Every page that has a folder, as product and country. */
export function listPages(root: string): readonly { readonly product: string; readonly country: string }[] {
  const brands = path.join(root, 'brands');
  return readdirSync(brands).flatMap((product) =>
    readdirSync(path.join(brands, product), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(path.join(brands, product, entry.name, 'page.ts')))
      .map((entry) => ({ product, country: entry.name })),
  );
}

function inDocument(html: string, root: string, built: BuiltPage, configuration: Configuration): string {
  const { language, product, country } = configuration;
  const file = path.join(built.folder, 'texts', `${language}.json`);
  const written: TextTree = JSON.parse(readFileSync(file, 'utf8'));
  const texts = filledWith(figuresOf(built.page, languageTags[language]), written);
  const shared: { readonly failure: { readonly title: string; readonly retry: string } } = JSON.parse(
    readFileSync(path.join(root, 'locales', language, 'common.json'), 'utf8'),
  );
  const filled: Readonly<Record<string, unknown>> = {
    ...texts,
    failure: shared.failure.title,
    reload: shared.failure.retry,
    language: languageTags[language],
    product,
    country,
    themeColor: pageColor(built.brandFolder),
    favicon: `${configuration.basePath}/${faviconPath(configuration)}`,
  };
  return html.replace(/%(\w+)%/g, (_whole, name: string) => {
    const text = filled[name];
    if (typeof text !== 'string') throw new Error(`index.html asks for "${name}", which ${file} lacks.`);
    return escaped(text);
  });
}

/** The colour of the page's ground, for the browser's own bars. */
function pageColor(brandFolder: string): string | undefined {
  return /--color-background:\s*([^;]+);/.exec(
    readFileSync(path.join(brandFolder, 'theme.css'), 'utf8'),
  )?.[1];
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
