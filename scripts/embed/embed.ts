import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { loaderVersion } from '../../embed/version';
import { buildLoader, getIntegrity, maxLoaderBytes } from './buildLoader';
import { getLoaderPath, getVersionsPath, readLoaderVersions } from './releasedLoaders';
import { root } from '../shared/runInParallel';

/**
 * npm run embed: builds the loader of embedding pages and stores it as the version of `embed/version.ts`. Never changes a stored version.
 * With `--check` it stores nothing, and fails if a stored version differs from its hash, or the source from its version.
 */

const isCheck = process.argv.includes('--check');

const code = await buildLoader(root);
const bytes = brotliCompressSync(code).length;
const versions = existsSync(getVersionsPath(root)) ? readLoaderVersions(root) : {};
const integrity = getIntegrity(code);
const stored = versions[loaderVersion];
const problems = [
  ...(bytes > maxLoaderBytes ? [`The loader has ${bytes} bytes (brotli), more than ${maxLoaderBytes}.`] : []),
  ...Object.entries(versions)
    .filter(([version, hash]) => getIntegrity(readFileSync(getLoaderPath(root, version), 'utf8')) !== hash)
    .map(([version]) => `embed/released/${version}.js differs from its hash. Restore it.`),
  ...(stored !== undefined && stored !== integrity
    ? [`The loader differs from version ${loaderVersion}. Raise embed/version.ts and run npm run embed.`]
    : []),
  ...(isCheck && stored === undefined ? [`Version ${loaderVersion} is not stored. Run npm run embed.`] : []),
];
if (problems.length === 0 && !isCheck) {
  writeFileSync(getLoaderPath(root, loaderVersion), code);
  writeFileSync(
    getVersionsPath(root),
    `${JSON.stringify({ ...versions, [loaderVersion]: integrity }, null, 2)}\n`,
  );
}
process.stdout.write(`${loaderVersion}: ${bytes} bytes (brotli) of ${maxLoaderBytes}, ${integrity}\n`);
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
