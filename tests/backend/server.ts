import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { runnerImport, type Connect, type Plugin } from 'vite';
import type * as Backend from './serve';

interface ReferenceBackendOptions {
  readonly basePath: string;
  /** Where leads are kept between runs; empty keeps them in memory alone. */
  readonly file: string;
}

type Load = () => Promise<typeof Backend>;

const entry = path.join(import.meta.dirname, 'serve.ts');
const require = createRequire(import.meta.url);

/**
 * The reference back end inside the development and preview servers: they answer the API paths themselves, and a pretended
 * partner's page stands outside the application. Never part of a build.
 */
export function referenceBackend({ basePath, file }: ReferenceBackendOptions): Plugin {
  return {
    name: 'reference-backend',
    configureServer: ({ middlewares }) => void middlewares.use(middleware(loadOnce, basePath, file)),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(middleware(loadOnce, basePath, file)),
  };
}

let loaded: Promise<typeof Backend> | null = null;

/** Read by the server's own module runner, so that the plugin needs no build of its own. */
function loadOnce(): Promise<typeof Backend> {
  loaded ??= runnerImport<typeof Backend>(entry).then(({ module }) => module);
  return loaded;
}

function middleware(load: Load, basePath: string, file: string): Connect.NextHandleFunction {
  let isStoreRead = false;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const backend = await load();
    if (!isStoreRead && file !== '' && existsSync(file)) backend.loadStore(readFileSync(file, 'utf8'));
    isStoreRead = true;
    const answered = await backend.serve(await requestOf(request));
    if (answered === null) {
      response.writeHead(501).end();
      return;
    }
    if (answered.type === 'error') {
      request.socket.destroy();
      return;
    }
    if (file !== '') {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, backend.serialiseStore());
    }
    response.statusCode = answered.status;
    answered.headers.forEach((value, name) => response.setHeader(name, value));
    response.setHeader('Cache-Control', 'no-store');
    response.end(Buffer.from(await answered.arrayBuffer()));
  };
  return (request, response, next) => {
    const pathname = (request.url ?? '').split('?')[0] ?? '';
    if (pathname === '/partner-sandbox') return partner(request, response);
    if (pathname === `${basePath}/mockServiceWorker.js`) {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(readFileSync(require.resolve('msw/mockServiceWorker.js')));
      return;
    }
    if (!pathname.startsWith(`${basePath}/api/`)) return next();
    answer(request, response).catch(next);
  };
}

async function requestOf(request: IncomingMessage): Promise<Request> {
  const method = request.method ?? 'GET';
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) if (chunk instanceof Uint8Array) chunks.push(chunk);
  return new Request(`http://${request.headers.host ?? 'localhost'}${request.url ?? '/'}`, {
    method,
    headers,
    ...(hasBody ? { body: Buffer.concat(chunks) } : {}),
  });
}

/** The page of a pretended lender: shows how it was reached. */
function partner(request: IncomingMessage, response: ServerResponse): void {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const query =
      request.method === 'POST'
        ? Buffer.concat(chunks).toString()
        : ((request.url ?? '').split('?')[1] ?? '');
    const rows = [...new URLSearchParams(query)]
      .map(([name, value]) => `<li>${escaped(name)}: ${escaped(value)}</li>`)
      .join('');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Partner sandbox</title><main><h1>Partner sandbox</h1><p>Reached by ${escaped(request.method ?? '')}</p><ul>${rows}</ul></main></html>`,
    );
  });
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
