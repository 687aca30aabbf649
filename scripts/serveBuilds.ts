import path from 'node:path';
import { serveAll } from './serve/serveAll';
import { servedPages, servedVariants } from './serve/servedPages';

/**
 * Serves every build. The pages stand on ports that follow each other from PORT on (4301 by default), in the order in which
 * they are printed; the last one that answers says that all do.
 */
const root = path.resolve(import.meta.dirname, '..');
await serveAll([...servedPages(root), ...servedVariants(root)]);
