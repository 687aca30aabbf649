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
  /** Where it sends its figures. Empty for nowhere. */
  readonly vitalsUrl: string;
  /** The experiment that it runs. Empty for none. */
  readonly experiment: string;
}

/** The site whose pages embed the form in browser tests. */
export const affiliateOrigin = 'http://affiliate.example';

/** The origin of the demo page. It is another site than the forms, which have `127.0.0.1`. */
export const demoPort = 4290;
export const demoOrigin = `http://localhost:${demoPort}`;

/** Where weaknesses of the staging build are reported, so that the tests of web servers have a `security.txt`. */
export const sampleSecurityContact = 'mailto:security@loans.example';

/** The name of the variant of a page that pages of other sites may embed. */
export const nameFramedBuild = (page: string): string => `${page}-framed`;

const ordinary = {
  environment: 'development',
  hasEveryPlatform: false,
  captchaSiteKey: '',
  frameOrigins: [],
  vitalsUrl: '',
  experiment: '',
} as const;
const ondara = { product: 'ondara', country: 'es' } as const;
const pravelo = { product: 'pravelo', country: 'pl' } as const;
const luzano = { product: 'luzano', country: 'mx' } as const;
const marenza = { product: 'marenza', country: 'es' } as const;

export const buildVariants: readonly BuildVariant[] = [
  // Every third-party platform, with sample keys, on a dynamic and a classic page, and in a country that requires no choice.
  ...[ondara, pravelo, luzano].map((page) => ({
    ...ordinary,
    ...page,
    name: `${page.product}-${page.country}-tracked`,
    hasEveryPlatform: true,
  })),
  ...[ondara, pravelo].map((page) => ({
    ...ordinary,
    ...page,
    name: `${page.product}-${page.country}-captcha`,
    captchaSiteKey: 'sample-key',
  })),
  // The QA drawer, which only a staging build has. It shows what every third-party platform got.
  { ...ordinary, ...ondara, name: 'ondara-es-staging', environment: 'staging', hasEveryPlatform: true },
  // A page that runs an experiment.
  { ...ordinary, ...marenza, name: 'marenza-es-experiment', experiment: 'first-words' },
  // In a frame, on each page that has tests of frames, and on the demo page. They also send their figures.
  ...[ondara, pravelo, marenza].map((page) => ({
    ...ordinary,
    ...page,
    name: nameFramedBuild(`${page.product}-${page.country}`),
    frameOrigins: [affiliateOrigin, demoOrigin],
    vitalsUrl: 'https://vitals.example/beacon',
  })),
];
