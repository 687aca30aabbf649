import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { runnerImport, type Connect, type Plugin } from 'vite';
import { partnerPage } from './partnerPage';
import type * as Backend from './serve';

interface ReferenceBackendOptions {
  readonly basePath: string;
  /** Where leads are kept between runs; empty keeps them in memory alone. */
  readonly file: string;
  /** In development: the browser's service worker answers instead of the server. */
  readonly inBrowser?: boolean;
}

/** Gives the back end anew for each request, so that edits of it apply at once where the server can tell. */
type Load = () => Promise<typeof Backend>;

const entry = path.join(import.meta.dirname, 'serve.ts');
const require = createRequire(import.meta.url);

/**
 * The reference back end inside the development and preview servers: they answer the API paths themselves, and a pretended
 * partner's pages stand outside the application. Never part of a build.
 */
export function referenceBackend({ basePath, file, inBrowser = false }: ReferenceBackendOptions): Plugin {
  let isServing = false;
  return {
    name: 'reference-backend',
    configureServer: (server) => {
      isServing = true;
      server.middlewares.use(pages(basePath));
      const load = async () => believed(await server.ssrLoadModule(entry));
      if (!inBrowser) server.middlewares.use(answering(load, basePath, file));
    },
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use(pages(basePath));
      middlewares.use(answering(loadOnce(), basePath, file));
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => (isServing && inBrowser ? startingWorker(html, basePath) : html),
    },
  };
}

function loadOnce(): Load {
  let loaded: Promise<typeof Backend> | null = null;
  return () => {
    loaded ??= runnerImport<typeof Backend>(entry).then(({ module }) => module);
    return loaded;
  };
}

function believed(module: Record<string, unknown>): typeof Backend {
  if (!isBackend(module)) throw new Error('tests/backend/serve.ts lacks what the server needs of it.');
  return module;
}

function isBackend(module: Record<string, unknown>): module is typeof Backend {
  return ['serve', 'loadStore', 'serialiseStore'].every((name) => typeof module[name] === 'function');
}

/** What stands beside the API: the partner's pages and the script of the service worker. */
function pages(basePath: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const pathname = pathOf(request);
    if (pathname === '/partner-sandbox' || pathname === '/partner-sandbox/frame') {
      partnerPage(request, response);
    } else if (pathname === `${basePath}/mockServiceWorker.js`) {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(readFileSync(require.resolve('msw/mockServiceWorker.js')));
    } else next();
  };
}

function answering(load: Load, basePath: string, file: string): Connect.NextHandleFunction {
  let reader: typeof Backend.loadStore | null = null;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const backend = await load();
    if (reader !== backend.loadStore) {
      // A store module read anew is empty: what was kept goes into it again.
      reader = backend.loadStore;
      if (file !== '' && existsSync(file)) backend.loadStore(readFileSync(file, 'utf8'));
    }
    const answered = await backend.serve(await requestOf(request));
    if (file !== '') keep(file, backend.serialiseStore());
    if (answered === null) response.writeHead(501).end();
    else if (answered.type === 'error') request.socket.destroy();
    else await send(answered, response);
  };
  return (request, response, next) => {
    const pathname = pathOf(request);
    if (!pathname.startsWith(`${basePath}/api/`) && !pathname.startsWith('/api/')) return next();
    answer(request, response).catch((error: unknown) => {
      // A caller that went away meanwhile is nobody’s fault, and waits for no answer.
      if (!response.destroyed) next(error);
    });
  };
}

const pathOf = (request: IncomingMessage): string => (request.url ?? '').split('?')[0] ?? '';

/** Written beside and moved, so that a run that ends meanwhile leaves the file whole. */
function keep(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

async function requestOf(request: IncomingMessage): Promise<Request> {
  const method = request.method ?? 'GET';
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) if (chunk instanceof Uint8Array) chunks.push(chunk);
  return new Request(`http://${request.headers.host ?? 'localhost'}${request.url ?? '/'}`, {
    method,
    headers,
    ...(method === 'GET' || method === 'HEAD' ? {} : { body: Buffer.concat(chunks) }),
  });
}

async function send(answered: Response, response: ServerResponse): Promise<void> {
  response.statusCode = answered.status;
  for (const [name, value] of answered.headers) if (name !== 'set-cookie') response.setHeader(name, value);
  const cookies = answered.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies);
  response.setHeader('Cache-Control', 'no-store');
  response.end(Buffer.from(await answered.arrayBuffer()));
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
