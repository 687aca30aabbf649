import path from 'node:path';
import { loadEnv } from 'vite';
import { variables } from '../../src/platform/config/schema';
import { listPages } from '../vite/pagePlugin';
import { variants } from './variants';

/** A page's build and where it is served. */
export interface ServedPage {
  /** Brand and country, such as `ondara-es`. */
  readonly name: string;
  /** Its folders. */
  readonly product: string;
  readonly country: string;
  /** The folder of the build. */
  readonly folder: string;
  readonly port: number;
  /** With a slash in front and none behind; empty at the root of a host. */
  readonly basePath: string;
  /** Folder of code and styles below the base path. */
  readonly assetsPath: string;
}

/** Where the application of a served page begins, with a slash behind. */
export const addressOf = ({ port, basePath }: ServedPage): string => `http://127.0.0.1:${port}${basePath}/`;

/** The variants of pages, on the ports behind those of the pages. */
export function servedVariants(root: string): readonly ServedPage[] {
  const pages = servedPages(root);
  return variants.flatMap(({ name, product, country }, index) => {
    const page = pages.find((each) => each.product === product && each.country === country);
    if (page === undefined) return [];
    const folder = path.join(root, 'dist', name);
    return [{ ...page, name, folder, port: (pages.at(-1) ?? page).port + 1 + index }];
  });
}

/** The first page's port where the environment names none. */
const usualPort = 4301;

/**
 * Every page that has a folder, each with an origin of its own: the ports follow each other from PORT on. The paths are read
 * from the environment as the build reads them.
 */
export function servedPages(root: string): readonly ServedPage[] {
  const environment: Readonly<Record<string, string | undefined>> = {
    ...loadEnv('production', root, 'APP_'),
    ...process.env,
  };
  const basePath = environment['APP_BASE_PATH'] ?? variables.APP_BASE_PATH.fallback;
  const assetsPath = environment['APP_ASSETS_PATH'] ?? variables.APP_ASSETS_PATH.fallback;
  const firstPort = Number(environment['PORT'] ?? usualPort);
  return listPages(root).map(({ product, country }, index) => {
    const name = `${product}-${country}`;
    const folder = path.join(root, 'dist', name);
    return { name, product, country, folder, port: firstPort + index, basePath, assetsPath };
  });
}
