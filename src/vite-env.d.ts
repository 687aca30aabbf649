/// <reference types="vite/client" />

/** The one page of this build (scripts/vite/pagePlugin.ts). */
declare module 'virtual:page' {
  import type { CountryChecks } from './domain/countries/country';
  import type { Questionnaire } from './domain/pages/questionnaire';
  import type { Page } from './domain/pages/resolvePage';
  import type { MetadataJson } from 'libphonenumber-js/core';

  export const page: Page;
  /** Addresses of the brand's marks. */
  export const logoHeader: string;
  export const logoFooter: string;
  export const loadChecks: () => Promise<{ readonly checks: CountryChecks }>;
  /** What the states that only ask ask, by route. */
  export const loadStates: () => Promise<{ readonly states: Readonly<Record<string, Questionnaire>> }>;
  export const loadPhoneMetadata: () => Promise<{ readonly phoneMetadata: MetadataJson }>;
}

/** The checked configuration of this build. */
declare module 'virtual:configuration' {
  import type { Configuration } from './platform/config/configuration';
  export const configuration: Configuration;
}

declare module 'virtual:states' {
  import type { Questionnaire } from './domain/pages/questionnaire';
  export const states: Readonly<Record<string, Questionnaire>>;
}

declare module 'virtual:phone-metadata' {
  import type { MetadataJson } from 'libphonenumber-js/core';
  export const phoneMetadata: MetadataJson;
}
