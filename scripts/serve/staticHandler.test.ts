import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostedPage } from '../../deploy/hostedPage.fixture';
import { compressTexts } from '../vite/compressTexts';
import { createStaticHandler } from './staticHandler';

const page = { ...hostedPage, apiUpstream: '' };

const script = 'export const answer = 42;\n'.repeat(100);
const files: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><title>Form</title>',
  'robots.txt': 'User-agent: *',
  'security.txt': 'Contact: mailto:security@loans.example',
  'assets/index-abc.js': script,
  'assets/font-abc.woff2': 'font',
  'locales/0a1b/en/common.json': '{}',
  'gallery/index.html': '<!doctype html><title>Gallery</title>',
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
  await compressTexts(folder, ['gallery']);
  const handle = createStaticHandler(folder, page);
  server = createServer((incoming, response) =>
    handle(incoming, response, () => response.writeHead(418).end()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

interface RawResponse {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends a request and returns the response without decompressing it. */
function send(address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<RawResponse> {
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

describe('createStaticHandler', () => {
  it.each([
    ['/form/', 'text/html; charset=utf-8', 'no-cache', 'index.html'],
    ['/form/contact-details?step=2', 'text/html; charset=utf-8', 'no-cache', 'index.html'],
    ['/form/continue/0a1b.c2d3', 'text/html; charset=utf-8', 'no-cache', 'index.html'],
    ['/form/gallery/?country=ES', 'text/html; charset=utf-8', 'no-cache', 'gallery/index.html'],
    ['/form/gallery/index.html', 'text/html; charset=utf-8', 'no-cache', 'gallery/index.html'],
    ['/form/contact-details/', 'text/html; charset=utf-8', 'no-cache', 'index.html'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache', 'robots.txt'],
    ['/form/gallery', 'text/html; charset=utf-8', 'no-cache', 'gallery/index.html'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'no-cache', 'security.txt'],
    ['/form/robots.txt', 'text/plain; charset=utf-8', 'no-cache', 'robots.txt'],
    [
      '/form/locales/0a1b/en/common.json',
      'application/json; charset=utf-8',
      'public, max-age=31536000, immutable',
      'locales/0a1b/en/common.json',
    ],
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
  ])('serves %s as %s with Cache-Control %s', { tags: ['S5'] }, async (address, type, cacheControl, file) => {
    const { status, headers, body } = await send(address);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': type, 'cache-control': cacheControl });
    expect(body.toString()).toBe(files[file]);
  });

  it.each([
    ['/', '/form/'],
    ['/form?amount=3000', '/form/?amount=3000'],
  ])('redirects from %s to the page', async (address, location) => {
    const { status, headers } = await send(address);
    expect([status, headers.location]).toEqual([302, location]);
  });

  it.each([
    '/form/assets/index-old.js',
    '/form/assets/index-abc.js.map',
    '/form/locales/de/common.json',
    '/form/data/cars.json',
    '/form/favicons/none.svg',
    '/form/page.json',
    '/partner',
    '/formation',
    '/form/.vite/manifest.json',
    '/form/.env',
    '/form/continue/..%2F..%2Flead',
  ])('responds with 404 to %s, not with the document', { tags: ['S5', 'S26'] }, async (address) => {
    const { status, headers, body } = await send(address);
    expect([status, body.length, headers['cache-control']]).toEqual([404, 0, 'no-store']);
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['gzip;q=0.5, br;q=0', 'gzip', gunzipSync],
  ])('compresses text for a browser that accepts %s: %s', async (accepted, encoding, decompress) => {
    const { headers, body } = await send('/form/assets/index-abc.js', { 'Accept-Encoding': accepted });
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
    expect(decompress(body).toString()).toBe(script);
    expect(body.length).toBeLessThan(script.length / 2);
  });

  it('does not compress fonts', async () => {
    const { headers } = await send('/form/assets/font-abc.woff2', { 'Accept-Encoding': 'br' });
    expect(headers).not.toHaveProperty('content-encoding');
  });

  it('responds with 304 if the browser has the same encoding', async () => {
    const accepting = { 'Accept-Encoding': 'br' };
    const { headers } = await send('/form/', accepting);
    const tag = headers.etag ?? '';
    const again = await send('/form/', { ...accepting, 'If-None-Match': tag });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect((await send('/form/', { 'If-None-Match': tag })).status).toBe(200);
  });

  it('responds to HEAD without a body and rejects POST', async () => {
    const { status, headers, body } = await send('/form/', {}, 'HEAD');
    expect([status, body.length, headers['content-length']]).toEqual([200, 0, '34']);
    expect((await send('/form/', {}, 'POST')).status).toBe(405);
  });

  it.each(['/form/assets/index-abc.js', '/form/assets/font-abc.woff2', '/form/locales/0a1b/en/common.json'])(
    'lets a page without an origin load %s',
    async (address) => {
      const { headers } = await send(address, { Origin: 'null' });
      expect(headers['access-control-allow-origin']).toBe('*');
    },
  );

  it('passes calls of the API to the next handler, with any method', async () => {
    expect((await send('/form/api/lead')).status).toBe(418);
    expect((await send('/form/api/lead', {}, 'POST')).status).toBe(418);
  });
});
