import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Connect } from 'vite';
import { listening } from '../../scripts/serve/listening';

/** The stand-ins of all third parties, on one port of this machine: `/<host>/<path>` is what the host would answer. */
export interface StandIns {
  /** Where the stand-in of an address answers. */
  readonly addressFor: (address: string) => string;
  /** How often a host was sent something, by a call that has a body. */
  readonly sentTo: (host: string) => number;
}

const place = import.meta.dirname;
/** The recorder that comes with an SDK of the page: the real one of another platform. */
const recorderFile = createRequire(import.meta.url).resolve('posthog-js/dist/recorder.js');

/**
 * Builds the stand-ins' scripts and serves them.
 *
 * @throws when the port is taken
 */
export async function serveThirdParties(port: number): Promise<StandIns> {
  const tags = await built('tags.ts');
  const scripts: Readonly<Record<string, Buffer>> = {
    '/www.googletagmanager.com/gtm.js': gzipSync(tags),
    '/www.googletagmanager.com/gtag/js': gzipSync(tags),
    '/cdn.logr-in.com/logger-1.min.js': gzipSync(
      `${readFileSync(recorderFile, 'utf8')}\n${await built('recorder.ts')}`,
    ),
  };
  const sent = new Map<string, number>();
  const answer: Connect.NextHandleFunction = (request, response) => {
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
  await listening([answer], port);
  return {
    addressFor: (address) => {
      const { host, pathname, search } = new URL(address);
      return `http://127.0.0.1:${port}/${host}${pathname}${search}`;
    },
    sentTo: (host) => sent.get(host) ?? 0,
  };
}

/** A script of this folder as a browser runs it. */
async function built(file: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    root: place,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: path.join(place, file), formats: ['iife'], name: 'standIn' },
    },
  });
  const bundles = Array.isArray(output) ? output : 'output' in output ? [output] : [];
  const [chunk] = bundles.flatMap((bundle) => bundle.output);
  if (chunk?.type !== 'chunk') throw new Error(`${file} makes no script.`);
  return chunk.code;
}
