import { runInParallel } from '../shared/runInParallel';

/** A page to build. A variant has a name and environment variables of its own. */
export interface PageBuild {
  /** The name of its folder in `dist`. */
  readonly name: string;
  /** The names of its folders below `brands`. */
  readonly product: string;
  readonly country: string;
  readonly env: Readonly<Record<string, string>>;
}

/**
 * The builds with these names; all, if no name is given.
 *
 * @throws when there is no such build
 */
export function selectBuilds<Build extends { readonly name: string }>(
  builds: readonly Build[],
  names: readonly string[] | undefined,
): readonly Build[] {
  if (names === undefined) return builds;
  const unknown = names.filter((name) => builds.every((build) => build.name !== name));
  if (unknown.length > 0) throw new Error(`There is no build ${unknown.join(', ')}.`);
  return builds.filter(({ name }) => names.includes(name));
}

/**
 * Builds pages, each into its own folder, such as `dist/<brand>-<country>`.
 *
 * @param getVersion the version of a build
 * @returns the names of the builds that failed
 */
export async function buildPages(
  builds: readonly PageBuild[],
  getVersion: (build: PageBuild) => string,
): Promise<readonly string[]> {
  const failed = await runInParallel(
    builds.map((build) => ({
      name: build.name,
      command: 'vite',
      args: ['build', '--logLevel', 'warn'],
      env: {
        ...build.env,
        APP_PRODUCT: build.product,
        APP_COUNTRY: build.country,
        BUILD_NAME: build.name,
        BUILD_VERSION: getVersion(build),
        // Vite keeps one that is set, by the shell or by the import of a module before, and would build for development.
        NODE_ENV: 'production',
      },
    })),
  );
  return failed.map(({ name }) => name);
}
