import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { request as sendRequest, type IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { securityTextAddress } from '../../deploy/addresses';
import type { AnswerKind } from '../../deploy/headers';
import type { SitePage } from '../../deploy/site';

/** A request, and what every server answers. */
export interface Row {
  readonly title: string;
  readonly path: string;
  readonly status: number;
  /** Decides the headers (`deploy/headers.ts`). */
  readonly kind: AnswerKind;
  readonly method?: string;
  /** The page's own, if it is not given. */
  readonly host?: string;
  readonly requestHeaders?: Readonly<Record<string, string>>;
  /** Size of the body in bytes. */
  readonly bodyBytes?: number;
  /** Whether the body is announced and not sent. A server that refuses it may close the connection while it is sent. */
  readonly isBodyWithheld?: boolean;
  /** Headers beside those of the kind. Null: the answer does not have it. */
  readonly headers?: Readonly<Record<string, string | null>>;
  /** The file that the answer contains, decompressed. */
  readonly file?: string;
  /** A part of the body. Otherwise an answer without a file must not contain the document. */
  readonly text?: string;
}

const megabyte = 1024 ** 2;

/** The contact for reports of weaknesses, which not every build has. */
export function createSecurityRow(page: SitePage): Row {
  const file = 'security.txt';
  const title = 'the contact for reports of weaknesses';
  return existsSync(path.join(page.folder, file))
    ? {
        title,
        path: securityTextAddress,
        status: 200,
        kind: 'file',
        file,
        headers: { 'content-type': 'text/plain; charset=utf-8' },
      }
    : { title: `${title}, which is not configured`, path: securityTextAddress, status: 404, kind: 'missing' };
}

/** The table of requests for a page. It names files of its build. */
export function createRows(page: SitePage): readonly Row[] {
  const { basePath: base, apiPath } = page;
  const find = (folder: string, end: string) => findFile(page.folder, folder, end);
  const script = find('assets', '.js');
  const style = find('assets', '.css');
  const texts = find('locales', 'common.json');
  const picture = find('assets', '.svg');
  const font = find('assets', '.woff2');
  const favicon = find('favicons', '.svg');
  const html = 'text/html; charset=utf-8';
  const json = 'application/json; charset=utf-8';
  const refusal = { status: 405, kind: 'refused', headers: { allow: 'GET, HEAD' } } as const;
  const document = { status: 200, kind: 'document', file: 'index.html' } as const;
  const missing = { status: 404, kind: 'missing' } as const;
  const file = (title: string, name: string, type: string, kind: 'hashed' | 'file'): Row => ({
    title,
    path: `${base}/${name}`,
    status: 200,
    kind,
    file: name,
    headers: { 'content-type': type, 'content-encoding': null },
  });
  const compressed = (encoding: string, accepted: string, name: string, kind: AnswerKind): Row => ({
    title: `${name.replace(/-[\w-]+\./, '.')} for a browser that accepts ${accepted}`,
    path: name === 'index.html' ? `${base}/` : `${base}/${name}`,
    status: 200,
    kind,
    requestHeaders: { 'Accept-Encoding': accepted },
    headers: { 'content-encoding': encoding, vary: 'Accept-Encoding' },
    file: name,
  });
  return [
    {
      title: 'the page',
      path: `${base}/`,
      ...document,
      headers: { 'content-type': html, 'content-encoding': null, vary: 'Accept-Encoding' },
    },
    { title: 'the page with a query', path: `${base}/?amount=3000`, ...document },
    { title: 'the page of a campaign', path: `${base}/?utm_content=${'a'.repeat(9 * 1024)}`, ...document },
    { title: 'an address of the application', path: `${base}/contact-details`, ...document },
    { title: 'an address of the application with a slash', path: `${base}/contact-details/`, ...document },
    { title: 'an id with a dot', path: `${base}/continue/0a1b.c2d3`, ...document },
    { title: 'the document by its name', path: `${base}/index.html`, ...document },
    { title: 'the document without a body', path: `${base}/`, method: 'HEAD', status: 200, kind: 'document' },

    file('a script', script, 'text/javascript; charset=utf-8', 'hashed'),
    file('a style sheet', style, 'text/css; charset=utf-8', 'hashed'),
    file('texts', texts, json, 'hashed'),
    file('a picture', picture, 'image/svg+xml; charset=utf-8', 'hashed'),
    file('a font', font, 'font/woff2', 'hashed'),
    file('the favicon', favicon, 'image/svg+xml; charset=utf-8', 'file'),
    file('the data of a look-up', 'data/vehicleModels.json', json, 'file'),
    {
      title: 'the accessibility statement',
      path: `${base}/accessibility/en/`,
      status: 200,
      kind: 'file',
      file: 'accessibility/en/index.html',
      headers: { 'content-type': html },
    },
    file(
      'an exact version of the loader',
      find('embed', '1.0.1/loader.js'),
      'text/javascript; charset=utf-8',
      'hashed',
    ),
    file('the newest version of the loader', 'embed/1/loader.js', 'text/javascript; charset=utf-8', 'file'),
    {
      title: 'robots.txt of the host',
      path: '/robots.txt',
      status: 200,
      kind: 'file',
      file: 'robots.txt',
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    },
    createSecurityRow(page),
    ...['sw.js', 'service-worker.js'].flatMap((name): readonly Row[] => {
      const row = file('the worker that ends an earlier one', name, 'text/javascript; charset=utf-8', 'file');
      return [row, { ...row, path: `/${name}` }];
    }),
    {
      ...file('a script for a frame without an origin', script, 'text/javascript; charset=utf-8', 'hashed'),
      requestHeaders: { Origin: 'null' },
    },

    compressed('br', 'gzip, deflate, br', 'index.html', 'document'),
    compressed('gzip', 'gzip, deflate', 'index.html', 'document'),
    compressed('br', 'gzip, deflate, br', script, 'hashed'),
    compressed('gzip', 'gzip', script, 'hashed'),
    compressed('br', 'br', texts, 'hashed'),
    {
      ...file(
        'a script for a browser that accepts no encoding',
        script,
        'text/javascript; charset=utf-8',
        'hashed',
      ),
      headers: { 'content-encoding': null, vary: 'Accept-Encoding' },
    },
    {
      ...file('a font for a browser that accepts brotli', font, 'font/woff2', 'hashed'),
      requestHeaders: { 'Accept-Encoding': 'br' },
    },

    { title: 'a chunk of another release', path: `${base}/assets/index-00000000.js`, ...missing },
    { title: 'a missing file of the loader', path: `${base}/embed/1/other.js`, ...missing },
    { title: 'the folder of an exact version of the loader', path: `${base}/embed/1.0.1/`, ...missing },
    { title: 'the folder of the code', path: `${base}/assets/`, ...missing },
    { title: 'a source map', path: `${base}/${script}.map`, ...missing },
    { title: 'texts of another release', path: `${base}/locales/00000000/es/common.json`, ...missing },
    { title: 'a file that the build lacks', path: `${base}/favicon.ico`, ...missing },
    { title: 'a hidden file', path: `${base}/.env`, ...missing },
    { title: 'another well-known address', path: '/.well-known/other.txt', ...missing },
    { title: 'a hidden folder', path: `${base}/.git/config`, ...missing },
    { title: 'the script of another product', path: `${base}/wp-login.php`, ...missing },
    { title: 'an address outside of the base path', path: '/elsewhere', ...missing },
    { title: 'an address that begins like the base path', path: `${base}s/`, ...missing },
    {
      title: 'a missing chunk without a body',
      path: `${base}/assets/index-00000000.js`,
      method: 'HEAD',
      ...missing,
    },

    { title: 'the host alone', path: '/', status: 302, kind: 'redirect', headers: { location: `${base}/` } },
    {
      title: 'the page without its slash',
      path: `${base}?amount=3000`,
      status: 302,
      kind: 'redirect',
      headers: { location: `${base}/?amount=3000` },
    },

    { title: 'a POST of the document', path: `${base}/`, method: 'POST', bodyBytes: 10, ...refusal },
    { title: 'a PUT of a script', path: `${base}/${script}`, method: 'PUT', bodyBytes: 10, ...refusal },
    {
      title: 'a DELETE of an address of the application',
      path: `${base}/offer`,
      method: 'DELETE',
      ...refusal,
    },
    { title: 'an OPTIONS of the document', path: `${base}/`, method: 'OPTIONS', ...refusal },

    { title: 'an unknown host', path: `${base}/`, host: 'unknown.example', status: 421, kind: 'refused' },
    {
      title: 'a script of an unknown host',
      path: `${base}/${script}`,
      host: 'unknown.example',
      status: 421,
      kind: 'refused',
    },
    {
      title: 'the health',
      path: '/healthz',
      status: 200,
      kind: 'health',
      text: page.version,
      headers: { 'content-type': json },
    },
    {
      title: 'the health by an unknown host',
      path: '/healthz',
      host: '10.0.0.7',
      status: 200,
      kind: 'health',
      text: '"status":"ok"',
    },

    { title: 'a POST of the health', path: '/healthz', method: 'POST', bodyBytes: 10, ...refusal },
    {
      title: 'a POST of the health by an unknown host',
      path: '/healthz',
      method: 'POST',
      bodyBytes: 10,
      host: '10.0.0.7',
      ...refusal,
    },

    { title: 'a call', path: `${apiPath}/policies`, status: 200, kind: 'api' },
    // The reference back end answers a call that the contract does not have with 501.
    ...['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method) => ({
      title: `a ${method} of an unknown call`,
      path: `${apiPath}/nothing.json`,
      method,
      status: 501,
      kind: 'api' as const,
    })),
    {
      title: 'a call with a large picture',
      path: `${apiPath}/nothing`,
      method: 'POST',
      bodyBytes: 24 * megabyte,
      status: 501,
      kind: 'api',
    },
    {
      title: 'a call with a body above the limit',
      path: `${apiPath}/nothing`,
      method: 'POST',
      bodyBytes: 26 * megabyte,
      isBodyWithheld: true,
      status: 413,
      kind: 'api',
    },
  ];
}

