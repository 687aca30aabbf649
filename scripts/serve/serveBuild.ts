import type { Server } from 'node:http';
import { backendHandler, sandboxPages } from '../../tests/backend/middleware';
import * as backend from '../../tests/backend/serve';
import { listening } from './listening';
import type { ServedPage } from './servedPages';
import { staticBuild } from './staticBuild';
import { toBasePath } from './toBasePath';

/**
 * Serves one page's build on its port: what is on disk as a static host in production does, below it the reference back end,
 * and beside it the pretended partner. The back end is one and the same for every page of this process.
 *
 * @param store where leads are kept between runs; empty keeps them in memory alone
 * @throws when the port is taken or the page is not built
 */
export async function serveBuild(page: ServedPage, store: string): Promise<Server> {
  const { basePath, port } = page;
  const load = async () => backend;
  const handlers = [
    sandboxPages(basePath),
    backendHandler({ load, basePath, file: store }),
    staticBuild(page),
    toBasePath(basePath),
  ];
  return listening(handlers, port);
}
