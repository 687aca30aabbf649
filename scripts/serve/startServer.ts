import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Connect } from 'vite';

/**
 * Starts a local server. It calls the handlers in order until one responds, and responds with 404 if none does. The list may grow later.
 *
 * @throws when the port is in use
 */
export async function startServer(
  handlers: readonly Connect.NextHandleFunction[],
  port: number,
): Promise<Server> {
  const server = createServer((request, response) => runHandlers(handlers, request, response));
  // If the server closed an idle connection while the browser reuses it, the request would fail.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}

/** Calls the handlers in order until one responds. */
function runHandlers(
  [first, ...rest]: readonly Connect.NextHandleFunction[],
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (first === undefined) {
    response.writeHead(404).end();
    return;
  }
  first(request, response, (error?: unknown) => {
    if (error === undefined) return runHandlers(rest, request, response);
    console.error(error);
    response.writeHead(500).end();
  });
}
