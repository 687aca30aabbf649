import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { runnerImport } from 'vite';
import metadata from 'libphonenumber-js/metadata.max.json';
import type { Country } from '../../src/domain/countries/country';
import { languageTags, listTextSources, type LocaleName } from '../../src/domain/countries/locales';
import { extractPhoneMetadata } from '../../src/domain/countries/phoneMetadata';
import type { Brand } from '../../src/domain/pages/brand';
import { applyVariant, type Variant } from '../../src/domain/pages/experiment';
import type { PageDefinition } from '../../src/domain/pages/definePage';
import { findPageBreaches } from '../../src/domain/pages/checkRates';
import { stateQuestionnaires } from '../../src/domain/journey/states/stateQuestionnaires';
import { formatPhoneLink } from '../../src/domain/pages/contact';
import { formatPageFigures, fillPlaceholders } from '../../src/domain/pages/pageFigures';
import type { Questionnaire } from '../../src/domain/pages/questionnaire';
import { resolvePage, type Page } from '../../src/domain/pages/resolvePage';
import type { ConsentFacts } from '../../src/domain/tracking/consent';
import { createVariantTag } from '../../src/domain/tracking/variantTags';
import type { Purpose } from '../../src/domain/tracking/purposes';
import { findUsedPurposes } from '../../src/domain/tracking/usedPurposes';
import type { PlatformSettings } from '../../src/domain/tracking/platform';
import type { Configuration } from '../../src/platform/config/configuration';
import type { Logo } from '../../src/ui/logo';
import { listAdmittedScripts } from './contentPolicy';
import { readLocaleTexts } from './localeTexts';
import { withLanguages } from './pageLanguages';
import {
  findExperiment,
  listVariedParts,
  renderVaried,
  renderVariedLayouts,
  type RunExperiment,
} from './experiments';
import { renderContradictions } from './contradictions';
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
  /** The experiment that it runs. Null if it runs none, and for a variant. */
  readonly experiment: RunExperiment<BuiltPage> | null;
  /** The texts that it replaces as a variant, and the folder that has its texts. Null if its texts are those of the page. */
  readonly ownTexts: (Pick<Required<Variant>, 'texts'> & { readonly folder: string }) | null;
}

/**
 * Finds the page of a product and a country.
 *
 * @param running the experiment that the page runs, and the time in milliseconds since the epoch
 * @throws the errors of the specification (section 8) when the page or its stylesheet is missing, and when the experiment is wrong
 */
