import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Connect } from 'vite';
import { partnerPage } from './partnerPage';
import type * as serving from './serve';

/** What a server needs of the reference back end. */
export type Backend = Pick<typeof serving, 'serve' | 'loadStore' | 'serialiseStore'>;

interface BackendHandlerOptions {
  /** Gives the back end for a request; another one than before has an empty store. */
  readonly load: () => Promise<Backend>;
  /** Below which the API stands; with a slash in front and none behind, or empty. */
  readonly basePath: string;
  /** Where leads are kept between runs; empty keeps them in memory alone. */
  readonly file: string;
}

const require = createRequire(import.meta.url);

/** What stands beside the API: the partner's pages and the script of the service worker. */
export function sandboxPages(basePath: string): Connect.NextHandleFunction {
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

/** Answers the calls of the contract, below the base path and at the root of the host. */
export function backendHandler({ load, basePath, file }: BackendHandlerOptions): Connect.NextHandleFunction {
  let reader: Backend['loadStore'] | null = null;
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
