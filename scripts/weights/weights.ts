import { parseArgs } from 'node:util';
import { prepareTestedBuilds } from '../builds/testedBuilds';
import { root } from '../shared/runInParallel';
import { listServedPages, listServedVariants } from '../serve/servedPages';
import { getManifestPath } from '../vite/manifestPlugin';
import { limits, limitsWithTracking, weightParts } from './limits';
import { measureBuild } from './measure';

/**
 * npm run weights [-- <page>…]: measures the bytes that the browser must load of each page, or of the named ones, until the first field
 * accepts typing and until the first step can be submitted. Builds what has changed. Fails if a page exceeds its limit.
 * Bytes are the same on every machine, so they can gate a build.
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

const problems: string[] = [];

for (const { name, folder, hasEveryPlatform } of weighed) {
  const manifestPath = getManifestPath(root, name);
  const weights = measureBuild({ folder, manifestPath });
  const limit = hasEveryPlatform ? limitsWithTracking : limits;
  const columns = weightParts.map(
    (part) => `${part} ${formatKilobytes(weights[part]).padStart(8)} of ${formatKilobytes(limit[part])}`,
  );
  process.stdout.write(`${name.padEnd(18)} ${columns.join('  ')}\n`);
  for (const part of weightParts)
    if (weights[part] > limit[part]) problems.push(`${name}: ${part} exceeds its limit.`);
}

if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
