import type { Connect } from 'vite';

/** The response of a local server. */
interface LocalResponse {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly content?: string | Uint8Array;
}

/**
 * Serves what a local server finds below the base path.
 *
 * @param find gets the path below the base path, without its query. Undefined leaves the request to others
 */
export function serveBelow(
  basePath: string,
  find: (name: string) => LocalResponse | undefined,
): Connect.NextHandleFunction {
  return (request, response, next) => {
    const [pathname = ''] = (request.url ?? '').split('?');
    const found = pathname.startsWith(`${basePath}/`) ? find(pathname.slice(basePath.length + 1)) : undefined;
    if (found === undefined) return next();
    response.writeHead(found.status ?? 200, found.headers).end(found.content);
  };
}
