import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildPages } from './builds/buildPages';
import { prepareBuilds } from './builds/buildStore';
import { listTestedBuilds } from './builds/testedBuilds';
import { readPageEnvironment } from './pageEnvironment';
import { root } from './runInParallel';
import { listPages } from './vite/pagePlugin';
import { createVersion, readCommit } from './vite/version';

/**
 * npm run build:all [-- --environment production]: builds every page. With an environment it deletes `dist` first, and each page has the
 * variables of its file in `config/<environment>` and the version of a release. Without one it makes the builds for tests: the pages and
 * their variants. It builds only those whose inputs have changed (`builds/buildStore.ts`).
 */

const { values } = parseArgs({ options: { environment: { type: 'string' } } });
const { environment } = values;

function buildRelease(releasedTo: string): Promise<readonly string[]> {
  const pages = listPages(root).map(({ product, country }) => {
    const name = `${product}-${country}`;
    return { name, product, country, env: readPageEnvironment(root, releasedTo, name) };
  });
  const version = createVersion(readCommit(root));
  rmSync(path.join(root, 'dist'), { recursive: true, force: true });
  return buildPages(pages, () => version);
}

const failed =
  environment === undefined
    ? await prepareBuilds(root, await listTestedBuilds(root))
    : await buildRelease(environment);
if (failed.length > 0) process.exit(1);