export interface RawAnswer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends a request to a server on this machine, and returns the answer as it came. */
export function send(
  port: number,
  host: string,
  row: Omit<Row, 'title' | 'status' | 'kind'>,
): Promise<RawAnswer> {
  const { method = 'GET', path: address, bodyBytes } = row;
  const headers = {
    Host: row.host ?? host,
    ...(bodyBytes === undefined
      ? {}
      : { 'Content-Length': String(bodyBytes), 'Content-Type': 'application/json' }),
    ...row.requestHeaders,
  };
  return new Promise((resolve, reject) => {
    let isAnswered = false;
    const sent = sendRequest(
      { host: '127.0.0.1', port, method, path: address, headers, agent: false },
      (response) => {
        isAnswered = true;
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      },
    );
    sent.on('error', (error) => (isAnswered ? undefined : reject(error)));
    if (row.isBodyWithheld === true) {
      sent.on('response', (response) => response.on('end', () => sent.destroy()));
      sent.flushHeaders();
      return;
    }
    sent.end(bodyBytes === undefined ? undefined : Buffer.alloc(bodyBytes, 0x20));
  });
}

export const readBuiltFile = (page: SitePage, name: string): Buffer =>
  readFileSync(path.join(page.folder, name));

function findFile(root: string, folder: string, end: string): string {
  const entries = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  const found = entries.map((name) => name.replaceAll(path.sep, '/')).find((name) => name.endsWith(end));
  if (found === undefined) throw new Error(`The build has no ${end} in ${folder}.`);
  return `${folder}/${found}`;
}
