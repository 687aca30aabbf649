import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';
import type { Brand } from '../src/domain/pages/brand';
import { listPages } from './vite/pagePlugin';

/** Builds every page that exists, each into its own folder, and looks that no build holds anything of another brand. */

const root = path.resolve(import.meta.dirname, '..');
const pages = listPages(root);

for (const { product, country } of pages) {
  const { status } = spawnSync('npx', ['vite', 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, APP_PRODUCT: product, APP_COUNTRY: country },
  });
  if (status !== 0) process.exit(status ?? 1);
  process.stdout.write(`built ${product}-${country}\n`);
}

/** What would give another brand away: its name, its folder, its own colours. */
async function marksOf(product: string): Promise<readonly string[]> {
  const folder = path.join(root, 'brands', product);
  const { module } = await runnerImport<{ default: Brand }>(path.join(folder, 'brand.ts'));
  const theme = readFileSync(path.join(folder, 'theme.css'), 'utf8');
  const accent = /--color-accent:\s*([^;]+);/.exec(theme)?.[1];
  return [module.default.name, module.default.folder, ...(accent === undefined ? [] : [accent])];
}

const found: string[] = [];
for (const { product, country } of pages) {
  const folder = path.join(root, 'dist', `${product}-${country}`);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|html|json|svg)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const other of new Set(pages.map((page) => page.product))) {
    if (other === product) continue;
    const marks = await marksOf(other);
    for (const file of files) {
      const text = readFileSync(file, 'utf8').toLowerCase();
      const mark = marks.find((candidate) => text.includes(candidate.toLowerCase()));
      if (mark !== undefined) found.push(`${path.relative(root, file)} holds "${mark}" of ${other}`);
    }
  }
}
if (found.length > 0) {
  process.stderr.write(`A build holds something of another brand:\n  ${found.join('\n  ')}\n`);
  process.exitCode = 1;
}
