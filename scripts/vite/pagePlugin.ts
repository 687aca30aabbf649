import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { runnerImport } from 'vite';
import metadata from 'libphonenumber-js/metadata.max.json';
import type { Country } from '../../src/domain/countries/country';
import { languageTags } from '../../src/domain/countries/locales';
import { extractPhoneMetadata } from '../../src/domain/countries/phoneMetadata';
import type { Brand } from '../../src/domain/pages/brand';
import type { PageDefinition } from '../../src/domain/pages/definePage';
import { stateQuestionnaires } from '../../src/domain/journey/states/stateQuestionnaires';
import { formatPageFigures, fillPlaceholders } from '../../src/domain/pages/pageFigures';
import type { TextTree } from '../../src/domain/pages/textTree';
import type { Questionnaire } from '../../src/domain/pages/questionnaire';
import { resolvePage, type Page } from '../../src/domain/pages/resolvePage';
import type { ConsentFacts } from '../../src/domain/tracking/consent';
import type { Purpose } from '../../src/domain/tracking/purposes';
import { findUsedPurposes } from '../../src/domain/tracking/usedPurposes';
import type { PlatformSettings } from '../../src/domain/tracking/platform';
import type { Configuration } from '../../src/platform/config/configuration';
import type { Logo } from '../../src/ui/logo';
import { listAdmittedScripts } from './contentPolicy';
import { withLanguages } from './pageLanguages';
import { createPlatformsModule, getConsentVersion, type Platforms } from './platforms';

/** One page for the build: its folders, its resolved definition and its source files. */
export interface BuiltPage {
  readonly folder: string;
  readonly brandFolder: string;
  readonly page: Page;
  /** How long a choice about third parties counts in its country, in months. */
  readonly consentLifetimeMonths: number;
  /** The questionnaires of its states, by route. */
  readonly states: Readonly<Record<string, Questionnaire>>;
  /** The files of the page, without the catalogue. */
  readonly sources: readonly string[];
}

/**
 * Finds the page of a product and a country.
 *
 * @throws the errors of the specification (section 8) when the page or its stylesheet is missing
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
    page: resolvePage(brand, withLanguages(folder, definition), facts),
    consentLifetimeMonths: facts.consentLifetimeMonths,
    states: stateQuestionnaires(definition, facts),
    sources,
  };
}

/** Reads the files of a page without resolving it. */
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

/** Reads the file of a country. Its name is the lower-case country code. */
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
  readonly platforms: Platforms;
  readonly platformSettings: PlatformSettings;
  /** The version of the build, for the document. */
  readonly version: string;
}

/**
 * Adds exactly one page to the build, without unused parts of the catalogue. Virtual modules: `virtual:page` has the resolved page with its
 * tokens, layouts, picture and logos, `virtual:loan-panel` the loan beside later steps, `virtual:states` the questionnaires of its states, `virtual:screen-assets` what
 * the screens after the form show of the brand and the country, `virtual:tracking` the code of its third parties, `virtual:admitted-scripts` the addresses of their scripts,
 * `virtual:configuration` the configuration, and `virtual:phone-metadata` the country's phone rules. Fills the page's texts into the
 * document.
 */
