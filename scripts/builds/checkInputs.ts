import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readHostedPage } from '../../deploy/hostedPage';
import { buildInCopy, copyInputs } from './sourceCopy';
import { listTestedBuilds, prepareTestedBuilds } from './testedBuilds';
import { root } from '../shared/runInParallel';
import { listFiles } from '../vite/compressTexts';

/**
 * npm run check:inputs: builds pages from nothing but the inputs that their hash counts (`builds/inputs.ts`), and compares every file with
 * the build of the whole project. If a build read more, a stored build could be taken for one of other sources.
 */

/** The staging build has the gallery and the QA drawer. */
const checked = ['ondara-es-staging', 'pravelo-pl'];

await prepareTestedBuilds(root, checked);
const problems: string[] = [];
for (const build of (await listTestedBuilds(root)).filter(({ name }) => checked.includes(name))) {
  const folder = path.join(root, 'dist', build.name);
  const copy = copyInputs(root, build.product);
  try {
    buildInCopy(copy, build, readHostedPage(folder).version);
    const other = path.join(copy.root, 'dist', build.name);
    const names = [...new Set([...listFiles(folder), ...listFiles(other)])];
    // The drawer is a library, in whose comments the bundler names the files of packages.
    const packages = `${path.relative(copy.root, root)}/node_modules/`;
    for (const name of names) {
      if (read(folder, name) !== read(other, name)?.replaceAll(packages, 'node_modules/'))
        problems.push(`${build.name}: ${name}`);
    }
  } catch (error) {
    problems.push(String(error));
  } finally {
    copy.remove();
  }
}
if (problems.length > 0) {
  process.stderr.write(`Built from their inputs alone, these files differ:\n  ${problems.join('\n  ')}\n`);
  process.exitCode = 1;
} else {
  process.stdout.write(`${checked.join(' and ')} are built from their inputs alone\n`);
}

/** The bytes of a file as a text; undefined if it is missing. */
function read(folder: string, name: string): string | undefined {
  const file = path.join(folder, name);
  return existsSync(file) ? readFileSync(file, 'latin1') : undefined;
}
