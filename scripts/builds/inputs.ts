import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { PageBuild } from './buildPages';

/** What every build reads: files and folders below the root of the project. `npm run check:inputs` builds pages from nothing else. */
export const sharedInputs: readonly string[] = [
  'index.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'deploy',
  'embed',
  'experiments',
  'gallery',
  'locales',
  'public',
  'qa',
  'scripts/embed',
  'scripts/serve/redirectToBasePath.ts',
  'scripts/vite',
  'scripts/weights/limits.ts',
  'src',
  'tests/backend',
];

/** Files of the configuration that Vite reads. Git ignores them. */
const environmentFiles = ['.env', '.env.local', '.env.production', '.env.production.local'];

/** Files in these folders that no build reads. The gallery shows samples, which are fixtures of the domain. */
const isForTests = (file: string): boolean =>
  /\.test\.[jt]sx?$|\/__snapshots__\/|^src\/testing\/|^(?:src|gallery)\/.*\.txt$/.test(file) ||
  (/\.fixture\.[jt]sx?$/.test(file) && !file.startsWith('src/domain/'));

/** The files that a build of a brand reads, by their paths below the root, in order. */
export function listInputs(root: string, product: string): readonly string[] {
  return [...sharedInputs, ...environmentFiles, `brands/${product}`]
    .flatMap((place) => listFiles(root, place))
    .filter((file) => !isForTests(file))
    .toSorted();
}

function listFiles(root: string, place: string): readonly string[] {
  const whole = path.join(root, place);
  if (!existsSync(whole)) return [];
  if (statSync(whole).isFile()) return [place];
  return readdirSync(whole, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
}

/**
 * The hash of all that goes into a build: its files, its variables and those of the environment, and the version of Node. Builds with the
 * same hash are equal but for their times.
 */
export function hashInputs(
  root: string,
  { name, product, country, env }: PageBuild,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): string {
  const hash = createHash('sha256');
  const inherited = Object.entries(environment).filter(([variable]) => variable.startsWith('APP_'));
  const variables = { ...Object.fromEntries(inherited), ...env };
  const sorted = Object.entries(variables).toSorted(([one], [other]) => (one < other ? -1 : 1));
  hash.update(JSON.stringify([name, product, country, process.version, sorted]));
  for (const file of listInputs(root, product)) {
    hash.update(`\n${file}\n`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}
