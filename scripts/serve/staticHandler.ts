import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Connect } from 'vite';
import { contentTypes, planAnswer } from '../../deploy/addresses';
import { getHeaders, type AnswerKind } from '../../deploy/headers';
import type { HostedPage } from '../../deploy/hostedPage';
import { listFiles } from '../vite/compressTexts';

/** The extensions of compressed copies by encoding, the preferred first. */
const copyExtensions: Readonly<Record<string, string>> = { br: '.br', gzip: '.gz' };

/** A file of the build. */
interface BuiltFile {
  readonly type: string;
  readonly tag: string;
  readonly bytes: Buffer;
  /** The compressed copies by encoding. */
  readonly copies: ReadonlyMap<string, Buffer>;
}

/**
 * Serves one build as the web servers in production do (`deploy`): the same addresses lead to the same files, with the same headers. Calls
 * of the API go to the next handler.
 */
export function createStaticHandler(folder: string, page: HostedPage): Connect.NextHandleFunction {
  const files = readFiles(folder);
  return (request, response, next) => {
    const plan = planAnswer(page, request.url ?? '/', (name) => files.has(name));
    if (plan.kind === 'api' || plan.kind === 'health') return next();
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      setHeaders('refused', page, response);
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    setHeaders(plan.kind, page, response);
    if (plan.kind === 'redirect') {
      response.writeHead(302, { Location: plan.location }).end();
      return;
    }
    const file = 'file' in plan ? files.get(plan.file) : undefined;
    if (file === undefined) response.writeHead(404).end();
    else send(file, request, response);
  };
}

/** Sets the headers of an answer of a page. */
export function setHeaders(kind: AnswerKind, page: HostedPage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(getHeaders(kind, page))) response.setHeader(name, value);
}

function readFiles(folder: string): ReadonlyMap<string, BuiltFile> {
  const contents = new Map(listFiles(folder).map((name) => [name, readFileSync(path.join(folder, name))]));
  const isCopy = (name: string) => Object.values(copyExtensions).includes(path.extname(name));
  return new Map(
    [...contents]
      .filter(([name]) => !isCopy(name))
      .map(([name, bytes]) => {
        const { type, isText } = contentTypes[path.extname(name).slice(1)] ?? {
          type: 'application/octet-stream',
          isText: false,
        };
        const copies = Object.entries(copyExtensions).flatMap(([encoding, extension]) => {
          const copy = contents.get(`${name}${extension}`);
          return copy === undefined ? [] : [[encoding, copy] as const];
        });
        return [
          name,
          {
            type: isText ? `${type}; charset=utf-8` : type,
            tag: createHash('sha256').update(bytes).digest('base64url').slice(0, 27),
            bytes,
            copies: new Map(copies),
          },
        ];
      }),
  );
}

function send(file: BuiltFile, { method, headers }: IncomingMessage, response: ServerResponse): void {
  const encoding = selectEncoding(file.copies, headers['accept-encoding']);
  const tag = encoding === undefined ? `"${file.tag}"` : `"${file.tag}-${encoding}"`;
  response.setHeader('Content-Type', file.type);
  response.setHeader('ETag', tag);
  if (file.copies.size > 0) response.setHeader('Vary', 'Accept-Encoding');
  if (headers['if-none-match'] === tag) {
    response.writeHead(304).end();
    return;
  }
  const bytes = file.copies.get(encoding ?? '') ?? file.bytes;
  if (encoding !== undefined) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', bytes.length);
  response.end(method === 'HEAD' ? undefined : bytes);
}

/** The first encoding of a copy that the browser accepts. */
function selectEncoding(copies: BuiltFile['copies'], accepted = ''): string | undefined {
  const acceptedEncodings = accepted
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return [...copies.keys()].find((encoding) => acceptedEncodings.includes(encoding));
}
