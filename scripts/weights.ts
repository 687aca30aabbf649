import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findBase } from './shared/base';
import { listTestedBuilds, prepareTestedBuilds } from './builds/testedBuilds';
import { findDrawer } from './checkBuild/drawerInBuild';
import { findMissingMarkers, findPresentMarkers, listSdkMarkers } from './checkBuild/platformMarkers';
import { root } from './shared/runInParallel';
import { listServedPages, listServedVariants } from './serve/servedPages';
import { getManifestPath } from './vite/manifestPlugin';
import { readPlatforms } from './vite/platforms';
import { findBaseBuilds, type BaseBuild } from './weights/base';
import { formatDifference, formatKilobytes, listNamedDifferences } from './weights/differences';
import { limits, limitsWithTracking, weightParts, type Weights } from './weights/limits';
import { measureBuild } from './weights/measure';

/**
 * npm run weights [-- <page>… --base <commit>]: measures the bytes that the browser must load of each page, or of the named ones, until the
 * first field accepts typing and until the first step can be submitted. Prints a table with the differences to the base (`base.ts`), and
 * at last those above 1 kB. Builds what has changed, and the pages of the base; `--stored-base` compares only with those that are stored.
 * `--report <file>` writes the differences above 1 kB. Fails if a page exceeds its limit, if these files contain a third party's script,
 * or if the build contains the QA drawer. Bytes are the same on every machine, so they can gate a build.
 */

const { values, positionals } = parseArgs({
  options: {
    base: { type: 'string' },
    'stored-base': { type: 'boolean', default: false },
    report: { type: 'string' },
  },
  allowPositionals: true,
});

const weighed = [
  ...listServedPages(root).map((page) => ({ ...page, hasEveryPlatform: false })),
  // Pages in staging also have the QA drawer.
  ...listServedVariants(root).filter(
    ({ hasEveryPlatform, experiment, environment }) =>
      (hasEveryPlatform || experiment !== '') && environment !== 'staging',
  ),
].filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const names = weighed.map(({ name }) => name);
await prepareTestedBuilds(root, names);

const base = findBase(root, values.base);
const builds = (await listTestedBuilds(root)).filter(({ name }) => names.includes(name));
const baseBuilds = findBaseBuilds(root, base, builds, !values['stored-base']);
const sdkMarkers = listSdkMarkers(await readPlatforms(root));
const problems: string[] = [];
const named: string[] = [];

for (const { name, folder, hasEveryPlatform } of weighed) {
  const manifestPath = getManifestPath(root, name);
  const { weights, scripts, allScripts } = measureBuild({ folder, manifestPath });
  const baseBuild = baseBuilds.get(name);
  const before = baseBuild === undefined ? undefined : measureBase(baseBuild);
  if (before !== undefined) named.push(...listNamedDifferences(name, weights, before));
  const limit = hasEveryPlatform ? limitsWithTracking : limits;
  const columns = weightParts.map((part) => {
    const difference = formatDifference(before === undefined ? undefined : weights[part] - before[part]);
    return `${part} ${formatKilobytes(weights[part]).padStart(8)} of ${formatKilobytes(limit[part])} ${difference.padEnd(8)}`;
  });
  process.stdout.write(`${name.padEnd(18)} ${columns.join('  ').trimEnd()}\n`);
  for (const part of weightParts)
    if (weights[part] > limit[part]) problems.push(`${name}: ${part} exceeds its limit.`);
  const found = findPresentMarkers(sdkMarkers, scripts);
  if (found.length > 0) problems.push(`${name}: the first step waits for ${found.join(', ')}.`);
  const missing = hasEveryPlatform ? findMissingMarkers(sdkMarkers, allScripts) : [];
  if (missing.length > 0) problems.push(`${name} lacks ${missing.join(', ')}, so this check proves nothing.`);
  const drawer = findDrawer(folder);
  if (drawer.length > 0) problems.push(`${name} contains the QA drawer: ${drawer.join(', ')}.`);
}

const summary = [
  baseBuilds.size < names.length
    ? `${names.length - baseBuilds.size} of ${names.length} pages are not compared with ${base.slice(0, 10)}: its builds are not stored.`
    : `Compared with ${base.slice(0, 10)}.`,
  ...(named.length === 0 ? [] : ['Differences above 1 kB:', ...named.map((line) => `  ${line}`)]),
];
process.stdout.write(`${summary.join('\n')}\n`);
if (values.report !== undefined) writeFileSync(path.resolve(root, values.report), `${named.join('\n')}\n`);
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}

/** The weights of a build of the base. Undefined if its chunks had other names. */
function measureBase(build: BaseBuild): Weights | undefined {
  try {
    return measureBuild(build).weights;
  } catch {
    return undefined;
  }
}
