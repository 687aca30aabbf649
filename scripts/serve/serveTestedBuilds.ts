import { root } from '../shared/runInParallel';
import { listServedBuilds } from './servedPages';
import { serveOnRequest } from './serveOnRequest';

/** The server of the browser tests. Builds and serves what they ask for on the port after those of all builds (`BUILDS_PORT`). */
await serveOnRequest(root, listServedBuilds(root), Number(process.env['BUILDS_PORT']));
