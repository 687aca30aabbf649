import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Connect, Plugin } from 'vite';

interface LocalesOptions {
  readonly root: string;
  /** The page's folder, whose `texts` become the namespace `brand`. */
  readonly pageFolder: string;
  /** The locale folders that this page offers. */
  readonly languages: readonly string[];
  readonly basePath: string;
  /** Folder of code and styles below the base path. */
  readonly assetsPath: string;
  /** The favicon in development; a build emits it itself. */
  readonly favicon: { readonly path: string; readonly file: string };
}

/**
 * Serves and emits the locale files of the page's own languages alone, and answers 404 where the history fallback would
 * answer the document for a missing locale, data or asset file.
 */
export function localesPlugin(options: LocalesOptions): Plugin {
  const files = localeFiles(options);
  const { favicon } = options;
  return {
    name: 'locales',
    configureServer({ config, middlewares }) {
      middlewares.use(serveFrom(new Map([...files, [favicon.path, favicon.file]]), options.basePath));
      middlewares.use(refuseMissing(config.publicDir, options));
    },
    configurePreviewServer({ config, middlewares }) {
      middlewares.use(refuseMissing(path.resolve(config.root, config.build.outDir), options));
    },
    generateBundle() {
      for (const [fileName, file] of files) {
        this.emitFile({
          type: 'asset',
          fileName,
          source: JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))),
        });
      }
    },
  };
}

function localeFiles({ root, pageFolder, languages }: LocalesOptions): Map<string, string> {
  return new Map(
    languages.flatMap((language) => {
      const folder = path.join(root, 'locales', language);
      return [
        ...readdirSync(folder).map(
          (name) => [`locales/${language}/${name}`, path.join(folder, name)] as const,
        ),
        [`locales/${language}/brand.json`, path.join(pageFolder, 'texts', `${language}.json`)] as const,
      ];
    }),
  );
}

function serveFrom(files: ReadonlyMap<string, string>, basePath: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const file = files.get(below(request.url, basePath) ?? '');
    if (file === undefined || !existsSync(file)) return next();
    response.setHeader('Content-Type', file.endsWith('.svg') ? 'image/svg+xml' : 'application/json');
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
