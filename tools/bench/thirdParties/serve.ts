import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Connect } from 'vite';
import { startServer } from '../../../scripts/serve/startServer';
import { listChunks } from '../../../scripts/vite/inlineScripts';

/** The stubs of all third parties on one local port. The path `/<host>/<path>` returns the response of that host. */
export interface PlatformStubs {
  /** The stub's address for an address of a third party. */
  readonly addressFor: (address: string) => string;
  /** The number of POST requests to a host. */
  readonly countSentTo: (host: string) => number;
}

const folder = import.meta.dirname;
/** A real DOM recorder, from the package of another platform. */
const recorderFile = createRequire(import.meta.url).resolve('posthog-js/dist/recorder.js');

/**
 * Builds the stubs' scripts and serves them.
 *
 * @throws when the port is in use
 */
export async function servePlatformStubs(port: number): Promise<PlatformStubs> {
  const tags = await buildScript('tags.ts');
  const scripts: Readonly<Record<string, Buffer>> = {
    '/www.googletagmanager.com/gtm.js': gzipSync(tags),
    '/www.googletagmanager.com/gtag/js': gzipSync(tags),
    '/cdn.logr-in.com/logger-1.min.js': gzipSync(
      `${readFileSync(recorderFile, 'utf8')}\n${await buildScript('recorder.ts')}`,
    ),
  };
  const sent = new Map<string, number>();
  const respond: Connect.NextHandleFunction = (request, response) => {
    const address = new URL(request.url ?? '/', 'http://127.0.0.1');
    const [, host = ''] = address.pathname.split('/');
    const script = scripts[address.pathname];
    if (request.method === 'POST') sent.set(host, (sent.get(host) ?? 0) + 1);
    request.resume();
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    if (script === undefined) {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
      return;
    }
    const head = { 'Content-Type': 'text/javascript; charset=utf-8', 'Content-Encoding': 'gzip' };
    response.writeHead(200, head).end(script);
  };
  await startServer([respond], port);
  return {
    addressFor: (address) => {
      const { host, pathname, search } = new URL(address);
      return `http://127.0.0.1:${port}/${host}${pathname}${search}`;
    },
    countSentTo: (host) => sent.get(host) ?? 0,
  };
}

/** Builds a script of this folder for the browser. */
async function buildScript(file: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    root: folder,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: path.join(folder, file), formats: ['iife'], name: 'stub' },
    },
  });
  const [chunk] = listChunks(output);
  if (chunk === undefined) throw new Error(`${file} does not produce a script.`);
  return chunk.code;
}
