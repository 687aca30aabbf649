import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { getHostedPagePath, readHostedPage } from '../../deploy/hostedPage';
import type { ReleasedPage } from '../../deploy/releases';
import { root } from '../shared/runInParallel';
import { buildVariants } from './variants';
import { getMapsPath } from '../vite/hostingPlugin';

/**
 * Finds the pages that are built for staging or production, without the variants for tests.
 *
 * @param from the folder of the builds
 * @throws when there is none, or one is for development: it has the gallery, and a policy that takes forms of this machine
 */
export function listBuiltPages(from = path.join(root, 'dist')): readonly ReleasedPage[] {
  const folders = existsSync(from) ? readdirSync(from).map((name) => path.resolve(from, name)) : [];
  const pages = folders
    .filter((folder) => existsSync(getHostedPagePath(folder)))
    .map((folder) => ({ ...readHostedPage(folder), folder, mapsFolder: getMapsPath(folder) }))
    .filter(({ name }) => !buildVariants.some((variant) => variant.name === name));
  if (pages.length === 0)
    throw new Error(`${from} has no build. Run npm run build:all -- --environment production first.`);
  const inDevelopment = pages.filter(({ environment }) => environment === 'development');
  if (inDevelopment.length > 0)
    throw new Error(
      `${inDevelopment.map(({ name }) => name).join(', ')}: built for development or for tests, which no server in front of applicants may have. Run npm run build:all -- --environment production first.`,
    );
  return pages;
}
