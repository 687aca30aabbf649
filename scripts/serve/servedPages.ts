import path from 'node:path';
import { loadEnv } from 'vite';
import { describeVariable } from '../configuration/variables';
import { buildVariants, type BuildVariant } from '../builds/variants';
import { listPages } from '../vite/findPage';

/** A page's build, and the port and the path under which it is served. */
export interface ServedPage {
  /** Brand and country, such as `ondara-es`. */
  readonly name: string;
  /** The names of its folders below `brands`. */
  readonly product: string;
  readonly country: string;
  /** The folder of the build. */
  readonly folder: string;
  readonly port: number;
  /** Starts with a slash and does not end with one. Empty at the root of a host. */
  readonly basePath: string;
}

/** The URL of a served page, with a slash at the end. */
export const getPageUrl = ({ port, basePath }: ServedPage): string => `http://127.0.0.1:${port}${basePath}/`;

/** A build variant, and the port and the path under which it is served. */
export type ServedVariant = ServedPage & BuildVariant;

/** The build variants, on the ports after those of the pages. */
export function listServedVariants(root: string): readonly ServedVariant[] {
  const pages = listServedPages(root);
  return buildVariants.flatMap((variant, index) => {
    const page = pages.find(
      ({ product, country }) => product === variant.product && country === variant.country,
    );
    if (page === undefined) return [];
    const folder = path.join(root, 'dist', variant.name);
    return [{ ...page, ...variant, folder, port: (pages.at(-1) ?? page).port + 1 + index }];
  });
}

/** Every build that tests use, on consecutive ports: the pages, then the variants. */
export const listServedBuilds = (root: string): readonly ServedPage[] => [
  ...listServedPages(root),
  ...listServedVariants(root),
];

/** The default port of the first page. */
export const defaultPort = 4301;

/** The number of ports that all builds together need, one for each page and each variant. */
export const countServedPorts = (root: string): number => listPages(root).length + buildVariants.length;

/**
 * Every page, each on its own origin with consecutive ports from `PORT`. The base path comes from the same environment variable as
 * in the build.
 */
export function listServedPages(root: string): readonly ServedPage[] {
  const environment: Readonly<Record<string, string | undefined>> = {
    ...loadEnv('production', root, 'APP_'),
    ...process.env,
  };
  const basePath = environment['APP_BASE_PATH'] ?? describeVariable('APP_BASE_PATH').defaultValue;
  const firstPort = Number(environment['PORT'] ?? defaultPort);
  return listPages(root).map(({ product, country }, index) => {
    const name = `${product}-${country}`;
    const folder = path.join(root, 'dist', name);
    return { name, product, country, folder, port: firstPort + index, basePath };
  });
}
