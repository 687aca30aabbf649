import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { getHostedPagePath, readHostedPage } from '../../deploy/hostedPage';
import type { ReleasedPage } from '../../deploy/releases';
import { root } from '../runInParallel';
import { buildVariants } from './variants';
import { getMapsPath } from '../vite/hostingPlugin';

/**
 * Finds the pages that are built, without the variants for tests.
 *
 * @param from the folder of the builds
 * @throws when there is none
 */
export function listBuiltPages(from = path.join(root, 'dist')): readonly ReleasedPage[] {
  const folders = existsSync(from) ? readdirSync(from).map((name) => path.resolve(from, name)) : [];
  const pages = folders
    .filter((folder) => existsSync(getHostedPagePath(folder)))
    .map((folder) => ({ ...readHostedPage(folder), folder, mapsFolder: getMapsPath(folder) }))
    .filter(({ name }) => !buildVariants.some((variant) => variant.name === name));
  if (pages.length === 0) throw new Error(`${from} has no build. Run npm run build:all first.`);
  return pages;
}
