import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readHostedPage } from '../deploy/hostedPage';
import { buildInCopy, copyInputs } from './builds/sourceCopy';
import { listTestedBuilds, prepareTestedBuilds } from './builds/testedBuilds';
import { root } from './runInParallel';
import { listFiles } from './vite/compressTexts';

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
    for (const name of names) if (!isSame(folder, other, name)) problems.push(`${build.name}: ${name}`);
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

function isSame(one: string, other: string, name: string): boolean {
  const read = (folder: string) => {
    try {
      return readFileSync(path.join(folder, name));
    } catch {
      return null;
    }
  };
  const [first, second] = [read(one), read(other)];
  return first !== null && second !== null && first.equals(second);
}
