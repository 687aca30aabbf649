import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Connect, Plugin } from 'vite';
import type { LocaleName } from '../../src/domain/countries/country';
import { languageTags } from '../../src/domain/countries/locales';
import { pageTexts, shownOn, type TextTree } from '../../src/domain/pages/pageTexts';
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
  const files = localeFiles(options.root, options.built);
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

/** A file of texts, and what it holds: a page's own are called by their language, not by their namespace. */
interface LocaleFile {
  readonly path: string;
  readonly namespace: string;
  readonly language: LocaleName;
}

/** Every file of texts that the page has, by its address below the base path. */
export function localeFiles(root: string, built: BuiltPage): Map<string, LocaleFile> {
  const languages: readonly LocaleName[] = [built.page.facts.locale, 'en'];
  return new Map(
    languages.flatMap((language) => {
      const folder = path.join(root, 'locales', language);
      return [
        ...readdirSync(folder).map((name) => ({
          path: path.join(folder, name),
          namespace: path.basename(name, '.json'),
        })),
        { path: path.join(built.folder, 'texts', `${language}.json`), namespace: 'brand' },
      ].map((file) => [`locales/${language}/${file.namespace}.json`, { ...file, language }] as const);
    }),
  );
}

/** What the first screen shows and answers with, by namespace: all that speaks of no question, and its own step's questions. */
export function firstTexts(
  root: string,
  built: BuiltPage,
  language: LocaleName,
): Readonly<Record<string, TextTree>> {
  const steps = built.page.steps.slice(0, 1);
  const first = { ...built, page: { ...built.page, steps }, states: {} };
  const files = [...localeFiles(root, built).values()].filter((file) => file.language === language);
  return Object.fromEntries(
    files.map((file) => [file.namespace, file.namespace === 'screens' ? {} : cutTexts(file, first)]),
  );
}

/** The texts of a locale file as far as the page can show them. */
export function textsOf(file: LocaleFile, built: BuiltPage): string {
  return JSON.stringify(cutTexts(file, built));
}

function cutTexts(
  { path: file, namespace, language }: LocaleFile,
  { page, states }: Pick<BuiltPage, 'page' | 'states'>,
): TextTree {
  const texts: TextTree = JSON.parse(readFileSync(file, 'utf8'));
  return pageTexts(namespace, texts, shownOn(page, Object.values(states), languageTags[language]));
}

function serveFrom(
  files: ReadonlyMap<string, LocaleFile>,
  { basePath, built }: LocalesOptions,
): Connect.NextHandleFunction {
  return (request, response, next) => {
    const file = files.get(below(request.url, basePath) ?? '');
    if (file === undefined || !existsSync(file.path)) return next();
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
