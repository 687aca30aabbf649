import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { listPages } from './vite/pagePlugin';

/** Builds every page that exists, each into its own folder `dist/<brand>-<country>`. */

const root = path.resolve(import.meta.dirname, '..');

rmSync(path.join(root, 'dist'), { recursive: true, force: true });
for (const { product, country } of listPages(root)) {
  const { status } = spawnSync('npx', ['vite', 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, APP_PRODUCT: product, APP_COUNTRY: country },
  });
  if (status !== 0) process.exit(status ?? 1);
  process.stdout.write(`built ${product}-${country}\n`);
}
