import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Connect } from 'vite';
import { backendHandler, sandboxPages } from '../../tests/backend/middleware';
import * as backend from '../../tests/backend/serve';
import type { ServedPage } from './servedPages';
import { staticBuild } from './staticBuild';
import { toBasePath } from './toBasePath';

/**
 * Serves one page's build on its port: what is on disk as a static host in production does, below it the reference back end,
 * and beside it the pretended partner. The back end is one and the same for every page of this process.
 *
 * @param store where leads are kept between runs; empty keeps them in memory alone
 * @throws when the port is taken or the page is not built
 */
export async function serveBuild(page: ServedPage, store: string): Promise<Server> {
  const { basePath, port } = page;
  const load = async () => backend;
  const handlers = [
    sandboxPages(basePath),
    backendHandler({ load, basePath, file: store }),
    staticBuild(page),
    toBasePath(basePath),
  ];
  const server = createServer((request, response) => answerWith(handlers, request, response));
  // A connection that the server closes while the browser reuses it would be a fault that no test asked for.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}

/** Asks one handler after the other until one answers. */
function answerWith(
  [first, ...rest]: readonly Connect.NextHandleFunction[],
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (first === undefined) {
    response.writeHead(404).end();
    return;
  }
  first(request, response, (error?: unknown) => {
    if (error === undefined) return answerWith(rest, request, response);
    console.error(error);
    response.writeHead(500).end();
  });
}
