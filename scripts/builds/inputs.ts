import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { hashFiles, listProjectFiles } from '../shared/projectFiles';
import type { PageBuild } from './buildPages';

/** Files of the configuration that Vite reads. */
const environmentFiles = ['.env', '.env.local', '.env.production', '.env.production.local'];

/** Folders that no build reads. What is new counts as an input until it is named here. */
const unread = /^(?:\.ci|config|docs|e2e|tests\/(?!backend\/)|tools|src\/testing)\//;

/** Files beside the source that no build reads. The gallery shows samples, which are fixtures of the domain. */
const isForTests = (file: string): boolean =>
  /\.test\.[jt]sx?$|\/__snapshots__\/|^(?:src|gallery)\/.*\.txt$/.test(file) ||
  (/\.fixture\.[jt]sx?$/.test(file) && !file.startsWith('src/domain/'));

/**
 * The hash of all that goes into a build: its files, its variables and those of the environment, and the version of Node. Builds with the
 * same hash are equal but for their times.
 */
export function hashInputs(
  root: string,
  { name, product, country, env }: PageBuild,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): string {
  const inherited = Object.entries(environment).filter(([variable]) => variable.startsWith('APP_'));
  const variables = Object.entries({ ...Object.fromEntries(inherited), ...env });
  const sorted = variables.toSorted(([one], [other]) => (one < other ? -1 : 1));
  const isRead = (file: string) =>
    !unread.test(file) &&
    !isForTests(file) &&
    (!file.startsWith('brands/') || file.startsWith(`brands/${product}/`));
  const files = [
    ...listProjectFiles(root).filter(isRead),
    ...environmentFiles.filter((file) => existsSync(path.join(root, file))),
  ];
  return createHash('sha256')
    .update(JSON.stringify([name, product, country, process.version, sorted]))
    .update(hashFiles(root, files))
    .digest('hex');
}
