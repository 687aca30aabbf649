import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { filesAtOnce, filesFor, namedIn, type Manifest } from './phases';
import { foundMarks, missingMarks, sdkMarks } from './platformMarks';
import { servedPages, servedVariants, type ServedPage } from './serve/servedPages';
import { manifestFile } from './vite/manifestPlugin';
import { findPage } from './vite/pagePlugin';

/**
 * What the browser must fetch of each built page, in two phases: before the first field takes typing, and until the first
 * step can be left. Prints a table and fails above a ceiling, and where a script of a third party is among those files. Bytes are
 * the same on every machine, so they can gate a build.
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

/**
 * What a page with every third party may weigh beside that: its banner stands in the document, its starter hears the banner's
 * buttons, and the first script knows the choice. What tells the third parties comes after the first step can be left.
 */
const ceilingsTracked: Readonly<Record<Flow, Weights>> = {
  dynamic: withBanner(ceilings.dynamic),
  classic: withBanner(ceilings.classic),
};

function withBanner(weights: Weights): Weights {
  return { ...weights, 'script for leaving': weights['script for leaving'] + 2_000 };
}

interface Weighed {
  readonly weights: Weights;
  /** What of third parties stands in the files that were weighed. */
  readonly foreign: readonly string[];
  /** What of them stands in none of the page's scripts. */
  readonly absent: readonly string[];
}

function weigh({ name, folder, basePath }: ServedPage, flow: Flow): Weighed {
  const manifestPath = manifestFile(root, name);
  if (!existsSync(manifestPath)) throw new Error(`${name} is not built: run npm run build:all first.`);
  const manifest: Manifest = JSON.parse(readFileSync(manifestPath, 'utf8'));
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const { scripts, inline, styles } = namedIn(html);
  const fileAt = (address: string) => address.slice(basePath.length + 1);
  const read = (names: readonly string[]) =>
    names.map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const forTyping = scriptsForTyping === 'named' ? read(filesAtOnce(manifest, scripts.map(fileAt))) : [];
  const forLeaving = read(filesFor(manifest, chunksForLeaving[flow]));
  const inDocument = weightOf(inline);
  const built = Object.values(manifest).map(({ file }) => file);
  return {
    weights: {
      'script for typing': inDocument + weightOf(forTyping),
      'document with styles': weightOf([html]) + weightOf(read(styles.map(fileAt))),
      'script for leaving': inDocument + weightOf(forLeaving),
    },
    foreign: foundMarks(sdkMarks, [...inline, ...forTyping, ...forLeaving]),
    absent: missingMarks(sdkMarks, read(built.filter((file) => file.endsWith('.js')))),
  };
}

/** Bytes of brotli, each file by itself, as it goes over the wire. */
function weightOf(contents: readonly string[]): number {
  return contents.reduce((sum, content) => sum + brotliCompressSync(content).length, 0);
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const problems: string[] = [];

async function report(page: ServedPage, ceilingsOf: typeof ceilings): Promise<Weighed> {
  const { flow } = (await findPage(root, page.product, page.country)).page.definition;
  const weighed = weigh(page, flow);
  const { weights, foreign } = weighed;
  const most = ceilingsOf[flow];
  const columns = parts.map(
    (part) => `${part} ${kilobytes(weights[part]).padStart(8)} of ${kilobytes(most[part])}`,
  );
  process.stdout.write(`${page.name.padEnd(18)} ${columns.join('   ')}\n`);
  for (const part of parts)
    if (weights[part] > most[part]) problems.push(`${page.name}: ${part} is heavier than it may be.`);
  if (foreign.length > 0) problems.push(`${page.name}: the first step waits for ${foreign.join(', ')}.`);
  return weighed;
}

for (const page of servedPages(root)) await report(page, ceilings);
for (const variant of servedVariants(root)) {
  const { foreign, absent } = await report(variant, ceilingsTracked);
  const present = sdkMarks.filter((mark) => !absent.includes(mark));
  process.stdout.write(
    `${' '.repeat(18)} of ${present.join(', ')}, which it has, the first step waits for ${foreign.join(', ') || 'none'}\n`,
  );
  if (absent.length > 0) problems.push(`${variant.name} lacks ${absent.join(', ')}: it proves nothing.`);
}
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
