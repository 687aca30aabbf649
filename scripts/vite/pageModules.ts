import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import metadata from 'libphonenumber-js/metadata.max.json';
import { languageTags, listTextSources, type LocaleName } from '../../src/domain/countries/locales';
import { extractPhoneMetadata } from '../../src/domain/countries/phoneMetadata';
import type { PageDefinition } from '../../src/domain/pages/definePage';
import { type Page } from '../../src/domain/pages/resolvePage';
import type { ConsentFacts } from '../../src/domain/tracking/consent';
import { createVariantTag } from '../../src/domain/tracking/variantTags';
import type { Purpose } from '../../src/domain/tracking/purposes';
import { findUsedPurposes } from '../../src/domain/tracking/usedPurposes';
import type { PlatformSettings } from '../../src/domain/tracking/platform';
import type { Configuration } from '../../src/platform/config/configuration';
import type { Logo } from '../../src/ui/logo';
import { listAdmittedScripts } from './contentPolicy';
import { listVariedParts, renderVaried, renderVariedLayouts } from './experiments';
import { renderContradictions } from './contradictions';
import { createPlatformsModule, getConsentVersion, type Platforms } from './platforms';
import { type BuiltPage, listDataPointNames, hasLoanSummary } from './findPage';

/** What the virtual modules follow from. */
export interface ModuleOptions {
  readonly root: string;
  readonly built: BuiltPage;
  readonly configuration: Configuration;
  readonly platforms: Platforms;
  readonly platformSettings: PlatformSettings;
}

/**
 * The source of each virtual module by its name: `virtual:page` has the resolved page with its tokens, layouts, picture and logos,
 * `virtual:form` the layouts of later screens, the loan beside them, the country's rules and what the row asks for, `virtual:screen-assets`
 * what the screens after the form show of the brand and the country and the questionnaires of its states, `virtual:tracking` the code of its
 * third parties, `virtual:admitted-scripts` the addresses of their scripts, and `virtual:configuration` the configuration.
 */
export function renderPageModules({
  root,
  built,
  configuration,
  platforms,
  platformSettings,
}: ModuleOptions): Readonly<Record<string, string>> {
  return {
    'virtual:page': renderPage(root, built),
    'virtual:form': renderForm(root, built, configuration.country),
    'virtual:screen-assets': renderScreenAssets(root, built, configuration.country),
    'virtual:tracking': renderTracking(
      root,
      findUsedPurposes(platforms, platformSettings, built.page.definition.tracking),
      { version: getConsentVersion(platforms), lifetimeMonths: built.consentLifetimeMonths },
    ),
    'virtual:platforms': createPlatformsModule(root, platforms, platformSettings),
    'virtual:admitted-scripts': `export const admittedScripts = ${JSON.stringify(listAdmittedScripts(configuration, { platforms, settings: platformSettings }))};`,
    'virtual:configuration': renderConfiguration(root, built, configuration),
    [variedLayouts]: built.experiment === null ? '' : renderVariedLayouts(root, built.experiment),
  };
}

function renderPage(root: string, built: BuiltPage): string {
  const { brandFolder, page } = built;
  return [
    renderLogo('logoHeader', path.join(brandFolder, 'logo-header.svg')),
    renderLogo('logoFooter', path.join(brandFolder, 'logo-footer.svg')),
    ...listLayoutStyles(root, built).map(renderImport),
    renderImport(path.join(brandFolder, 'theme.css')),
    renderExport('default as scene', root, `src/ui/scenes/${page.brand.scene}.tsx`),
    hasLoanSummary(page)
      ? renderExport('LoanSummary', root, 'src/screens/step/LoanSummary.tsx')
      : 'export const LoanSummary = null;',
    ...renderShownPage(root, built),
  ].join('\n');
}

function renderForm(root: string, built: BuiltPage, country: string): string {
  const { brand, definition, facts } = built.page;
  return [
    ...lateLayouts.map((part) => renderImport(getLayoutStyle(root, part, brand.layout[part]))),
    renderExport('default as LoanPanel', root, 'src/screens/loan-panel/LoanPanel.tsx'),
    ...renderRowParts(root, definition),
    renderExport('checks', root, `src/domain/countries/${country}.checks.ts`),
    `export const phoneMetadata = ${JSON.stringify(extractPhoneMetadata(metadata, facts.code))};`,
    ...renderOptionNames(root, country, built.page),
    renderContradictions(root, listDataPointNames(built)),
  ].join('\n');
}

function renderScreenAssets(root: string, built: BuiltPage, country: string): string {
  return [
    renderExport('motif', root, `src/ui/motifs/${built.page.brand.scene}.tsx`),
    renderLogo('logo', path.join(built.brandFolder, 'logo-footer.svg')),
    renderExport('creditHelp', root, `src/domain/countries/${country}.help.ts`),
    `export const states = ${JSON.stringify(built.states)};`,
  ].join('\n');
}

const renderImport = (file: string): string => `import ${JSON.stringify(file)};`;

/** The code that exports a name of a file of the project. */
const renderExport = (name: string, root: string, file: string): string =>
  `export { ${name} } from ${JSON.stringify(path.join(root, file))};`;

/** The code that exports the parts of a step that a page has only if its row asks for them. */
export function renderRowParts(
  root: string,
  { callsBack, eligibility }: Pick<PageDefinition, 'callsBack' | 'eligibility'>,
): readonly string[] {
  const parts = { CallBackForm: callsBack === true, EligibilityList: eligibility !== undefined };
  return Object.entries(parts).map(([name, isAsked]) =>
    isAsked
      ? renderExport(`default as ${name}`, root, `src/screens/step/${name}.tsx`)
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
  `import { readShownVariant } from ${JSON.stringify(path.join(root, 'src/platform/page/shownVariant.ts'))};`;

const getLayoutStyle = (root: string, part: string, pick: string): string =>
  path.join(root, `src/ui/layouts/${part}/${pick}.css`);

/** The code of `virtual:tracking`: the banner and the tracker, or nothing if the page uses no purpose. */
function renderTracking(
  root: string,
  used: readonly Purpose[],
  { version, lifetimeMonths }: Pick<ConsentFacts, 'version' | 'lifetimeMonths'>,
): string {
  if (used.length === 0) {
    return 'export const usedPurposes = []; export const consentVersion = 0; export const consentLifetimeMonths = 0; export const ConsentBanner = null; export const openConsent = null; export const createLogRelay = null; export const loadTracking = null;';
  }
  const tracking = path.join(root, 'src/app/wiring/tracking.ts');
  return [
    `export const usedPurposes = ${JSON.stringify(used)};`,
    `export const consentVersion = ${version};`,
    `export const consentLifetimeMonths = ${lifetimeMonths};`,
    renderExport('ConsentBanner', root, 'src/shell/ConsentBanner.tsx'),
    renderExport('openConsent', root, 'src/app/wiring/consent.ts'),
    renderExport('createLogRelay', root, 'src/platform/reports/logRelay.ts'),
    `export const loadTracking = () => import(${JSON.stringify(tracking)});`,
  ].join('\n');
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
