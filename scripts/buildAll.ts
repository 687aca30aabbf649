import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildPages, selectBuilds } from './builds/buildPages';
import { prepareBuilds } from './builds/prepareBuilds';
import { listTestedBuilds } from './builds/testedBuilds';
import { readPageEnvironment } from './builds/pageEnvironment';
import { root } from './shared/runInParallel';
import { listPages } from './vite/findPage';
import { readPlatforms } from './vite/platforms';
import { createVersion, readCommit } from './vite/version';

/**
 * npm run build:all [-- --environment production] [--page ondara-es]: builds every page, or the named ones. With an environment it deletes
 * `dist` first, and each page has the variables of its file in `config/<environment>` and the version of a release, or that of
 * `BUILD_VERSION`. Without one it makes the builds for tests: the pages and their variants. It builds only those whose inputs have changed
 * (`builds/prepareBuilds.ts`).
 */

const { values } = parseArgs({
  options: { environment: { type: 'string' }, page: { type: 'string', multiple: true } },
});
const { environment } = values;

async function buildRelease(releasedTo: string): Promise<readonly string[]> {
  const platforms = await readPlatforms(root);
  const pages = listPages(root).map(({ product, country }) => {
    const name = `${product}-${country}`;
    return { name, product, country };
  });
  const builds = selectBuilds(pages, values.page).map((page) => ({
    ...page,
    env: readPageEnvironment(root, releasedTo, page.name, platforms),
  }));
  // Parts of one release that are built on several machines get their version from outside.
  const version = process.env['BUILD_VERSION'] ?? createVersion(readCommit(root));
  rmSync(path.join(root, 'dist'), { recursive: true, force: true });
  return buildPages(builds, () => version);
}

const failed =
  environment === undefined
    ? await prepareBuilds(root, selectBuilds(await listTestedBuilds(root), values.page))
    : await buildRelease(environment);
if (failed.length > 0) process.exit(1);
