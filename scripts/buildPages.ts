import { runBeside } from './beside';

/** A page, and how it is built where that is not the default. */
interface BuiltAs {
  readonly product: string;
  readonly country: string;
  readonly name?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Builds pages, each into its own folder `dist/<brand>-<country>`.
 *
 * @returns the names of those whose build failed
 */
export function buildPages(pages: readonly BuiltAs[]): Promise<readonly string[]> {
  return runBeside(
    pages.map(({ product, country, name = `${product}-${country}`, env }) => ({
      name,
      command: 'vite',
      args: ['build', '--logLevel', 'warn'],
      env: { ...env, APP_PRODUCT: product, APP_COUNTRY: country, BUILD_NAME: name },
    })),
  );
}
