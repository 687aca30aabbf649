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
  /** The favicon in development; a build emits it itself. */
  readonly favicon: { readonly path: string; readonly file: string };
}

/**
 * Serves and emits the locale files of the page's own languages alone, and answers 404 where the history fallback would
 * answer the document for a missing locale, data or asset file.
 */
export function localesPlugin(options: LocalesOptions): Plugin {
  const files = localeFiles(options);
  return {
    name: 'locales',
    configureServer({ middlewares }) {
      middlewares.use(
        serveFrom(new Map([...files, [options.favicon.path, options.favicon.file]]), options.basePath),
      );
    },
    configurePreviewServer({ config, middlewares }) {
      middlewares.use(refuseMissing(path.resolve(config.root, config.build.outDir), options.basePath));
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

const strict = /^(?:assets|locales|data|favicons)\//;

function serveFrom(files: ReadonlyMap<string, string>, basePath: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const name = below(request.url, basePath);
    if (name === null || !strict.test(name)) return next();
    const file = files.get(name);
    if (file === undefined || !existsSync(file)) {
      response.statusCode = 404;
      response.end();
      return;
    }
    response.setHeader('Content-Type', file.endsWith('.svg') ? 'image/svg+xml' : 'application/json');
    createReadStream(file).pipe(response);
  };
}

function refuseMissing(folder: string, basePath: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const name = below(request.url, basePath);
    if (name === null || !strict.test(name) || existsSync(path.join(folder, path.normalize(`/${name}`)))) {
      return next();
    }
    response.statusCode = 404;
    response.end();
  };
}

/** The path below the base, without its query; null for an address elsewhere. */
function below(address: string | undefined, basePath: string): string | null {
  const pathname = (address ?? '').split('?')[0] ?? '';
  return pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length + 1) : null;
}
