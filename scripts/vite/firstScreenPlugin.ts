import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';
import type * as FirstScreenModule from '../../src/app/firstScreen';
import { privateParameters } from '../../src/domain/journey/arrival/privateAddress';
import { findUsedPurposes, startsWithoutAsking } from '../../src/domain/tracking/usedPurposes';
import { isSensitive } from '../../src/domain/catalogue/sensitivity';
import { languageTags } from '../../src/domain/countries/locales';
import type { Page } from '../../src/domain/pages/resolvePage';
import type { TextTree } from '../../src/domain/pages/textTree';
import type { PlatformSettings } from '../../src/domain/tracking/platform';
import type { Configuration } from '../../src/platform/config/configuration';
import { createBuiltLink } from '../../src/platform/loading/builtScreen';
import { applyForBrowser } from './apply';
import { createContentPolicy, hashForPolicy } from './contentPolicy';
import { buildInlineScripts, listChunks } from './inlineScripts';
import { readFirstScreenTexts } from './localesPlugin';
import { hasLoanSummary, type BuiltPage } from './findPage';
import { getConsentVersion, type Platforms } from './platforms';
import { fillOutlets } from './outlets';
import { checkDocumentSize, describeDraw, hideControl, renderVariantScreens } from './variantScreens';

interface FirstScreenOptions {
  readonly root: string;
  readonly built: BuiltPage;
  readonly configuration: Configuration;
  readonly platforms: Platforms;
  readonly platformSettings: PlatformSettings;
  /** The folder of code and styles below the base path. */
  readonly assetsPath: string;
}

/**
 * Renders the first screen into the built document, with its style and the starter script that keeps it usable until hydration. The
 * applicant can answer the first question before anything else is loaded. The texts that hydration needs are a file of their own, so that
 * the document fits into the first packets of a connection.
 */
export function firstScreenPlugin(options: FirstScreenOptions): Plugin {
  const screens = listScreens(options);
  return {
    name: 'first-screen',
    apply: applyForBrowser,
    generateBundle() {
      for (const { textsFile, texts } of screens)
        this.emitFile({ type: 'asset', fileName: textsFile, source: JSON.stringify(texts) });
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle }) =>
        // The development server has other documents too, and shows the places as they are: comments.
        bundle === undefined ? html : withFirstScreen(html, bundle, screens, options),
    },
  };
}

/** The first screen of the page, or of a variant. */
interface BuiltScreen {
  /** The name of the variant. */
  readonly name: string;
  readonly page: Page;
  /** The texts in the language that the page starts in, by namespace, as far as the first screen needs them. */
  readonly texts: Readonly<Record<string, TextTree>>;
  /** Their file. Its name changes with its content. */
  readonly textsFile: string;
  readonly textsAddress: string;
}

/** The first screen of the page, and then those of its variants. */
function listScreens({ root, built, configuration, assetsPath }: FirstScreenOptions): readonly BuiltScreen[] {
  const shown = built.experiment?.variants ?? [{ name: '', built }];
  return shown.map((variant) => {
    const texts = readFirstScreenTexts(root, variant.built, configuration.language);
    const hash = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 8);
    const textsFile = `${assetsPath}/first-screen-${hash}.json`;
    const textsAddress = `${configuration.basePath}/${textsFile}`;
    return { name: variant.name, page: variant.built.page, texts, textsFile, textsAddress };
  });
}

async function withFirstScreen(
  html: string,
  bundle: Rolldown.OutputBundle,
  screens: readonly BuiltScreen[],
  options: FirstScreenOptions,
): Promise<{ readonly html: string; readonly tags: HtmlTagDescriptor[] }> {
  const { root, built, configuration, platforms, platformSettings } = options;
  const { page, experiment } = built;
  const year = Number(
    new Intl.DateTimeFormat('en', { timeZone: page.facts.timeZone, year: 'numeric' }).format(new Date()),
  );
  const [screen, ...variants] = await renderScreens(root, configuration, screens, year);
  if (screen === undefined) throw new Error('A page has one first screen at least.');
  const [gate, starter] = await buildScripts(options);
  const { style: shared, rest } = extractStylesheets(html, bundle);
  const style = experiment === null ? shared : shared + hideControl(experiment);
  const languageTag = languageTags[configuration.language];
  const link = createBuiltLink({ languageTag, year, textsAddress: screen.textsAddress });
  const policy = createContentPolicy(
    configuration,
    { platforms, settings: platformSettings },
    { scripts: [gate, starter, endOfStarter].map(hashForPolicy), styles: [hashForPolicy(style)] },
  );
  const written = fillOutlets(postponeEntry(rest), {
    'content-policy': `<meta http-equiv="Content-Security-Policy" content="${policy}" />\n    ${waitForForm}`,
    starting: `<div id="starting">${screen.loader}</div>`,
    'first-screen': experiment === null ? withStarter(screen.root, starter) : screen.root,
    'built-screen':
      experiment === null ? link : renderVariantScreens(variants, link) + renderStarter(starter),
  });
  if (experiment !== null) checkDocumentSize(written + gate + style, experiment);
  return {
    html: written,
    // Behind the entry: the gate stops it for a visit that loads the document again (`starter/privateAddress.ts`).
    tags: [
      { tag: 'script', children: gate, injectTo: 'head' },
      { tag: 'style', children: style, injectTo: 'head' },
    ],
  };
}

