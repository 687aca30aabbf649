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
  /** The site key of its captcha. Empty for none. */
  readonly captchaSiteKey: string;
  /** Origins whose pages may embed it. Pages that nobody may embed refuse to be shown in a frame. */
  readonly frameOrigins: readonly string[];
}

/** The site whose pages embed the form in browser tests. */
export const affiliateOrigin = 'http://affiliate.example';

/** Where weaknesses of the staging build are reported, so that the tests of web servers have a `security.txt`. */
export const sampleSecurityContact = 'mailto:security@loans.example';

export const buildVariants: readonly BuildVariant[] = [
  // Every third-party platform, with sample keys, on a dynamic and a classic page.
  ...[
    ['ondara', 'es'],
    ['pravelo', 'pl'],
  ].map(([product = '', country = '']) => ({
    name: `${product}-${country}-tracked`,
    product,
    country,
    environment: 'development' as const,
    hasEveryPlatform: true,
    captchaSiteKey: '',
    frameOrigins: [],
  })),
  // A captcha.
  ...[
    ['ondara', 'es'],
    ['pravelo', 'pl'],
  ].map(([product = '', country = '']) => ({
    name: `${product}-${country}-captcha`,
    product,
    country,
    environment: 'development' as const,
    hasEveryPlatform: false,
    captchaSiteKey: 'sample-key',
    frameOrigins: [],
  })),
  {
    // The QA drawer, which only a staging build has.
    name: 'ondara-es-staging',
    product: 'ondara',
    country: 'es',
    environment: 'staging',
    hasEveryPlatform: false,
    captchaSiteKey: '',
    frameOrigins: [],
  },
  // In a frame, on each page that has tests of frames.
  ...[
    ['ondara', 'es'],
    ['pravelo', 'pl'],
    ['marenza', 'es'],
  ].map(([product = '', country = '']) => ({
    name: `${product}-${country}-framed`,
    product,
    country,
    environment: 'development' as const,
    hasEveryPlatform: false,
    captchaSiteKey: '',
    frameOrigins: [affiliateOrigin],
  })),
];
