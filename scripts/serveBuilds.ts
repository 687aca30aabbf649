import path from 'node:path';
import { serveAll } from './serve/serveAll';
import { listServedPages, listServedVariants } from './serve/servedPages';

/**
 * npm run serve:all: serves every build on consecutive ports from `PORT` (default 4301), in the printed order. When the last one
 * responds, all do.
 */
const root = path.resolve(import.meta.dirname, '..');
await serveAll([...listServedPages(root), ...listServedVariants(root)]);
