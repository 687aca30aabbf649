import { rmSync } from 'node:fs';
import path from 'node:path';
import { root, runBeside } from './beside';
import { listPages } from './vite/pagePlugin';

/** Builds every page that exists, each into its own folder `dist/<brand>-<country>`. */

rmSync(path.join(root, 'dist'), { recursive: true, force: true });
const failed = await runBeside(
  listPages(root).map(({ product, country }) => ({
    name: `${product}-${country}`,
    command: 'vite',
    args: ['build', '--logLevel', 'warn'],
    env: { APP_PRODUCT: product, APP_COUNTRY: country },
  })),
);
if (failed.length > 0) process.exit(1);
