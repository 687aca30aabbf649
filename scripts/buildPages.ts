import { runBeside } from './beside';

/**
 * Builds pages, each into its own folder `dist/<brand>-<country>`.
 *
 * @returns the names of those whose build failed
 */
export function buildPages(
  pages: readonly { readonly product: string; readonly country: string }[],
): Promise<readonly string[]> {
  return runBeside(
    pages.map(({ product, country }) => ({
      name: `${product}-${country}`,
      command: 'vite',
      args: ['build', '--logLevel', 'warn'],
      env: { APP_PRODUCT: product, APP_COUNTRY: country },
    })),
  );
}
