import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Connect } from 'vite';
import type { ServedPage } from './servedPages';

/** The content type of each file extension. Text files are compressed. */
const kinds: Readonly<Record<string, { readonly type: string; readonly isText: boolean }>> = {
  '.html': { type: 'text/html; charset=utf-8', isText: true },
  '.js': { type: 'text/javascript; charset=utf-8', isText: true },
  '.css': { type: 'text/css; charset=utf-8', isText: true },
  '.json': { type: 'application/json; charset=utf-8', isText: true },
  '.svg': { type: 'image/svg+xml', isText: true },
  '.txt': { type: 'text/plain; charset=utf-8', isText: true },
  '.woff2': { type: 'font/woff2', isText: false },
};
const unknownKind = { type: 'application/octet-stream', isText: false };

/** Each file is compressed once, at the first request. The quality is lower than a static host's, to save time. */
const encodings: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes) => gzipSync(bytes),
};

const yearInSeconds = 365 * 24 * 60 * 60;
/** Paths without screens of the application, like the code's folder: a missing file is a 404. Includes hidden files. */
const filesOnly = /^(locales\/|data\/|favicons\/|\.)/;

/** A file of the build with its response headers. */
interface BuiltFile {
  readonly type: string;
  readonly cacheControl: string;
  readonly tag: string;
  readonly bytes: Buffer;
  /** The compressed content by encoding, filled at the first request. */
  readonly compressed: Map<string, Buffer>;
  readonly isText: boolean;
}

/**
 * Serves one build as a static host in production does: a folder's own document, the document for every path of the application, 404
 * for missing and hidden files, and compressed content if the browser accepts it. Hashed files never expire; all others are revalidated.
 * Requests outside the base path go to the next handler.
 */
export function createStaticHandler({
  folder,
  basePath,
  assetsPath,
}: Pick<ServedPage, 'folder' | 'basePath' | 'assetsPath'>): Connect.NextHandleFunction {
  const files = readFiles(folder, assetsPath);
  const isFilesOnly = (name: string) => name.startsWith(`${assetsPath}/`) || filesOnly.test(name);
  return (request, response, next) => {
    const name = readFileName(request.url ?? '/', basePath);
    if (name === null) return next();
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    if (files.has(`${name}/index.html`)) {
      response.writeHead(302, { Location: (request.url ?? '').replace(/\?|$/, '/$&') }).end();
      return;
    }
    const file = files.get(name) ?? (isFilesOnly(name) ? undefined : files.get('index.html'));
    if (file === undefined) response.writeHead(404, { 'Cache-Control': 'no-store' }).end();
    else send(file, request, response);
  };
}

function readFiles(folder: string, assetsPath: string): ReadonlyMap<string, BuiltFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    entries.flatMap((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const name = path.relative(folder, file).replaceAll(path.sep, '/');
      if (name.startsWith('.')) return [];
      const bytes = readFileSync(file);
      const cacheControl = name.startsWith(`${assetsPath}/`)
        ? `public, max-age=${yearInSeconds}, immutable`
        : 'no-cache';
      const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
      const kind = kinds[path.extname(name)] ?? unknownKind;
      return [[name, { ...kind, cacheControl, tag, bytes, compressed: new Map() }]];
    }),
  );
}

/** The name of the file at an address: the path below the base path, or its document if it is a folder. Null outside the base path. */
function readFileName(url: string, basePath: string): string | null {
  const pathname = url.split('?')[0] ?? '';
  if (!pathname.startsWith(`${basePath}/`)) return null;
  const name = pathname.slice(basePath.length + 1);
  return name === '' || name.endsWith('/') ? `${name}index.html` : name;
}

function send(file: BuiltFile, { method, headers }: IncomingMessage, response: ServerResponse): void {
  const encoding = file.isText ? selectEncoding(headers['accept-encoding']) : undefined;
  const tag = encoding === undefined ? file.tag : `${file.tag.slice(0, -1)}-${encoding}"`;
  response.setHeader('Content-Type', file.type);
  response.setHeader('Cache-Control', file.cacheControl);
  response.setHeader('ETag', tag);
  // A page in a frame without an origin requests its own files as another origin.
  response.setHeader('Access-Control-Allow-Origin', '*');
  if (file.isText) response.setHeader('Vary', 'Accept-Encoding');
  if (headers['if-none-match'] === tag) {
    response.writeHead(304).end();
    return;
  }
  const bytes = encoding === undefined ? file.bytes : compress(file, encoding);
  if (encoding !== undefined) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', bytes.length);
  response.end(method === 'HEAD' ? undefined : bytes);
}

/** The first supported encoding that the browser accepts. */
function selectEncoding(accepted = ''): string | undefined {
  const acceptedEncodings = accepted
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return Object.keys(encodings).find((encoding) => acceptedEncodings.includes(encoding));
}

function compress(file: BuiltFile, encoding: string): Buffer {
  const cached = file.compressed.get(encoding);
  if (cached !== undefined) return cached;
  const bytes = encodings[encoding]?.(file.bytes) ?? file.bytes;
  file.compressed.set(encoding, bytes);
  return bytes;
}