export function pagePlugin({
  root,
  built,
  configuration,
  platforms,
  platformSettings,
  version,
}: PagePluginOptions): Plugin {
  const country = configuration.country;
  const modules: Readonly<Record<string, string>> = {
    'virtual:page': [
      renderLogo('logoHeader', path.join(built.brandFolder, 'logo-header.svg')),
      renderLogo('logoFooter', path.join(built.brandFolder, 'logo-footer.svg')),
      ...layoutStyles(root, built.page.brand).map((file) => `import ${JSON.stringify(file)};`),
      `import ${JSON.stringify(path.join(built.brandFolder, 'theme.css'))};`,
      `export { default as scene } from ${JSON.stringify(path.join(root, `src/ui/scenes/${built.page.brand.scene}.tsx`))};`,
      hasLoanSummary(built.page)
        ? `export { LoanSummary } from ${JSON.stringify(path.join(root, 'src/screens/step/LoanSummary.tsx'))};`
        : 'export const LoanSummary = null;',
      `export const loadLoanPanel = () => import('virtual:loan-panel');`,
      `export const loadChecks = () => import(${JSON.stringify(path.join(root, `src/domain/countries/${country}.checks.ts`))});`,
      `export const loadStates = () => import('virtual:states');`,
      `export const loadPhoneMetadata = () => import('virtual:phone-metadata');`,
      renderPage(built.page),
    ].join('\n'),
    'virtual:loan-panel': [
      `import ${JSON.stringify(getLayoutStyle(root, 'loanSummary', built.page.brand.layout.loanSummary))};`,
      `export { default } from ${JSON.stringify(path.join(root, 'src/screens/loan-panel/LoanPanel.tsx'))};`,
    ].join('\n'),
    'virtual:screen-assets': [
      `export { motif } from ${JSON.stringify(path.join(root, `src/ui/motifs/${built.page.brand.scene}.tsx`))};`,
      renderLogo('logo', path.join(built.brandFolder, 'logo-footer.svg')),
      `export { creditHelp } from ${JSON.stringify(path.join(root, `src/domain/countries/${country}.help.ts`))};`,
    ].join('\n'),
    'virtual:states': `export const states = ${JSON.stringify(built.states)};`,
    'virtual:tracking': createTrackingModule(
      root,
      findUsedPurposes(platforms, platformSettings, built.page.definition.tracking),
      { version: getConsentVersion(platforms), lifetimeMonths: built.consentLifetimeMonths },
    ),
    'virtual:platforms': createPlatformsModule(root, platforms, platformSettings),
    'virtual:admitted-scripts': `export const admittedScripts = ${JSON.stringify(listAdmittedScripts(configuration, { platforms, settings: platformSettings }))};`,
    'virtual:configuration': `export const configuration = ${JSON.stringify(configuration)};`,
    'virtual:phone-metadata': `export const phoneMetadata = ${JSON.stringify(extractPhoneMetadata(metadata, built.page.facts.code))};`,
  };
  return {
    name: 'page',
    // The page is resolved when the server starts, so a change of its files restarts the server.
    configureServer(server) {
      server.watcher.add([...built.sources]);
      server.watcher.on('change', (file) => {
        if (built.sources.includes(file)) void server.restart();
      });
    },
    resolveId: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : null),
    load: (id) => (id.startsWith('\0virtual:') ? (modules[id.slice(1)] ?? null) : null),
    transformIndexHtml: (html) => fillDocument(html, root, built, configuration, version),
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: getFaviconPath(configuration),
        source: readFileSync(path.join(built.folder, 'favicon.svg')),
      });
    },
  };
}

/** Whether the first step shows a summary of the loan, because the applicant changes the loan on request. */
export function hasLoanSummary({ steps }: Page): boolean {
  return steps.some(({ type, isOnRequest }) => type === 'loan-information' && isOnRequest === true);
}

/** The style sheets of the layouts that the first screen of a brand uses. */
function layoutStyles(root: string, { layout }: Brand): readonly string[] {
  return Object.entries(layout)
    .filter(([part]) => part !== 'loanSummary')
    .map(([part, pick]) => getLayoutStyle(root, part, pick));
}

const getLayoutStyle = (root: string, part: string, pick: string): string =>
  path.join(root, `src/ui/layouts/${part}/${pick}.css`);

/**
 * The code of the resolved page. The browser derives the key and the route of a step from its path: three copies of each path cost
 * 100 bytes of the first script.
 */
export function renderPage({ steps, ...rest }: Page): string {
  const entries = steps.map(({ key, route, dataPoints, ...step }) => {
    if (key !== step.path || route !== step.path)
      throw new Error(`The step ${step.path} has another key or route.`);
    return `step(${JSON.stringify({ ...step, dataPoints })})`;
  });
  return [
    'const step = (own) => ({ ...own, key: own.path, route: own.path });',
    `export const page = { ...${JSON.stringify(rest)}, steps: [${entries.join(', ')}] };`,
  ].join('\n');
}

