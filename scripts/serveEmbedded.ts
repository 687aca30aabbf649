import path from 'node:path';
import { listEmbeddedPages } from './embed/embeddedBuilds';
import { serveAll } from './serve/serveAll';

/** Serves the builds that pages may embed, on consecutive ports from `PORT`, for the browser tests of embedding. */
const root = path.resolve(import.meta.dirname, '..');
await serveAll(listEmbeddedPages(root, Number(process.env['PORT'])));
