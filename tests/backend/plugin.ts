import path from 'node:path';
import type { Plugin } from 'vite';
import { createBackendHandler, createSandboxPages, type Backend } from './middleware';

interface ReferenceBackendOptions {
  readonly basePath: string;
  /** The file that stores leads between runs. If it is empty, they are in memory alone. */
  readonly file: string;
  /** Whether the service worker of the browser handles the calls instead of the server. */
  readonly inBrowser: boolean;
}

const entry = path.join(import.meta.dirname, 'serve.ts');

/**
 * The reference back end in the development server. It handles the API paths and serves the pages of a fake partner. It is never
 * part of a build. The server reloads it after an edit.
 */
export function referenceBackend({ basePath, file, inBrowser }: ReferenceBackendOptions): Plugin {
  let isServing = false;
  return {
    name: 'reference-backend',
    configureServer: (server) => {
      isServing = true;
      server.middlewares.use(createSandboxPages(basePath));
      const load = async () => toBackend(await server.ssrLoadModule(entry));
      if (!inBrowser) server.middlewares.use(createBackendHandler({ load, basePath, file }));
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => (isServing && inBrowser ? startWorkerFirst(html, basePath) : html),
    },
  };
}

function toBackend(module: Record<string, unknown>): Backend {
  if (!isBackend(module)) throw new Error('tests/backend/serve.ts lacks exports that the server calls.');
  return module;
}

function isBackend(module: Record<string, unknown>): module is Record<string, unknown> & Backend {
  return ['serve', 'loadStore', 'serialiseStore'].every((name) => typeof module[name] === 'function');
}

/** Starts the application after the service worker. */
function startWorkerFirst(html: string, basePath: string): string {
  return html.replace(
    /<script type="module" src="([^"]+)"><\/script>/,
    (_script, source: string) => `<script type="module">
import { startWorker } from '/tests/backend/worker.ts';
await startWorker(${JSON.stringify(basePath)});
await import(${JSON.stringify(source)});
</script>`,
  );
}
