import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { manifestFile } from './vite/manifestPlugin';
import { listPages } from './vite/pagePlugin';

/**
 * What the browser must fetch before the first step takes typing: the entry and everything it imports at once. Prints a
 * table and fails above the budget. Bytes are the same on every machine, so they can gate a build.
 */

/** Bytes of gzip. */
const budget = 165_000;

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

const root = path.resolve(import.meta.dirname, '..');

function initialFiles(manifest: Readonly<Record<string, Chunk>>): readonly string[] {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined || seen.has(name)) return;
    seen.add(name);
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const [name, chunk] of Object.entries(manifest)) if (chunk.isEntry) visit(name);
  return [...files];
}

function weigh(page: string): { readonly script: number; readonly style: number } {
  const folder = path.join(root, 'dist', page);
  const file = manifestFile(root, page);
  if (!existsSync(file)) throw new Error(`${page} is not built: run npm run build:all first.`);
  const manifest: Readonly<Record<string, Chunk>> = JSON.parse(readFileSync(file, 'utf8'));
  const weights = initialFiles(manifest).map((name) => ({
    name,
    bytes: gzipSync(readFileSync(path.join(folder, name)), { level: 9 }).length,
  }));
  const sum = (ending: string) =>
    weights.filter(({ name }) => name.endsWith(ending)).reduce((total, { bytes }) => total + bytes, 0);
  return { script: sum('.js'), style: sum('.css') };
}

let isOver = false;
for (const { product, country } of listPages(root)) {
  const page = `${product}-${country}`;
  const { script, style } = weigh(page);
  isOver ||= script > budget;
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  process.stdout.write(
    `${page.padEnd(14)} script ${kilobytes(script).padStart(9)} of ${kilobytes(budget)}   style ${kilobytes(style).padStart(8)}\n`,
  );
}
if (isOver) {
  process.stderr.write('A page is heavier than its budget before the first step takes typing.\n');
  process.exitCode = 1;
}
