import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Connect } from 'vite';

/**
 * A server on a port of this machine that asks one handler after the other until one answers; 404 when none does.
 *
 * @throws when the port is taken
 */
export async function listening(
  handlers: readonly Connect.NextHandleFunction[],
  port: number,
): Promise<Server> {
  const server = createServer((request, response) => answerWith(handlers, request, response));
  // A connection that the server closes while the browser reuses it would be a fault that nobody asked for.
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
