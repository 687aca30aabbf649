import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Connect, Plugin } from 'vite';
import type { LocaleName } from '../../src/domain/countries/country';
import { pageTexts, type TextTree } from '../../src/domain/pages/pageTexts';
import type { Questionnaire } from '../../src/domain/pages/questionnaire';
import type { Page } from '../../src/domain/pages/resolvePage';
import type { BuiltPage } from './pagePlugin';

interface LocalesOptions {
  readonly root: string;
  /** The page, whose own `texts` become the namespace `brand`. */
  readonly built: BuiltPage;
  readonly basePath: string;
  /** Folder of code and styles below the base path. */
  readonly assetsPath: string;
  /** The favicon in development; a build emits it itself. */
  readonly favicon: { readonly path: string; readonly file: string };
}

/**
 * Serves and emits the texts that the page can show, in its own languages alone, and answers 404 where the history fallback
 * would answer the document for a missing locale, data or asset file.
 */
export function localesPlugin(options: LocalesOptions): Plugin {
  const files = localeFiles(options);
  const { favicon } = options;
  return {
    name: 'locales',
    configureServer({ config, middlewares }) {
      middlewares.use(serveFrom(files, options));
      middlewares.use(serveFavicon(favicon, options.basePath));
      middlewares.use(refuseMissing(config.publicDir, options));
    },
    configurePreviewServer({ config, middlewares }) {
      middlewares.use(refuseMissing(path.resolve(config.root, config.build.outDir), options));
    },
    generateBundle() {
      for (const [fileName, file] of files) {
        this.emitFile({ type: 'asset', fileName, source: textsOf(file, options.built) });
      }
    },
  };
}

function localeFiles({ root, built }: Pick<LocalesOptions, 'root' | 'built'>): Map<string, string> {
  return new Map(
    [built.page.facts.locale, 'en'].flatMap((language) => {
      const folder = path.join(root, 'locales', language);
      return [
        ...readdirSync(folder).map(
          (name) => [`locales/${language}/${name}`, path.join(folder, name)] as const,
        ),
        [`locales/${language}/brand.json`, path.join(built.folder, 'texts', `${language}.json`)] as const,
      ];
    }),
  );
}

/** The texts of a locale file, its name being its namespace, as far as the page can show them. */
function textsOf(file: string, { page, states }: BuiltPage): string {
  return JSON.stringify(cutTexts(file, page, [...page.steps, ...Object.values(states)]));
}

function cutTexts(file: string, { steps, facts }: Page, questionnaires: readonly Questionnaire[]): TextTree {
  const texts: TextTree = JSON.parse(readFileSync(file, 'utf8'));
  const contextLabels = steps.map(({ contextLabel }) => contextLabel);
  return pageTexts(path.basename(file, '.json'), texts, {
    questionnaires,
    contextLabels,
    country: facts.code,
  });
}

/** What the first screen shows and answers with, by namespace: all that speaks of no question, and its own step's questions. */
export function firstTexts(
  options: Pick<LocalesOptions, 'root' | 'built'>,
  language: LocaleName,
): Readonly<Record<string, TextTree>> {
  const { page } = options.built;
  const files = [...localeFiles(options)].filter(([name]) => name.startsWith(`locales/${language}/`));
  return Object.fromEntries(
    files.map(([name, file]) => {
      const namespace = path.basename(name, '.json');
      const texts = cutTexts(file, page, page.steps.slice(0, 1));
      return [namespace, namespace === 'screens' ? {} : texts];
    }),
  );
}

function serveFrom(
  files: ReadonlyMap<string, string>,
  { basePath, built }: LocalesOptions,
): Connect.NextHandleFunction {
  return (request, response, next) => {
    const file = files.get(below(request.url, basePath) ?? '');
    if (file === undefined || !existsSync(file)) return next();
    response.setHeader('Content-Type', 'application/json');
    response.end(textsOf(file, built));
  };
}

function serveFavicon(
  { path: name, file }: LocalesOptions['favicon'],
  basePath: string,
): Connect.NextHandleFunction {
  return (request, response, next) => {
    if (below(request.url, basePath) !== name) return next();
    response.setHeader('Content-Type', 'image/svg+xml');
    createReadStream(file).pipe(response);
  };
}

/** Answers 404 for files that the folder lacks, below the paths where no screen of the application stands. */
function refuseMissing(
  folder: string,
  { basePath, assetsPath }: Pick<LocalesOptions, 'basePath' | 'assetsPath'>,
): Connect.NextHandleFunction {
  const filesOnly = [`${assetsPath}/`, 'locales/', 'data/', 'favicons/'];
  return (request, response, next) => {
    const name = below(request.url, basePath);
    if (name === null || !filesOnly.some((start) => name.startsWith(start))) return next();
    if (existsSync(path.join(folder, path.normalize(`/${name}`)))) return next();
    response.statusCode = 404;
    response.end();
  };
}

/** The path below the base, without its query; null for an address elsewhere. */
function below(address: string | undefined, basePath: string): string | null {
  const pathname = (address ?? '').split('?')[0] ?? '';
  return pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length + 1) : null;
}