export async function findPage(
  root: string,
  product: string,
  country: string,
  running = { experiment: '', now: 0 },
): Promise<BuiltPage> {
  const brandFolder = path.join(root, 'brands', product);
  const folder = path.join(brandFolder, country);
  const chosen = `(APP_PRODUCT is "${product}", APP_COUNTRY is "${country}")`;
  if (!existsSync(path.join(folder, 'page.ts'))) throw new Error(`ApplicationPage not found ${chosen}`);
  if (!existsSync(path.join(brandFolder, 'theme.css'))) throw new Error(`Product styles not found ${chosen}`);
  const { brand, definition, facts, sources } = await readPage(root, product, country);
  const build = (variantName: string, { texts, ...difference }: Partial<Variant>): BuiltPage => {
    const shown = applyVariant({ brand, definition: withLanguages(folder, definition) }, difference);
    return {
      folder,
      brandFolder,
      page: resolvePage(shown.brand, shown.definition, facts),
      consentLifetimeMonths: facts.consentLifetimeMonths,
      states: stateQuestionnaires(definition, facts),
      sources,
      experiment: null,
      ownTexts: texts === undefined ? null : { texts, folder: variantName },
    };
  };
  const asItIs = build('', {});
  return { ...asItIs, experiment: await findExperiment(root, asItIs.page, running, build) };
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
 * tokens, layouts, picture and logos, `virtual:form` the layouts of later screens, the loan beside them, the country's rules and what the row asks for, `virtual:screen-assets` what the
 * screens after the form show of the brand and the country and the questionnaires of its states, `virtual:tracking` the code of its third
 * parties, `virtual:admitted-scripts` the addresses of their scripts, and `virtual:configuration` the configuration. Fills the page's texts
 * into the document.
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
      ...listLayoutStyles(root, built).map((file) => `import ${JSON.stringify(file)};`),
      `import ${JSON.stringify(path.join(built.brandFolder, 'theme.css'))};`,
      `export { default as scene } from ${JSON.stringify(path.join(root, `src/ui/scenes/${built.page.brand.scene}.tsx`))};`,
      hasLoanSummary(built.page)
        ? `export { LoanSummary } from ${JSON.stringify(path.join(root, 'src/screens/step/LoanSummary.tsx'))};`
        : 'export const LoanSummary = null;',
      ...renderShownPage(root, built),
    ].join('\n'),
    'virtual:form': [
      ...lateLayouts.map(
        (part) => `import ${JSON.stringify(getLayoutStyle(root, part, built.page.brand.layout[part]))};`,
      ),
      `export { default as LoanPanel } from ${JSON.stringify(path.join(root, 'src/screens/loan-panel/LoanPanel.tsx'))};`,
      ...renderRowParts(root, built.page.definition),
      `export { checks } from ${JSON.stringify(path.join(root, `src/domain/countries/${country}.checks.ts`))};`,
      `export const phoneMetadata = ${JSON.stringify(extractPhoneMetadata(metadata, built.page.facts.code))};`,
      ...renderOptionNames(root, country, built.page),
      renderContradictions(root, listDataPointNames(built)),
    ].join('\n'),
    'virtual:screen-assets': [
      `export { motif } from ${JSON.stringify(path.join(root, `src/ui/motifs/${built.page.brand.scene}.tsx`))};`,
      renderLogo('logo', path.join(built.brandFolder, 'logo-footer.svg')),
      `export { creditHelp } from ${JSON.stringify(path.join(root, `src/domain/countries/${country}.help.ts`))};`,
      `export const states = ${JSON.stringify(built.states)};`,
    ].join('\n'),
    'virtual:tracking': createTrackingModule(
      root,
      findUsedPurposes(platforms, platformSettings, built.page.definition.tracking),
      { version: getConsentVersion(platforms), lifetimeMonths: built.consentLifetimeMonths },
    ),
    'virtual:platforms': createPlatformsModule(root, platforms, platformSettings),
    'virtual:admitted-scripts': `export const admittedScripts = ${JSON.stringify(listAdmittedScripts(configuration, { platforms, settings: platformSettings }))};`,
    'virtual:configuration': renderConfiguration(root, built, configuration),
    [variedLayouts]: built.experiment === null ? '' : renderVariedLayouts(root, built.experiment),
  };
  return {
    name: 'page',
    // A bill and a threshold of courts do not stop a build, but whoever builds the page reads of them.
    buildStart() {
      for (const { cap, description } of findPageBreaches(built.page.definition, built.page.facts.currency)) {
        const message = `${built.page.definition.brand} ${country}: ${description} (${cap.kind}, ${cap.source})`;
        if (cap.kind === 'law') this.error(message);
        this.warn(message);
      }
    },
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

/** The data points that a page and its states ask, those of rows included. */
export function listDataPointNames({ page, states }: BuiltPage): ReadonlySet<string> {
  const asked = [...page.steps, ...Object.values(states)].flatMap(({ dataPoints }) => dataPoints);
  return new Set(asked.flatMap(({ name, row = [] }) => [name, ...row.map((inRow) => inRow.name)]));
}

/** Whether the first step shows a summary of the loan, because the applicant changes the loan on request. */
export function hasLoanSummary({ steps }: Page): boolean {
  return steps.some(({ type, isOnRequest }) => type === 'loan-information' && isOnRequest === true);
}

/** The code that exports the parts of a step that a page has only if its row asks for them. */
export function renderRowParts(
  root: string,
  { callsBack, eligibility }: Pick<PageDefinition, 'callsBack' | 'eligibility'>,
): readonly string[] {
  const parts = { CallBackForm: callsBack === true, EligibilityList: eligibility !== undefined };
  return Object.entries(parts).map(([name, isAsked]) =>
    isAsked
      ? `export { default as ${name} } from ${JSON.stringify(path.join(root, `src/screens/step/${name}.tsx`))};`
      : `export const ${name} = null;`,
  );
}

/** The module of the style sheets that variants show differently. */
const variedLayouts = 'virtual:varied-layouts.css';

/** The parts that later screens have. Their style sheets load after the first step. */
const lateLayouts = ['loanSummary', 'trace'] as const;

/** The style sheets of the layouts that the first screen uses. */
function listLayoutStyles(root: string, { page, experiment }: BuiltPage): readonly string[] {
  const varied = experiment === null ? [] : listVariedParts(experiment);
  const alike = Object.entries(page.brand.layout).filter(
    ([part]) => !lateLayouts.some((late) => late === part) && !varied.includes(part),
  );
  return [
    ...alike.map(([part, pick]) => getLayoutStyle(root, part, pick)),
    ...(varied.length === 0 ? [] : [variedLayouts]),
  ];
}

/** A page without what the build alone reads: which duties it declines, by names of questions that it does not ask. */
function getShownPage({
  definition: { declinedDuties: _declined, ...definition },
  ...page
}: BuiltPage['page']) {
  return { ...page, definition };
}

/** The code that exports the page, and what it shows of its experiment. */
function renderShownPage(root: string, { page, experiment }: BuiltPage): readonly string[] {
  if (experiment === null)
    return [
      `export const page = ${JSON.stringify(getShownPage(page))};`,
      'export const experiment = null; export const variantTag = null;',
    ];
  const { name, variants } = experiment;
  return [
    importShownVariant(root),
    `export const page = ${renderVaried(experiment, (built) => getShownPage(built.page))};`,
    `export const experiment = ${JSON.stringify({ name, variants: variants.map((variant) => variant.name) })};`,
    'const shown = readShownVariant();',
    `export const variantTag = shown === undefined ? null : ${JSON.stringify(createVariantTag(name, ''))} + shown;`,
  ];
}

/**
 * The code that exports the configuration. A variant may have texts of its own, in a folder beside those of the page.
 *
 * @throws when a variant has texts and those of the page come from elsewhere
 */
function renderConfiguration(root: string, { experiment }: BuiltPage, configuration: Configuration): string {
  const { basePath, localesPath } = configuration;
  const owners = (experiment?.variants ?? []).filter(({ built }) => built.ownTexts !== null);
  if (experiment === null || owners.length === 0)
    return `export const configuration = ${JSON.stringify(configuration)};`;
  if (!localesPath.startsWith(`${basePath}/`))
    throw new Error('The texts of this page come from APP_LOCALES_PATH, so no variant can have its own.');
  const shown = renderVaried(experiment, ({ ownTexts }) =>
    ownTexts === null ? localesPath : localesPath.replace('{{lng}}', `${ownTexts.folder}/{{lng}}`),
  );
  return `${importShownVariant(root)}\nexport const configuration = { ...${JSON.stringify(configuration)}, localesPath: ${shown} };`;
}

const importShownVariant = (root: string): string =>
  `import { readShownVariant } from ${JSON.stringify(path.join(root, 'src/platform/shownVariant.ts'))};`;

const getLayoutStyle = (root: string, part: string, pick: string): string =>
  path.join(root, `src/ui/layouts/${part}/${pick}.css`);

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
  const getOwnFile = (name: LocaleName) => path.join(built.folder, 'texts', `${name}.json`);
  const written = readLocaleTexts(language, getOwnFile);
  const texts = fillPlaceholders(formatPageFigures(built.page, languageTags[language]), written);
  const common = readLocaleTexts(language, (name) => path.join(root, 'locales', name, 'common.json'));
  const getText = (key: string) => {
    const [, group = '', name = ''] = key.split(/[ˆ>]/);
    const texts = common[group];
    return typeof texts === 'object' ? texts[name] : undefined;
  };
  const { phone, address } = built.page.definition.contact;
  const filled: Readonly<Record<string, unknown>> = {
    ...texts,
    failure: getText('commonˆfailure>title'),
    reload: getText('commonˆfailure>retry'),
    outdated: getText('commonˆfailure>outdated'),
    offline: getText('commonˆsave>offline'),
    phone,
    phoneLink: formatPhoneLink(phone),
    address,
    language: languageTags[language],
    product,
    country,
    version,
    themeColor: readBackgroundColor(built.brandFolder),
    favicon: `${configuration.basePath}/${getFaviconPath(configuration)}`,
  };
  return html.replace(/%(\w+)%/g, (_whole, name: string) => {
    const text = filled[name];
    if (typeof text !== 'string')
      throw new Error(`index.html uses "${name}", which is missing in ${getOwnFile(language)}.`);
    return escapeHtml(text);
  });
}

/** The code that exports what people call the regions of the country, and all countries in the languages of the page. */
function renderOptionNames(root: string, country: string, { languages }: Page): readonly string[] {
  const folder = path.join(root, 'src/domain/countries');
  const files = new Set(
    languages
      .flatMap((language) => listTextSources(language))
      .map(getNamesFile)
      .filter((file) => existsSync(path.join(folder, 'countryNames', file))),
  );
  const imports = [...files].map(
    (file, place) =>
      `import { names as names${place} } from ${JSON.stringify(path.join(folder, 'countryNames', file))};`,
  );
  return [
    ...imports,
    `import { names as regions } from ${JSON.stringify(path.join(folder, `regionNames/${country}.ts`))};`,
    `export const optionNames = { regions, countries: [${imports.map((_import, place) => `names${place}`).join(', ')}] };`,
  ];
}

/** The file of a language in `countryNames`: Spanish is one for all its countries. */
const getNamesFile = (locale: LocaleName): string => languageTags[locale].replace(/-.*$/, '.ts');

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
