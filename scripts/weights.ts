import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import {
  listEagerFiles,
  listFilesForChunks,
  readDocumentResources,
  type BuildManifest,
} from './buildManifest';
import { findDrawer } from './drawerInBuild';
import { findMissingMarkers, findPresentMarkers, listSdkMarkers } from './platformMarkers';
import { listServedPages, listServedVariants, type ServedPage } from './serve/servedPages';
import { getManifestPath } from './vite/manifestPlugin';
import { findPage } from './vite/pagePlugin';
import { readPlatforms } from './vite/platforms';

/**
 * npm run weights: measures the bytes that the browser must load of each built page, until the first field accepts typing and until the
 * first step can be submitted. Prints a table. Fails if a page exceeds its limit, if these files contain a third party's script, or if
 * the build contains the QA drawer.
 * Bytes are the same on every machine, so they can gate a build.
 */

const root = path.resolve(import.meta.dirname, '..');

/**
 * The scripts that typing into the first field waits for. `named`: the document's scripts with their static imports, if they render the
 * first step. `inline`: only inline scripts, if the build renders the first step.
 */
const scriptsForTyping: 'named' | 'inline' = 'inline';

/**
 * The late chunks that submitting the first step needs (`scripts/vite/chunks.ts`), with their static imports. A classic page sends each
 * step, so it also needs the code that calls the server.
 */
const chunksForLeaving = { dynamic: ['leaving'], classic: ['leaving', 'server', 'country'] } as const;

const parts = ['script for typing', 'document with styles', 'script for leaving'] as const;
type Weights = Readonly<Record<(typeof parts)[number], number>>;
type Flow = keyof typeof chunksForLeaving;

/**
 * Limits in bytes (brotli). For typing they are the targets. The document is what a server may send before it hears from the browser: ten
 * packets of 1460 bytes. For leaving, the target of a dynamic page is 130 kB, of which the required
 * packages take 106, so the limits are the sizes of today's heaviest pages. They may grow for content of the first step (such as the price
 * and the compared periods next to its sliders, the compact questions below it, the summary of the loan, the lenders or contact details), never for anything after it.
 * What draws a step before its turn loads later, but its place in the screen is part of them (decision 64).
 */
const limits: Readonly<Record<Flow, Weights>> = {
  dynamic: { 'script for typing': 3_000, 'document with styles': 14_600, 'script for leaving': 161_900 },
  classic: { 'script for typing': 3_000, 'document with styles': 14_600, 'script for leaving': 196_400 },
};

/**
 * The limits of a page with every third party: the document contains the consent banner, the starter listens to its buttons, and the first
 * script reads the choice. The starter also replaces a document whose address names an id, and checks the age of the choice. The
 * tracking code loads after the first step can be submitted. The classic pages have days as period: the starter has the
 * months of its language, 0.2 kB that save a date format before the first paint.
 */
const limitsWithTracking: Readonly<Record<Flow, Weights>> = {
  dynamic: addBanner(limits.dynamic, 250),
  classic: addBanner(limits.classic, 450),
};

function addBanner(weights: Weights, bytesForTyping: number): Weights {
  return {
    ...weights,
    'script for typing': weights['script for typing'] + bytesForTyping,
    'script for leaving': weights['script for leaving'] + 2_600,
  };
}

interface WeightResult {
  readonly weights: Weights;
  /** Markers of third parties in the weighed files. */
  readonly foundMarkers: readonly string[];
  /** Markers of third parties that are in none of the page's scripts. */
  readonly missingMarkers: readonly string[];
}

const sdkMarkers = listSdkMarkers(await readPlatforms(root));

function measureWeights({ name, folder, basePath }: ServedPage, flow: Flow): WeightResult {
  const manifestPath = getManifestPath(root, name);
  if (!existsSync(manifestPath)) throw new Error(`${name} is not built. Run npm run build:all first.`);
  const manifest: BuildManifest = JSON.parse(readFileSync(manifestPath, 'utf8'));
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const { scripts, inline, styles } = readDocumentResources(html);
  const fileAt = (address: string) => address.slice(basePath.length + 1);
  const read = (names: readonly string[]) =>
    names.map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const forTyping = scriptsForTyping === 'named' ? read(listEagerFiles(manifest, scripts.map(fileAt))) : [];
  const forLeaving = read(listFilesForChunks(manifest, chunksForLeaving[flow]));
  // The inline scripts are compressed together, as the parts of a document are.
  const inDocument = compressedSize([inline.join('\n')]);
  const built = Object.values(manifest).map(({ file }) => file);
  return {
    weights: {
      'script for typing': inDocument + compressedSize(forTyping),
      'document with styles': compressedSize([html]) + compressedSize(read(styles.map(fileAt))),
      'script for leaving': inDocument + compressedSize(forLeaving),
    },
    foundMarkers: findPresentMarkers(sdkMarkers, [...inline, ...forTyping, ...forLeaving]),
    missingMarkers: findMissingMarkers(sdkMarkers, read(built.filter((file) => file.endsWith('.js')))),
  };
}

/** Brotli bytes, compressing each file separately as on the wire. */
function compressedSize(contents: readonly string[]): number {
  return contents.reduce((sum, content) => sum + brotliCompressSync(content).length, 0);
}

const formatKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const problems: string[] = [];

async function report(page: ServedPage, pageLimits: typeof limits): Promise<WeightResult> {
  const { flow } = (await findPage(root, page.product, page.country)).page.definition;
  const result = measureWeights(page, flow);
  const { weights, foundMarkers } = result;
  const pageLimit = pageLimits[flow];
  const columns = parts.map(
    (part) => `${part} ${formatKilobytes(weights[part]).padStart(8)} of ${formatKilobytes(pageLimit[part])}`,
  );
  process.stdout.write(`${page.name.padEnd(18)} ${columns.join('   ')}\n`);
  for (const part of parts)
    if (weights[part] > pageLimit[part]) problems.push(`${page.name}: ${part} exceeds its limit.`);
  if (foundMarkers.length > 0)
    problems.push(`${page.name}: the first step waits for ${foundMarkers.join(', ')}.`);
  const drawer = findDrawer(page.folder);
  if (drawer.length > 0) problems.push(`${page.name} contains the QA drawer: ${drawer.join(', ')}.`);
  return result;
}

for (const page of listServedPages(root)) await report(page, limits);
for (const variant of listServedVariants(root).filter(({ hasEveryPlatform }) => hasEveryPlatform)) {
  const { foundMarkers, missingMarkers } = await report(variant, limitsWithTracking);
  const present = sdkMarkers.filter((marker) => !missingMarkers.includes(marker));
  process.stdout.write(
    `${' '.repeat(18)} contains ${present.join(', ')}; the first step waits for ${foundMarkers.join(', ') || 'none'}\n`,
  );
  if (missingMarkers.length > 0)
    problems.push(`${variant.name} lacks ${missingMarkers.join(', ')}, so this check proves nothing.`);
}
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