/** Builds the scripts of the document with what they must know of the page. */
function buildScripts({
  root,
  built,
  configuration,
  platforms,
  platformSettings,
}: FirstScreenOptions): ReturnType<typeof buildInlineScripts> {
  const { page, experiment, consentLifetimeMonths } = built;
  const { definition, facts } = page;
  const questions = page.steps[0]?.dataPoints ?? [];
  const hasPlatforms = findUsedPurposes(platforms, platformSettings, definition.tracking).length > 0;
  return buildInlineScripts(
    root,
    {
      basePath: configuration.basePath,
      prefix: `${configuration.product}-${configuration.country}`,
      language: configuration.language,
      languageTag: languageTags[configuration.language],
      step: page.steps[0]?.path ?? '',
      privateParameters,
      storedExpirationMs: configuration.storedExpirationMs,
      terms: definition.disclosures.terms,
      periodScale: definition.periodScale,
      currency: facts.currency,
      timeZone: facts.timeZone,
    },
    {
      hasBrandColors: Object.keys(configuration.uiColors).length === 0,
      hasDates: questions.some(({ point: { kind } }) => kind === 'date' || kind === 'month'),
      summarizedLoan: hasLoanSummary(page) ? { amount: definition.amount, period: definition.period } : null,
      isCovered: questions.some(({ point }) => isSensitive(point)),
    },
    {
      hasPlatforms,
      asksForConsent: hasPlatforms && !startsWithoutAsking(definition.tracking, facts),
      facts: { version: getConsentVersion(platforms), lifetimeMonths: consentLifetimeMonths },
      vitalsUrl: configuration.vitalsUrl,
    },
    experiment === null
      ? null
      : { experiment: describeDraw(experiment), takesVariant: configuration.environment !== 'production' },
  );
}

/** Removes the stylesheet links from the document and returns their content. */
function extractStylesheets(html: string, bundle: Rolldown.OutputBundle) {
  let style = '';
  const rest = html.replace(/\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g, (_whole, href: string) => {
    const file = Object.values(bundle).find(({ fileName }) => href.endsWith(`/${fileName}`));
    if (file?.type !== 'asset')
      throw new Error(`The document links to ${href}, which is not part of the build.`);
    style += String(file.source).trim();
    return '';
  });
  return { style, rest };
}

/** Builds the application for Node and renders the first screens. */
async function renderScreens(
  root: string,
  { product, country }: Configuration,
  screens: readonly BuiltScreen[],
  year: number,
): Promise<readonly (BuiltScreen & FirstScreenModule.FirstScreen)[]> {
  const output = await build({
    root,
    logLevel: 'silent',
    build: { ssr: path.join(root, 'src/app/firstScreen.tsx'), write: false, minify: false },
  });
  // Below node_modules, so that it can import its packages.
  const folder = path.join(root, `node_modules/.first-screen/${product}-${country}-${process.pid}`);
  try {
    for (const { fileName, code } of listChunks(output)) {
      const file = path.join(folder, fileName);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, code);
    }
    writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
    const entry = listChunks(output).find(({ isEntry }) => isEntry)?.fileName ?? '';
    const { renderFirstScreen }: typeof FirstScreenModule = await import(
      pathToFileURL(path.join(folder, entry)).href
    );
    return screens.map((screen) => ({ ...screen, ...renderFirstScreen({ ...screen, year }) }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * The document comes before the code. Vite has no setting for it.
 *
 * @throws when the document has no entry as Vite writes it
 */
function postponeEntry(html: string): string {
  const entry = '<script type="module" ';
  if (!html.includes(entry)) throw new Error('The document has no entry script.');
  return html.replace(entry, `${entry}fetchpriority="low" `);
}

/** A script after the starter, which removes itself as the starter does: neither is part of what the application hydrates. */
const endOfStarter = 'document.currentScript.remove()';

/**
 * Browsers that know it paint nothing before the starter has filled in the form. Without it, Chromium paints an empty page at the end of
 * the head, and the form waits for that frame. It names the script after the starter: a browser that is slow may draw a frame between
 * the end of a script and its run.
 */
const waitForForm = '<link rel="expect" href="#filled" blocking="render" />';

/** Puts the starter right after the form, so that what is stored is in the form when it is first painted. */
function withStarter(screen: string, starter: string): string {
  const [before, after, ...others] = screen.split('</form>');
  if (after === undefined || others.length > 0) throw new Error('The first screen must have one form.');
  return `${before}</form>${renderStarter(starter)}${after}`;
}

const renderStarter = (starter: string): string =>
  `<script id="starter">${starter}</script><script id="filled">${endOfStarter}</script>`;
