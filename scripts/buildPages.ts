import { root, runInParallel } from './runInParallel';
import { createVersion } from './vite/version';

/** A page to build. A variant has a name and environment variables of its own. */
interface PageBuild {
  readonly product: string;
  readonly country: string;
  readonly name?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Builds pages, each into its own folder, such as `dist/<brand>-<country>`. They have one version.
 *
 * @returns the names of the builds that failed
 */
export function buildPages(pages: readonly PageBuild[]): Promise<readonly string[]> {
  const version = createVersion(root);
  return runInParallel(
    pages.map(({ product, country, name = `${product}-${country}`, env }) => ({
      name,
      command: 'vite',
      args: ['build', '--logLevel', 'warn'],
      env: {
        ...env,
        APP_PRODUCT: product,
        APP_COUNTRY: country,
        BUILD_NAME: name,
        BUILD_VERSION: version,
      },
    })),
  );
}
