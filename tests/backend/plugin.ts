import path from 'node:path';
import type { Plugin } from 'vite';
import { backendHandler, sandboxPages, type Backend } from './middleware';

interface ReferenceBackendOptions {
  readonly basePath: string;
  /** Where leads are kept between runs; empty keeps them in memory alone. */
  readonly file: string;
  /** The browser's service worker answers instead of the server. */
  readonly inBrowser: boolean;
}

const entry = path.join(import.meta.dirname, 'serve.ts');

/**
 * The reference back end inside the development server: it answers the API paths itself, and a pretended partner's pages
 * stand outside the application. Never part of a build. Edits of it apply at once, because it is loaded anew when they do.
 */
export function referenceBackend({ basePath, file, inBrowser }: ReferenceBackendOptions): Plugin {
  let isServing = false;
  return {
    name: 'reference-backend',
    configureServer: (server) => {
      isServing = true;
      server.middlewares.use(sandboxPages(basePath));
      const load = async () => believed(await server.ssrLoadModule(entry));
      if (!inBrowser) server.middlewares.use(backendHandler({ load, basePath, file }));
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => (isServing && inBrowser ? startingWorker(html, basePath) : html),
    },
  };
}

function believed(module: Record<string, unknown>): Backend {
  if (!isBackend(module)) throw new Error('tests/backend/serve.ts lacks what the server needs of it.');
  return module;
}

function isBackend(module: Record<string, unknown>): module is Record<string, unknown> & Backend {
  return ['serve', 'loadStore', 'serialiseStore'].every((name) => typeof module[name] === 'function');
}

/** Starts the application only when the worker answers for the server. */
function startingWorker(html: string, basePath: string): string {
  return html.replace(
    /<script type="module" src="([^"]+)"><\/script>/,
    (_script, source: string) => `<script type="module">
import { startWorker } from '/tests/backend/worker.ts';
await startWorker(${JSON.stringify(basePath)});
await import(${JSON.stringify(source)});
</script>`,
  );
}
