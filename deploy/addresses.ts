import type { AnswerKind } from './headers';
import type { HostedPage } from './hostedPage';

/** The content type of each file extension. A text is compressed, and sent as UTF-8. */
export const contentTypes: Readonly<Record<string, { readonly type: string; readonly isText: boolean }>> = {
  html: { type: 'text/html', isText: true },
  js: { type: 'text/javascript', isText: true },
  css: { type: 'text/css', isText: true },
  json: { type: 'application/json', isText: true },
  svg: { type: 'image/svg+xml', isText: true },
  txt: { type: 'text/plain', isText: true },
  woff2: { type: 'font/woff2', isText: false },
};

/**
 * Extensions of files, those of common scans included. An address that ends with one is a file or a 404, never the document. Ids in
 * addresses of the application end with none of them.
 */
export const fileExtensions: readonly string[] = [
  ...Object.keys(contentTypes).filter((extension) => extension !== 'html'),
  'map',
  'png',
  'jpg',
  'ico',
  'webp',
  'xml',
  'php',
];

/** The largest body of a call: an identity document with its two sides. */
export const maxBodyMegabytes = 25;

/** The address of the health answer, on every host. */
export const healthPath = '/healthz';

export const healthBody = (version: string): string => `{"status":"ok","version":"${version}"}`;

/** The address of the contact for reports of weaknesses (RFC 9116). */
export const securityTextAddress = '/.well-known/security.txt';

/** Files of a page that a host has outside of the base path, by their addresses. A page may lack one. */
export const hostFiles: Readonly<Record<string, string>> = {
  '/robots.txt': 'robots.txt',
  '/sw.js': 'sw.js',
  '/service-worker.js': 'service-worker.js',
  [securityTextAddress]: 'security.txt',
};

/** How an address of a page's host is answered. A file has a name below the page's folder. */
export type AnswerPlan =
  | { readonly kind: 'api' | 'health' | 'missing' }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'document' | 'hashed' | 'file'; readonly file: string };

/**
 * Plans the answer to a GET of an address, by the rules that the web servers' configurations express.
 *
 * @param address path and query
 * @param hasFile whether the page's folder contains a file
 */
export function planAnswer(
  page: HostedPage,
  address: string,
  hasFile: (name: string) => boolean,
): AnswerPlan {
  const { basePath, apiPath, hashedFolders } = page;
  const [pathname = '', ...query] = address.split(/(?=\?)/);
  const findFile = (kind: AnswerKind & ('hashed' | 'file'), file: string): AnswerPlan =>
    hasFile(file) ? { kind, file } : { kind: 'missing' };
  if (pathname === healthPath) return { kind: 'health' };
  if (apiPath !== '' && pathname.startsWith(`${apiPath}/`)) return { kind: 'api' };
  const hostFile = hostFiles[pathname];
  if (hostFile !== undefined) return findFile('file', hostFile);
  if (basePath !== '' && (pathname === '/' || pathname === basePath))
    return { kind: 'redirect', location: `${basePath}/${query.join('')}` };
  if (!pathname.startsWith(`${basePath}/`) || /\/\./.test(pathname)) return { kind: 'missing' };
  const name = pathname.slice(basePath.length + 1);
  if (hashedFolders.some((folder) => name.startsWith(`${folder}/`))) return findFile('hashed', name);
  if (fileExtensions.some((extension) => name.endsWith(`.${extension}`))) return findFile('file', name);
  const folderDocument = `${name.replace(/\/?(?:index\.html)?$/, '')}/index.html`;
  return hasFile(folderDocument)
    ? { kind: 'file', file: folderDocument }
    : { kind: 'document', file: 'index.html' };
}
