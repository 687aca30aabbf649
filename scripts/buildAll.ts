import { rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './beside';
import { buildPages } from './buildPages';
import { variants } from './serve/variants';
import { listPages } from './vite/pagePlugin';

/** Builds every page that exists and the variants of pages, and takes away what was built before. */

rmSync(path.join(root, 'dist'), { recursive: true, force: true });
const failed = await buildPages([...listPages(root), ...variants]);
if (failed.length > 0) process.exit(1);
