import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { languageTags, type LocaleName } from '../../src/domain/countries/locales';
import { selectPageTexts, getTextScope } from '../../src/domain/build/pageTexts';
import { getVariedTexts } from '../../src/domain/pages/experiment';
import { completeTexts, mergeTexts, type TextTree } from '../../src/domain/pages/textTree';
import type { StatementTexts } from './accessibility/renderStatement';
import { dutiesFile, readLocaleTexts, readOwnTexts } from './localeTexts';
import type { BuiltPage } from './findPage';
import { serveBelow } from './serveBelow';

interface LocalesOptions {
  readonly root: string;
  /** The page. Its own `texts` become the namespace `brand`. */
  readonly built: BuiltPage;
  readonly basePath: string;
  /** The folder of the texts below the base path. */
  readonly textsFolder: string;
  /** The folder of code and styles below the base path. */
  readonly assetsPath: string;
  /** The favicon in development. A build emits it itself. */
  readonly favicon: { readonly path: string; readonly file: string };
}

/**
 * Serves and emits the texts that the page can show, in its languages. Responds with 404 to a missing locale, data or asset file,
 * for which the history fallback would send the document.
 */
export function localesPlugin(options: LocalesOptions): Plugin {
  const files = findAllLocaleFiles(options.root, options.built, options.textsFolder);
  const { built, basePath, assetsPath, favicon } = options;
  const findFile: Parameters<typeof serveBelow>[1] = (name) => {
    if (name === favicon.path)
      return { headers: { 'Content-Type': 'image/svg+xml' }, content: readFileSync(favicon.file) };
    const file = files.get(name);
    if (file === undefined) return undefined;
    return { headers: { 'Content-Type': 'application/json' }, content: serializeTexts(file, built) };
  };
  return {
    name: 'locales',
    configureServer({ config, middlewares }) {
      middlewares.use(serveBelow(basePath, findFile));
      middlewares.use(serveBelow(basePath, createMissingFinder(config.publicDir, assetsPath)));
    },
    generateBundle() {
      for (const [fileName, file] of files) {
        this.emitFile({ type: 'asset', fileName, source: serializeTexts(file, built) });
      }
    },
  };
}

/** A file of texts. The page's own files are named by language, not by namespace. */
interface LocaleFile {
  /** Reads its texts in a language as they are written. */
  readonly read: (language: LocaleName) => TextTree;
  readonly namespace: string;
  readonly language: LocaleName;
}

/** The folder of the texts in development. A build has a folder of its own in it. */
export const localesFolder = 'locales';

/**
 * The folder of a build's texts below the base path. Its name follows from the texts, so a document finds the texts that belong to it when
 * there is a newer release.
 */
export function getTextsFolder(root: string, built: BuiltPage): string {
  const hash = createHash('sha256');
  for (const [name, file] of findAllLocaleFiles(root, built, localesFolder)) {
    hash.update(name).update(serializeTexts(file, built));
  }
  return `${localesFolder}/${hash.digest('hex').slice(0, 8)}`;
}

/** The texts of the accessibility statement. It is a document of its own, and the application loads none of them. */
const statementFile = 'accessibility.json';

/** Files of texts that a page does not load as they are. */
const buildOnlyFiles: readonly string[] = [statementFile, dutiesFile];

/** Reads the texts of the accessibility statement in a language. Tests hold that each language has those of English. */
export function readStatementTexts(root: string, language: LocaleName): StatementTexts {
  const texts = readLocaleTexts(language, (name) => path.join(root, 'locales', name, statementFile));
  return JSON.parse(JSON.stringify(texts));
}

/** Finds every file of texts of the page and of its variants, by its address below the base path. */
function findAllLocaleFiles(root: string, built: BuiltPage, textsFolder: string): Map<string, LocaleFile> {
  const owners = [built, ...(built.experiment?.variants ?? []).map((variant) => variant.built)];
  return new Map(owners.flatMap((each) => [...findLocaleFiles(root, each, textsFolder)]));
}

/** Finds every file of texts of the page, or of a variant, by its address below the base path. */
export function findLocaleFiles(
  root: string,
  built: BuiltPage,
  textsFolder: string,
): Map<string, LocaleFile> {
  const folder = built.ownTexts === null ? textsFolder : `${textsFolder}/${built.ownTexts.folder}`;
  const namespaces = listNamespaces(root, built);
  return new Map(
    built.page.languages.flatMap((language) =>
      namespaces.map(
        (file) => [`${folder}/${language}/${file.namespace}.json`, { ...file, language }] as const,
      ),
    ),
  );
}

/** The namespaces of a page, or of a variant: those that all brands share, and `brand` with the texts of its own. */
function listNamespaces(root: string, built: BuiltPage): readonly Omit<LocaleFile, 'language'>[] {
  // English has every file.
  const shared = readdirSync(path.join(root, 'locales/en'))
    .filter((file) => !buildOnlyFiles.includes(file))
    .map((file) => ({
      namespace: path.basename(file, '.json'),
      read: (language: LocaleName) =>
        readLocaleTexts(language, (locale) => path.join(root, 'locales', locale, file)),
    }));
  const own = {
    namespace: 'brand',
    read: (language: LocaleName) =>
      readOwnTexts(root, built.page.facts.code, language, (locale) =>
        path.join(built.folder, 'texts', `${locale}.json`),
      ),
  };
  return [...shared, own].map(({ namespace, read }) => ({
    namespace,
    read: (language) =>
      mergeTexts(getVariedTexts(built.ownTexts?.texts, namespace, language), read(language)),
  }));
}

/** Reads the texts of the first screen, by namespace: the general texts, and those of the questions of its step. */
export function readFirstScreenTexts(
  root: string,
  built: BuiltPage,
  language: LocaleName,
): Readonly<Record<string, TextTree>> {
  const steps = built.page.steps.slice(0, 1);
  const first = { ...built, page: { ...built.page, steps }, states: {} };
  const files = [...findLocaleFiles(root, built, localesFolder).values()].filter(
    (file) => file.language === language,
  );
  return Object.fromEntries(
    files.map((file) => [
      file.namespace,
      file.namespace === 'screens' ? {} : dropFolded(selectTexts(file, first)),
    ]),
  );
}

/** Texts without the legal paragraphs that are folded on the first screen. */
function dropFolded(texts: TextTree): TextTree {
  const { legal } = texts;
  if (typeof legal !== 'object') return texts;
  const { rights: _folded, ...open } = legal;
  return { ...texts, legal: open };
}

/** Serialises the texts of a locale file that the page can show. */
export function serializeTexts(file: LocaleFile, built: BuiltPage): string {
  return JSON.stringify(selectTexts(file, built));
}

/** The texts of a file that the page can show. Those that the language lacks are in English. */
function selectTexts(
  { read, namespace, language }: LocaleFile,
  { page, states }: Pick<BuiltPage, 'page' | 'states'>,
): TextTree {
  const select = (name: LocaleName) =>
    selectPageTexts(namespace, read(name), getTextScope(page, Object.values(states), languageTags[name]));
  return completeTexts(select(language), select('en'), languageTags[language]);
}

/** Finds no file below a path that has no screens, unless the folder has it. */
function createMissingFinder(folder: string, assetsPath: string): Parameters<typeof serveBelow>[1] {
  const filesOnly = [`${assetsPath}/`, `${localesFolder}/`, 'data/', 'favicons/'];
  return (name) =>
    filesOnly.some((start) => name.startsWith(start)) &&
    !existsSync(path.join(folder, path.normalize(`/${name}`)))
      ? { status: 404 }
      : undefined;
}
