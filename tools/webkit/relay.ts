import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A response instead of the server's. */
export interface ReplacedResponse {
  readonly status: number;
  readonly body: unknown;
}

/** The network between the browser and the server. WebDriver has no commands for it. */
export interface Relay {
  /** The address of the page through the relay, with a slash at the end. */
  readonly url: string;
  /** The calls of the API so far, by method and path. */
  readonly calls: readonly string[];
  /** Loses the network: every connection is cut. */
  readonly setLost: (isLost: boolean) => void;
  /** Delays responses whose path matches, until the returned function is called. */
  readonly hold: (path: RegExp) => () => void;
  /** Replaces the next response to a call of this method whose path matches. */
  readonly replaceNext: (method: string, path: RegExp, response: ReplacedResponse) => void;
  readonly close: () => void;
}

/** Opens a relay to a served page. */
export async function openRelay(pageUrl: string): Promise<Relay> {
  const target = new URL(pageUrl);
  const calls: string[] = [];
  const sockets = new Set<Socket>();
  let isLost = false;
  let held: { readonly path: RegExp; readonly isReleased: Promise<void> } | null = null;
  let replaced: (ReplacedResponse & { readonly method: string; readonly path: RegExp }) | null = null;

  const forward = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method, url: path, headers } = incoming;
    const sent = request(
      { host: target.hostname, port: target.port, method, path, headers: { ...headers, host: target.host } },
      (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      },
    );
    sent.on('error', () => outgoing.destroy());
    incoming.pipe(sent);
  };
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method = 'GET', url: path = '/' } = incoming;
    if (isLost) return void outgoing.destroy();
    if (/\/api\//.test(path)) calls.push(`${method} ${path}`);
    if (held?.path.test(path) === true) await held.isReleased;
    if (replaced === null || replaced.method !== method || !replaced.path.test(path))
      return forward(incoming, outgoing);
    const { status, body } = replaced;
    replaced = null;
    incoming.resume();
    outgoing.writeHead(status, { 'Content-Type': 'application/json' });
    outgoing.end(JSON.stringify(body));
  };
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The relay has no port.');
  const cut = () => sockets.forEach((socket) => socket.destroy());
  return {
    url: `http://127.0.0.1:${address.port}${target.pathname}`,
    calls,
    setLost: (next) => {
      isLost = next;
      if (next) cut();
    },
    hold: (path) => {
      let release = () => undefined as void;
      held = { path, isReleased: new Promise<void>((resolve) => (release = resolve)) };
      return () => {
        held = null;
        release();
      };
    },
    replaceNext: (method, path, response) => {
      replaced = { method, path, ...response };
    },
    close: () => {
      server.close();
      cut();
    },
  };
}
