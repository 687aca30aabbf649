import type { Server } from 'node:http';
import { createBackendHandler, createSandboxPages } from '../../tests/backend/middleware';
import * as backend from '../../tests/backend/serve';
import { startServer } from './startServer';
import type { ServedPage } from './servedPages';
import { createStaticHandler } from './staticHandler';
import { redirectToBasePath } from './redirectToBasePath';

/**
 * Serves one page's build on its port as a static host in production does, with the reference back end and the partner sandbox. All
 * pages of a process share one back end.
 *
 * @param store the file that stores leads between runs; empty keeps them in memory
 * @throws when the port is in use or the page is not built
 */
export async function serveBuild(page: ServedPage, store: string): Promise<Server> {
  const { basePath, port } = page;
  const load = async () => backend;
  const handlers = [
    createSandboxPages(basePath),
    createBackendHandler({ load, basePath, file: store }),
    createStaticHandler(page),
    redirectToBasePath(basePath),
  ];
  return startServer(handlers, port);
}
