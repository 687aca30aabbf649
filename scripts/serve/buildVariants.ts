import type { Environment } from '../../src/platform/config/configuration';

/** A page with another configuration, for browser tests of features that no page has by default. */
export interface BuildVariant {
  /** The name of its folder in `dist`. */
  readonly name: string;
  readonly product: string;
  readonly country: string;
  readonly environment: Environment;
  /** Whether the samples of all third-party platforms are its keys. */
  readonly hasEveryPlatform: boolean;
}

export const buildVariants: readonly BuildVariant[] = [
  {
    // Every third-party platform, with sample keys.
    name: 'ondara-es-tracked',
    product: 'ondara',
    country: 'es',
    environment: 'development',
    hasEveryPlatform: true,
  },
  {
    // The QA drawer, which only a staging build has.
    name: 'ondara-es-staging',
    product: 'ondara',
    country: 'es',
    environment: 'staging',
    hasEveryPlatform: false,
  },
];
