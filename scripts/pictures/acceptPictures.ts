import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from '../shared/browser.mjs';
import { compressPicture } from './compressPicture';

/**
 * npm run pictures:accept [-- <page>…]: takes new pictures where a built page differs from those in `e2e/pictures`, of all pages and
 * variants of experiments or of these pages, and compresses them. Prints how many bytes all pictures have. Exits with 1 if a page cannot be shown or the pictures are too big.
 */

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'e2e/pictures');
const maxBytes = 20_000_000;

const browser = await findBrowser();
const pages = process.argv.slice(2);
const projects = (pages.length === 0 ? ['*'] : pages).map((page) => `--project=pictures ${page}`);
if (pages.length === 0) projects.push('--project=*-experiment');
const startedAt = Date.now();
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', ...projects, '--update-snapshots=changed', '--reporter=line'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ALL_PAGES: 'on', ...(browser ? { PW_CHROMIUM_PATH: browser } : {}) },
  },
);

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.png'))
  .map((file) => path.join(folder, file));
const taken = files.filter((file) => statSync(file).mtimeMs >= startedAt);
for (const file of taken) writeFileSync(file, compressPicture(readFileSync(file)));
const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
process.stdout.write(
  `${taken.length} new pictures; ${files.length} pictures with ${(bytes / 1e6).toFixed(1)} MB\n`,
);
if (status !== 0 || bytes > maxBytes) process.exitCode = 1;
