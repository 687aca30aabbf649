import { parseArgs } from 'node:util';
import { prepareTestedBuilds } from './builds/testedBuilds';
import { findDrawer } from './checkBuild/drawerInBuild';
import { findMissingMarkers, findPresentMarkers, listSdkMarkers } from './checkBuild/platformMarkers';
import { root } from './shared/runInParallel';
import { listServedPages, listServedVariants } from './serve/servedPages';
import { getManifestPath } from './vite/manifestPlugin';
import { readPlatforms } from './vite/platforms';
import { limits, limitsWithTracking, weightParts } from './weights/limits';
import { measureBuild } from './weights/measure';

/**
 * npm run weights [-- <page>…]: measures the bytes that the browser must load of each page, or of the named ones, until the first field
 * accepts typing and until the first step can be submitted. Builds what has changed. Fails if a page exceeds its limit, if these files
 * contain a third party's script, or if the build contains the QA drawer. Bytes are the same on every machine, so they can gate a build.
 */

const { positionals } = parseArgs({ allowPositionals: true });

const formatKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const weighed = [
  ...listServedPages(root).map((page) => ({ ...page, hasEveryPlatform: false })),
  // Pages in staging also have the QA drawer.
  ...listServedVariants(root).filter(
    ({ hasEveryPlatform, experiment, environment }) =>
      (hasEveryPlatform || experiment !== '') && environment !== 'staging',
  ),
].filter(({ name }) => positionals.length === 0 || positionals.includes(name));
await prepareTestedBuilds(
  root,
  weighed.map(({ name }) => name),
);

const sdkMarkers = listSdkMarkers(await readPlatforms(root));
const problems: string[] = [];

for (const { name, folder, hasEveryPlatform } of weighed) {
  const manifestPath = getManifestPath(root, name);
  const { weights, scripts, allScripts } = measureBuild({ folder, manifestPath });
  const limit = hasEveryPlatform ? limitsWithTracking : limits;
  const columns = weightParts.map(
    (part) => `${part} ${formatKilobytes(weights[part]).padStart(8)} of ${formatKilobytes(limit[part])}`,
  );
  process.stdout.write(`${name.padEnd(18)} ${columns.join('  ')}\n`);
  for (const part of weightParts)
    if (weights[part] > limit[part]) problems.push(`${name}: ${part} exceeds its limit.`);
  const found = findPresentMarkers(sdkMarkers, scripts);
  if (found.length > 0) problems.push(`${name}: the first step waits for ${found.join(', ')}.`);
  const missing = hasEveryPlatform ? findMissingMarkers(sdkMarkers, allScripts) : [];
  if (missing.length > 0) problems.push(`${name} lacks ${missing.join(', ')}, so this check proves nothing.`);
  const drawer = findDrawer(folder);
  if (drawer.length > 0) problems.push(`${name} contains the QA drawer: ${drawer.join(', ')}.`);
}

if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