/** The code of `virtual:tracking`: the banner and the tracker, or nothing if the page uses no purpose. */
function createTrackingModule(
  root: string,
  used: readonly Purpose[],
  { version, lifetimeMonths }: Pick<ConsentFacts, 'version' | 'lifetimeMonths'>,
): string {
  if (used.length === 0) {
    return 'export const usedPurposes = []; export const consentVersion = 0; export const consentLifetimeMonths = 0; export const ConsentBanner = null; export const openConsent = null; export const createLogRelay = null; export const loadTracking = null;';
  }
  const banner = path.join(root, 'src/shell/ConsentBanner.tsx');
  const tracking = path.join(root, 'src/app/wiring/tracking.ts');
  return [
    `export const usedPurposes = ${JSON.stringify(used)};`,
    `export const consentVersion = ${version};`,
    `export const consentLifetimeMonths = ${lifetimeMonths};`,
    `export { ConsentBanner } from ${JSON.stringify(banner)};`,
    `export { openConsent } from ${JSON.stringify(path.join(root, 'src/app/wiring/consent.ts'))};`,
    `export { createLogRelay } from ${JSON.stringify(path.join(root, 'src/platform/logRelay.ts'))};`,
    `export const loadTracking = () => import(${JSON.stringify(tracking)});`,
  ].join('\n');
}

/** The favicon's path, from country and product in lower case (specification, section 9). */
export function getFaviconPath({ country, product }: Pick<Configuration, 'country' | 'product'>): string {
  return `favicons/${country}-${product}.svg`;
}

/** Every page with a folder below `brands`. */
export function listPages(root: string): readonly { readonly product: string; readonly country: string }[] {
  const brands = path.join(root, 'brands');
  return readdirSync(brands).flatMap((product) =>
    readdirSync(path.join(brands, product), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(path.join(brands, product, entry.name, 'page.ts')))
      .map((entry) => ({ product, country: entry.name })),
  );
}

function fillDocument(
  html: string,
  root: string,
  built: BuiltPage,
  configuration: Configuration,
  version: string,
): string {
  const { language, product, country } = configuration;
  const file = path.join(built.folder, 'texts', `${language}.json`);
  const written: TextTree = JSON.parse(readFileSync(file, 'utf8'));
  const texts = fillPlaceholders(formatPageFigures(built.page, languageTags[language]), written);
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
    version,
    themeColor: readBackgroundColor(built.brandFolder),
    favicon: `${configuration.basePath}/${getFaviconPath(configuration)}`,
  };
  return html.replace(/%(\w+)%/g, (_whole, name: string) => {
    const text = filled[name];
    if (typeof text !== 'string') throw new Error(`index.html uses "${name}", which is missing in ${file}.`);
    return escapeHtml(text);
  });
}

/** The code that exports a logo with its size. */
function renderLogo(name: string, file: string): string {
  return [
    `import ${name}Address from ${JSON.stringify(`${file}?url`)};`,
    `export const ${name} = { src: ${name}Address, ...${JSON.stringify(readLogoSize(readFileSync(file, 'utf8')))} };`,
  ].join('\n');
}

/**
 * The size of an SVG file in CSS pixels.
 *
 * @throws when its root element does not name it
 */
export function readLogoSize(svg: string): Pick<Logo, 'width' | 'height'> {
  const [open = ''] = /<svg[^>]*>/.exec(svg) ?? [];
  const [width, height] = ['width', 'height'].map((name) =>
    Number(new RegExp(`\\s${name}="(\\d+)"`).exec(open)?.[1]),
  );
  if (!(Number(width) > 0) || !(Number(height) > 0))
    throw new Error(`A logo names no width and height in whole pixels: ${open}`);
  return { width: Number(width), height: Number(height) };
}

/** The page's background colour, for the browser's own bars. */
function readBackgroundColor(brandFolder: string): string | undefined {
  return /--color-background:\s*([^;]+);/.exec(
    readFileSync(path.join(brandFolder, 'theme.css'), 'utf8'),
  )?.[1];
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
