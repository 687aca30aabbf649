/// <reference types="vite/client" />

/** The one page of this build (scripts/vite/pageModules.ts). */
declare module 'virtual:page' {
  import type { Page } from '#src/domain/pages/resolvePage';
  import type { LoanSummary as LoanSummaryComponent } from '#src/screens/step/LoanSummary';
  import type { Logo } from '#src/ui/logo';
  import type { Scene } from '#src/ui/scenes/scene';

  export const page: Page;
  /** The experiment that the page runs. Null if it runs none. */
  export const experiment: { readonly name: string; readonly variants: readonly string[] } | null;
  /** The tag of the variant that the document shows. Null if it shows none. */
  export const variantTag: string | null;
  /** The picture of the first screen, where the brand has one. */
  export const scene: Scene | null;
  /** The brand's marks. */
  export const logoHeader: Logo;
  export const logoFooter: Logo;
  /** The loan on a first step that asks for something else; null if the first step asks for the loan. */
  export const LoanSummary: typeof LoanSummaryComponent | null;
}

/** What the steps need of this page beside the first screen (scripts/vite/pageModules.ts). */
declare module 'virtual:form' {
  import type { MetadataJson } from 'libphonenumber-js/core';
  import type { CountryChecks } from '#src/domain/countries/country';
  import type { NoticeRow } from '#src/domain/catalogue/noticeRow';
  import type { OptionNames } from '#src/domain/countries/optionNames';
  import type Panel from '#src/screens/loan-panel/LoanPanel';
  import type { RowParts } from '#src/screens/services';
  /** Null if the row of the page does not ask for it. */
  export const CallBackForm: RowParts['CallBackForm'] | null;
  export const EligibilityList: RowParts['EligibilityList'] | null;
  /** The loan beside the steps after the first, in the layout of the brand. */
  export const LoanPanel: typeof Panel;
  export const checks: CountryChecks;
  /** The contradictions between answers to the questions of the page. */
  export const contradictions: readonly NoticeRow[];
  export const phoneMetadata: MetadataJson;
  /** What people call regions and countries, in the languages of the page. */
  export const optionNames: OptionNames;
}

/** What the screens after the form show of this page (scripts/vite/pageModules.ts). */
declare module 'virtual:screen-assets' {
  import type { StateQuestionnaire } from '#src/domain/journey/states/questionStates';
  import type { ScreenAssets } from '#src/screens/lateAssets';
  export const motif: ScreenAssets['motif'];
  export const creditHelp: ScreenAssets['creditHelp'];
  export const logo: ScreenAssets['logo'];
  /** What the states that only ask ask, by route. */
  export const states: Readonly<Record<string, StateQuestionnaire>>;
}

/** The consent banner and the tracker; nulls in a build without platforms (scripts/vite/pageModules.ts). */
declare module 'virtual:tracking' {
  import type { Purpose } from '#src/domain/tracking/purposes';
  import type { ConsentBanner as Banner } from '#src/shell/ConsentBanner';
  import type { openConsent as open } from '#src/app/wiring/consent';
  import type { startTracking } from '#src/app/wiring/tracking';
  import type { createLogRelay as createRelay } from '#src/platform/reports/logRelay';

  export const usedPurposes: readonly Purpose[];
  /** The version of the consent question. */
  export const consentVersion: number;
  /** How long a choice counts in the page's country, in months. */
  export const consentLifetimeMonths: number;
  export const ConsentBanner: typeof Banner | null;
  export const openConsent: typeof open | null;
  export const createLogRelay: typeof createRelay | null;
  export const loadTracking: (() => Promise<{ readonly startTracking: typeof startTracking }>) | null;
}

/** The third-party platforms of this build (scripts/vite/platforms.ts). */
declare module 'virtual:platforms' {
  import type { Adapter, TrackedPlatform } from '#src/tracking/adapter';
  import type { AdapterDependencies } from '#src/tracking/adapterDependencies';

  export const platforms: readonly (Omit<TrackedPlatform, 'adapter'> & {
    readonly createAdapter: (dependencies: AdapterDependencies) => Adapter;
  })[];
  /** Names of the platforms that the configuration does not name. */
  export const absentPlatforms: readonly string[];
}

/** The scripts of other hosts that this build admits (scripts/vite/contentPolicy.ts). */
declare module 'virtual:admitted-scripts' {
  import type { AdmittedScripts } from '#src/platform/loading/script';
  export const admittedScripts: AdmittedScripts;
}

/** The checked configuration of this build. */
declare module 'virtual:configuration' {
  import type { Configuration } from '#src/platform/config/configuration';
  export const configuration: Configuration;
}

/** The QA drawer (scripts/vite/qaPlugin.ts); null in a build for development or production. */
declare module 'virtual:qa' {
  import type { OpenQa } from '#src/app/wiring/qaDependencies';
  export const loadQa: (() => Promise<{ readonly openQa: OpenQa }>) | null;
}

/** The texts of every language, for the gallery alone (scripts/vite/galleryPlugin.ts). */
declare module 'virtual:gallery-texts' {
  import type { LocaleName } from '#src/domain/countries/locales';
  import type { TextTree } from '#src/domain/pages/textTree';
  export const texts: Readonly<
    Record<LocaleName, () => Promise<{ readonly namespaces: Readonly<Record<string, TextTree>> }>>
  >;
}
