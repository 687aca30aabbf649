/** A page built otherwise than by default, beside the pages: for browser tests of what no page has without it. */
export interface Variant {
  /** Names its folder in `dist`. */
  readonly name: string;
  readonly product: string;
  readonly country: string;
  readonly env: Readonly<Record<string, string>>;
}

export const variants: readonly Variant[] = [
  {
    // Every platform of third parties, under keys that nobody has.
    name: 'ondara-es-tracked',
    product: 'ondara',
    country: 'es',
    env: {
      APP_TAG_MANAGER_ID: 'GTM-SAMPLE1',
      APP_ADS_SEND_TO: 'AW-000000001/sample',
      APP_POSTHOG_KEY: 'phc_sample',
      APP_POSTHOG_HOST: 'https://eu.i.posthog.com',
      APP_LOGROCKET_ID: 'sample/sample',
    },
  },
];
