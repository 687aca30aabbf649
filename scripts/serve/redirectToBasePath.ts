import type { Connect } from 'vite';

/** Redirects from the root of a local server to the application. */
export function redirectToBasePath(basePath: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const isOutside = request.url === '/' || request.url === basePath;
    if (!isOutside || basePath === '') return next();
    response.writeHead(302, { Location: `${basePath}/` }).end();
  };
}
