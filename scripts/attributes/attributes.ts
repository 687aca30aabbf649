import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { dataAttributes } from '../../src/ui/dataAttributes';
import { insertTable } from './attributeTable';
import { findDifferences } from './attributeUses';

/**
 * Writes the table of `data-*` attributes into `docs/interface.md`. With `--check` it writes nothing, and fails if the
 * document is out of date or the table differs from the source.
 */

const root = path.resolve(import.meta.dirname, '../..');
const folders = ['src', 'gallery', 'qa', 'brands', 'e2e', 'scripts'];
const document = path.join(root, 'docs/interface.md');
const current = readFileSync(document, 'utf8');
const wanted = await format(insertTable(current, dataAttributes), {
  ...(await resolveConfig(document)),
  parser: 'markdown',
});

if (!process.argv.includes('--check')) writeFileSync(document, wanted);
else {
  const files = ['index.html', ...folders.flatMap(listSources)].map((file) => ({
    path: file,
    text: readFileSync(path.join(root, file), 'utf8'),
  }));
  const differences = findDifferences(dataAttributes, files);
  const isCurrent = current === wanted;
  if (!isCurrent) process.stderr.write('docs/interface.md is out of date: run npm run attributes.\n');
  for (const difference of differences) process.stderr.write(`src/ui/dataAttributes.ts: ${difference}\n`);
  if (!isCurrent || differences.length > 0) process.exitCode = 1;
}

function listSources(folder: string): readonly string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|css|html)$/.test(file))
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`);
}
