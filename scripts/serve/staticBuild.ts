import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Connect } from 'vite';
import type { ServedPage } from './servedPages';

/** How each kind of file is named to the browser, by its ending; what is text is worth compressing. */
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

/** Compressed once, when first asked for: as small as a static host's, without its minutes of trying. */
const encodings: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes) => gzipSync(bytes),
};

const year = 365 * 24 * 60 * 60;
/** Below these, and below the code, no screen of the application stands; nor under a hidden name. */
const filesOnly = /^(locales\/|data\/|favicons\/|\.)/;

/** A file of the build, as it is answered. */
interface BuiltFile {
  readonly type: string;
  readonly cacheControl: string;
  readonly tag: string;
  readonly bytes: Buffer;
  /** By encoding; empty where nothing is gained. */
  readonly compressed: Map<string, Buffer>;
  readonly isText: boolean;
}

/**
 * Answers for one build as a static host in production does: the document for every path of the application, 404 for files
 * that are missing, compressed by what the browser takes; hashed files never expire, everything else is asked for anew.
 * Hidden files are not there. What is not below the base path goes on to the next handler.
 */
export function staticBuild({
  folder,
  basePath,
  assetsPath,
}: Pick<ServedPage, 'folder' | 'basePath' | 'assetsPath'>): Connect.NextHandleFunction {
  const files = readFiles(folder, assetsPath);
  const isFilesOnly = (name: string) => name.startsWith(`${assetsPath}/`) || filesOnly.test(name);
  return (request, response, next) => {
    const name = nameOf(request.url ?? '/', basePath);
    if (name === null) return next();
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
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
        ? `public, max-age=${year}, immutable`
        : 'no-cache';
      const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
      const kind = kinds[path.extname(name)] ?? unknownKind;
      return [[name, { ...kind, cacheControl, tag, bytes, compressed: new Map() }]];
    }),
  );
}

/** The path below the base path, without its query; null for an address elsewhere. */
function nameOf(url: string, basePath: string): string | null {
  const pathname = url.split('?')[0] ?? '';
  if (!pathname.startsWith(`${basePath}/`)) return null;
  const name = pathname.slice(basePath.length + 1);
  return name === '' ? 'index.html' : name;
}

function send(file: BuiltFile, { method, headers }: IncomingMessage, response: ServerResponse): void {
  const encoding = file.isText ? encodingFor(headers['accept-encoding']) : undefined;
  const tag = encoding === undefined ? file.tag : `${file.tag.slice(0, -1)}-${encoding}"`;
  response.setHeader('Content-Type', file.type);
  response.setHeader('Cache-Control', file.cacheControl);
  response.setHeader('ETag', tag);
  if (file.isText) response.setHeader('Vary', 'Accept-Encoding');
  if (headers['if-none-match'] === tag) {
    response.writeHead(304).end();
    return;
  }
  const bytes = encoding === undefined ? file.bytes : compressed(file, encoding);
  if (encoding !== undefined) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', bytes.length);
  response.end(method === 'HEAD' ? undefined : bytes);
}

/** The first of our encodings that the browser takes. */
function encodingFor(accepted = ''): string | undefined {
  const taken = accepted
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return Object.keys(encodings).find((encoding) => taken.includes(encoding));
}

function compressed(file: BuiltFile, encoding: string): Buffer {
  const known = file.compressed.get(encoding);
  if (known !== undefined) return known;
  const bytes = encodings[encoding]?.(file.bytes) ?? file.bytes;
  file.compressed.set(encoding, bytes);
  return bytes;
}
