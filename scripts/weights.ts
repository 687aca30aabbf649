import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { filesAtOnce, filesFor, namedIn, type Manifest } from './phases';
import { servedPages, type ServedPage } from './serve/servedPages';
import { manifestFile } from './vite/manifestPlugin';
import { findPage } from './vite/pagePlugin';

/**
 * What the browser must fetch of each built page, in two phases: before the first field takes typing, and until the first
 * step can be left. Prints a table and fails above a ceiling. Bytes are the same on every machine, so they can gate a build.
 */

const root = path.resolve(import.meta.dirname, '..');

/**
 * Which scripts must have come before the first field takes typing. `named`: those that the document names, and what they
 * import at once, as long as they draw the first step. `inline`: those that stand in the document alone, when the build has
 * written the first step into it.
 */
const scriptsForTyping: 'named' | 'inline' = 'inline';

/**
 * The late chunks that leaving the first step needs (`scripts/vite/chunkOf.ts`), each with what it imports at once. A classic
 * page sends each step, and needs what talks to the server.
 */
const chunksForLeaving = { dynamic: ['leaving'], classic: ['leaving', 'server', 'country'] } as const;

const parts = ['script for typing', 'document with styles', 'script for leaving'] as const;
type Weights = Readonly<Record<(typeof parts)[number], number>>;
type Flow = keyof typeof chunksForLeaving;

/**
 * Bytes of brotli. What typing waits for is held to what is wanted. Leaving is wanted within 130 kB on a dynamic page, and what the fixed packages
 * weigh by themselves is 106: its ceilings are what the heaviest pages weigh today. They go up for what the first step itself
 * says, as the price beside its sliders, who lends, and how a person is reached, and never for what comes after it.
 */
const ceilings: Readonly<Record<Flow, Weights>> = {
  dynamic: { 'script for typing': 3_000, 'document with styles': 20_000, 'script for leaving': 158_000 },
  classic: { 'script for typing': 3_000, 'document with styles': 20_000, 'script for leaving': 192_000 },
};

function weigh({ name, folder, basePath }: ServedPage, flow: Flow): Weights {
  const manifestPath = manifestFile(root, name);
  if (!existsSync(manifestPath)) throw new Error(`${name} is not built: run npm run build:all first.`);
  const manifest: Manifest = JSON.parse(readFileSync(manifestPath, 'utf8'));
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const { scripts, inline, styles } = namedIn(html);
  const fileAt = (address: string) => address.slice(basePath.length + 1);
  const files = (names: readonly string[]) =>
    weightOf(names.map((file) => readFileSync(path.join(folder, file))));
  const inDocument = weightOf(inline);
  return {
    'script for typing':
      inDocument + files(scriptsForTyping === 'named' ? filesAtOnce(manifest, scripts.map(fileAt)) : []),
    'document with styles': weightOf([html]) + files(styles.map(fileAt)),
    'script for leaving': inDocument + files(filesFor(manifest, chunksForLeaving[flow])),
  };
}

/** Bytes of brotli, each file by itself, as it goes over the wire. */
function weightOf(contents: readonly (string | Buffer)[]): number {
  return contents.reduce((sum, content) => sum + brotliCompressSync(content).length, 0);
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

let isOver = false;
for (const page of servedPages(root)) {
  const { flow } = (await findPage(root, page.product, page.country)).page.definition;
  const weights = weigh(page, flow);
  const most = ceilings[flow];
  const columns = parts.map(
    (part) => `${part} ${kilobytes(weights[part]).padStart(8)} of ${kilobytes(most[part])}`,
  );
  isOver ||= parts.some((part) => weights[part] > most[part]);
  process.stdout.write(`${page.name.padEnd(14)} ${columns.join('   ')}\n`);
}
if (isOver) {
  process.stderr.write('A page is heavier than it may be.\n');
  process.exitCode = 1;
}
