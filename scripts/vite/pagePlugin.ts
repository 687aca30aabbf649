import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { findPageBreaches } from '../../src/domain/build/checkRates';
import { type ModuleOptions, renderPageModules } from './pageModules';
import { fillDocument, getFaviconPath } from './pageDocument';

interface PagePluginOptions extends ModuleOptions {
  /** The version of the build, for the document. */
  readonly version: string;
}

/** Adds exactly one page to the build, without unused parts of the catalogue, and fills its texts into the document. */
export function pagePlugin({
  root,
  built,
  configuration,
  platforms,
  platformSettings,
  version,
}: PagePluginOptions): Plugin {
  const { definition, facts } = built.page;
  const modules = renderPageModules({ root, built, configuration, platforms, platformSettings });
  return {
    name: 'page',
    // A bill and a threshold of courts do not stop a build, but whoever builds the page reads of them.
    buildStart() {
      for (const { cap, description } of findPageBreaches(definition, facts.currency)) {
        const message = `${definition.brand} ${configuration.country}: ${description} (${cap.kind}, ${cap.source})`;
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
