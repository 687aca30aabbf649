import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Connect } from 'vite';
import { servePartnerPage } from './partnerPage';
import type * as serving from './serve';

/** The functions of the reference back end that a server calls. */
export type Backend = Pick<typeof serving, 'serve' | 'loadStore' | 'serialiseStore'>;

interface BackendHandlerOptions {
  /** Returns the back end for a request. A new one has an empty store. */
  readonly load: () => Promise<Backend>;
  /** The base path of the API, with a slash at its start and none at its end, or empty. */
  readonly basePath: string;
  /** The file that stores leads between runs. If it is empty, they are in memory alone. */
  readonly file: string;
}

const require = createRequire(import.meta.url);

/** Serves the partner's pages and the script of the service worker. */
export function createSandboxPages(basePath: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const pathname = getPath(request);
    if (pathname === '/partner-sandbox' || pathname === '/partner-sandbox/frame') {
      servePartnerPage(request, response);
    } else if (pathname === `${basePath}/mockServiceWorker.js`) {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(readFileSync(require.resolve('msw/mockServiceWorker.js')));
    } else next();
  };
}

/** Handles the calls of the contract, under the base path and at the root of the host. */
export function createBackendHandler({
  load,
  basePath,
  file,
}: BackendHandlerOptions): Connect.NextHandleFunction {
  let currentLoader: Backend['loadStore'] | null = null;
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const backend = await load();
    if (currentLoader !== backend.loadStore) {
      // The module was reloaded and its store is empty: load the stored leads again.
      currentLoader = backend.loadStore;
      if (file !== '' && existsSync(file)) backend.loadStore(readFileSync(file, 'utf8'));
    }
    if (isPreflight(request)) {
      response.writeHead(204, preflightHeaders).end();
      return;
    }
    const result = await backend.serve(await toWebRequest(request));
    if (file !== '') writeWhole(file, backend.serialiseStore());
    if (result === null) response.writeHead(501).end();
    else if (result.type === 'error') request.socket.destroy();
    else await send(result, response);
  };
  return (request, response, next) => {
    const pathname = getPath(request);
    if (!pathname.startsWith(`${basePath}/api/`) && !pathname.startsWith('/api/')) return next();
    respond(request, response).catch((error: unknown) => {
      // A client that has closed the connection is not an error.
      if (!response.destroyed) next(error);
    });
  };
}

/** Lets a page in a frame without an origin call the server. The server reads no cookies, so any origin may. */
const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Date, Retry-After',
};
const preflightHeaders = {
  ...corsHeaders,
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
  'Access-Control-Allow-Headers': 'Content-Type, X-Requested-With, Idempotency-Key',
};

/** Whether the browser asks if a page of another origin may send a call. */
const isPreflight = ({ method, headers }: IncomingMessage): boolean =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;

const getPath = (request: IncomingMessage): string => (request.url ?? '').split('?')[0] ?? '';

/** Writes a second file and renames it, so that an aborted run does not leave a broken file. */
function writeWhole(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

async function toWebRequest(request: IncomingMessage): Promise<Request> {
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

async function send(result: Response, response: ServerResponse): Promise<void> {
  response.statusCode = result.status;
  for (const [name, value] of result.headers) if (name !== 'set-cookie') response.setHeader(name, value);
  const cookies = result.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies);
  for (const [name, value] of Object.entries(corsHeaders)) response.setHeader(name, value);
  response.end(Buffer.from(await result.arrayBuffer()));
}
