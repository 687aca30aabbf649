import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staticBuild } from './staticBuild';

const script = 'export const answer = 42;\n'.repeat(100);
const files: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><title>Form</title>',
  'robots.txt': 'User-agent: *',
  'assets/index-abc.js': script,
  'assets/font-abc.woff2': 'font',
  'locales/en/common.json': '{}',
  '.vite/manifest.json': '{}',
};

let folder = '';
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'build-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const answer = staticBuild({ folder, basePath: '/form', assetsPath: 'assets' });
  server = createServer((asked, response) => answer(asked, response, () => response.writeHead(418).end()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

interface Answered {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** As it came over the wire, compressed or not. */
function ask(address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answered> {
  const bound = server.address();
  if (!isBound(bound)) throw new Error('The server has no port.');
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port: bound.port, path: address, method, headers };
    request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const isBound = (address: string | AddressInfo | null): address is AddressInfo =>
  address !== null && typeof address !== 'string';

describe('a build, served as in production', () => {
  it.each([
    ['/form/', 'text/html; charset=utf-8', 'no-cache', 'index.html'],
    ['/form/contact-details?step=2', 'text/html; charset=utf-8', 'no-cache', 'index.html'],
    ['/form/continue/..%2F..%2Flead', 'text/html; charset=utf-8', 'no-cache', 'index.html'],
    ['/form/robots.txt', 'text/plain; charset=utf-8', 'no-cache', 'robots.txt'],
    ['/form/locales/en/common.json', 'application/json; charset=utf-8', 'no-cache', 'locales/en/common.json'],
    [
      '/form/assets/index-abc.js',
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
      'assets/index-abc.js',
    ],
    [
      '/form/assets/font-abc.woff2',
      'font/woff2',
      'public, max-age=31536000, immutable',
      'assets/font-abc.woff2',
    ],
  ])('answers %s as %s, kept as %s', async (address, type, kept, file) => {
    const { status, headers, body } = await ask(address);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': type, 'cache-control': kept });
    expect(body.toString()).toBe(files[file]);
  });

  it.each([
    '/form/assets/index-old.js',
    '/form/assets/index-abc.js.map',
    '/form/locales/de/common.json',
    '/form/data/cars.json',
    '/form/favicons/none.svg',
    '/form/.vite/manifest.json',
    '/form/.env',
  ])('knows no file %s, and shows no document in its place', async (address) => {
    const { status, headers, body } = await ask(address);
    expect([status, body.length, headers['cache-control']]).toEqual([404, 0, 'no-store']);
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['gzip;q=0.5, br;q=0', 'gzip', gunzipSync],
  ])('compresses what is text for a browser that takes %s: %s', async (accepted, encoding, decompress) => {
    const { headers, body } = await ask('/form/assets/index-abc.js', { 'Accept-Encoding': accepted });
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
    expect(decompress(body).toString()).toBe(script);
    expect(body.length).toBeLessThan(script.length / 2);
  });

  it('leaves what gains nothing as it is', async () => {
    const { headers } = await ask('/form/assets/font-abc.woff2', { 'Accept-Encoding': 'br' });
    expect(headers).not.toHaveProperty('content-encoding');
  });

  it('says that nothing has changed to a browser that has it, as it has it', async () => {
    const accepting = { 'Accept-Encoding': 'br' };
    const { headers } = await ask('/form/', accepting);
    const tag = headers.etag ?? '';
    const again = await ask('/form/', { ...accepting, 'If-None-Match': tag });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect((await ask('/form/', { 'If-None-Match': tag })).status).toBe(200);
  });

  it('answers what was asked without its body, and takes nothing', async () => {
    const { status, headers, body } = await ask('/form/', {}, 'HEAD');
    expect([status, body.length, headers['content-length']]).toEqual([200, 0, '34']);
    expect((await ask('/form/', {}, 'POST')).status).toBe(405);
  });

  it('leaves other addresses to others', async () => {
    expect((await ask('/partner')).status).toBe(418);
    expect((await ask('/formation')).status).toBe(418);
  });
});
