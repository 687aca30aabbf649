import type { Server } from 'node:http';
import type { Connect } from 'vite';
import { healthBody, healthPath, maxBodyMegabytes } from '../../deploy/addresses';
import { readHostedPage, type HostedPage } from '../../deploy/hostedPage';
import { createBackendHandler, createSandboxPages } from '../../tests/backend/middleware';
import * as backend from '../../tests/backend/serve';
import { startServer } from './startServer';
import type { ServedPage } from './servedPages';
import { createStaticHandler, setHeaders } from './staticHandler';

/** Names of this machine, which a browser on it uses. */
const localHosts = ['127.0.0.1', 'localhost'];

/**
 * Serves one page's build on its port as the web servers in production do, with the reference back end and the partner sandbox. All
 * pages of a process share one back end.
 *
 * @param store the file that stores leads between runs; empty keeps them in memory
 * @throws when the port is in use or the page is not built
 */
export async function serveBuild(served: ServedPage, store: string): Promise<Server> {
  return startServer(createBuildHandlers(served, store), served.port);
}

/**
 * The handlers of the server of one page's build.
 *
 * @param store the file that stores leads between runs; empty keeps them in memory
 * @throws when the page is not built
 */
export function createBuildHandlers(
  { folder }: Pick<ServedPage, 'folder'>,
  store: string,
): readonly Connect.NextHandleFunction[] {
  const page = readHostedPage(folder);
  const { basePath } = page;
  const load = async () => backend;
  return [
    createHostHandler(page),
    createSandboxPages(basePath),
    createApiHandler(page),
    createBackendHandler({ load, basePath, file: store }),
    createStaticHandler(folder, page),
  ];
}

/** Reports that the server runs, and refuses hosts that are not the page's. */
function createHostHandler(page: HostedPage): Connect.NextHandleFunction {
  const hosts = [...page.hosts, ...localHosts];
  return (request, response, next) => {
    if (request.url?.split('?')[0] === healthPath) {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        setHeaders('refused', page, response);
        response.writeHead(405, { Allow: 'GET, HEAD' }).end();
        return;
      }
      setHeaders('health', page, response);
      response.setHeader('Content-Type', 'application/json; charset=utf-8').end(healthBody(page.version));
      return;
    }
    if (hosts.includes(request.headers.host?.replace(/:\d+$/, '') ?? '')) return next();
    setHeaders('refused', page, response);
    response.writeHead(421).end();
  };
}

/** Prepares the answers of calls, and refuses bodies that are too large. */
function createApiHandler(page: HostedPage): Connect.NextHandleFunction {
  return (request, response, next) => {
    if (page.apiPath === '' || request.url?.startsWith(`${page.apiPath}/`) !== true) return next();
    setHeaders('api', page, response);
    if (Number(request.headers['content-length'] ?? 0) <= maxBodyMegabytes * 1024 ** 2) return next();
    response.writeHead(413, { Connection: 'close' }).end();
  };
}
