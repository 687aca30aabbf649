import type { CountryCode, QuestionChange } from '../countries/country';
import type { CataloguedName } from '../catalogue/dataPoints';
import type { Limits } from '../catalogue/limits';
import type { StepPath } from '../catalogue/steps';
import type { TrackingChoice } from '../tracking/used';
import type { LoanTerms } from './cost';
import type { PeriodScale } from '../lead/lead';

export interface StepChange {
  readonly add?: readonly CataloguedName[];
  readonly drop?: readonly CataloguedName[];
  /** Asked at the start of this page, whether or not the server has asked for one of its data points. */
  readonly includeOnInit?: true;
}

/** How a person is reached. */
export interface Contact {
  /** Where to write: for a person's review of a decision, for the deletion of what was sent. */
  readonly email: string;
  /** With the country's calling code and spaces, for example `+34 900 000 000`. */
  readonly phone: string;
  /** In one line, as the country writes it. */
  readonly address: string;
  /** When the telephone is answered: weekdays from 1, Monday, to 7, both ends included; times of day as `09:00`. */
  readonly hours: { readonly days: readonly [number, number]; readonly from: string; readonly to: string };
}

/** One brand in one country. A page is only this: an order, limits and small changes; it holds no code. */
export interface PageDefinition {
  /** The brand's folder name. */
  readonly brand: string;
  readonly country: CountryCode;
  /**
   * `dynamic`: version 3, the server names the data points it wants and the last step sends them all.
   * `classic`: one route per progress state, every step sends its part.
   */
  readonly flow: 'dynamic' | 'classic';
  /** Sent as `product` with a lead and with an affiliate event. */
  readonly backendProduct: string;
  readonly amount: Limits;
  readonly period: Limits;
  readonly periodScale: PeriodScale;
  /** What the page's own texts are filled with beside its limits (`figures.ts`). */
  readonly told: {
    /** How long the form takes. */
    readonly minutes: number;
    /** Of any lender that the page leads to: in percent of a year. */
    readonly highestApr: number;
    /** By which what a loan costs is told as an example, wherever it is told. */
    readonly terms: LoanTerms;
    /** The day of those terms, where the country wants it told beside a rate: `2026-11-20`. */
    readonly calculatedOn?: string;
    /** The loan of the representative example: in major units, and in the page's `periodScale`. */
    readonly example: { readonly amount: number; readonly period: number };
  };
  /** In the order asked. */
  readonly steps: readonly StepPath[];
  readonly stepChanges?: Readonly<Partial<Record<StepPath, StepChange>>>;
  /** Only what is this page's own: what every page of the country would say belongs to the country. */
  readonly overrides?: Readonly<Partial<Record<CataloguedName, QuestionChange>>>;
  /** Where the answers can be read and changed before they are sent for good. */
  readonly review: 'last-step' | 'none';
  /** How an applicant reaches a person. */
  readonly contact: Contact;
  /** Names of lenders that the page asks, as people know them. */
  readonly lenders: readonly string[];
  /** The entry of the company in the register that its country's law names, as the register writes it. */
  readonly registerEntry: string;
  /** Whether the legal texts are the brand's own, or samples which its lawyers replace: then the page says so. */
  readonly legalTexts: 'own' | 'sample';
  /** What the page's platforms of third parties may be used for, and whether that waits for a choice. */
  readonly tracking?: TrackingChoice;
  /** Paths on the brand's own site, outside this application. */
  readonly legalPaths: { readonly terms: string; readonly privacy: string };
  /** Class names by which the brand's `theme.css` reaches what is around header, main part and footer; with spaces between. */
  readonly layoutClassName?: string;
  /** The same for the main part, which holds the words and the form. */
  readonly mainClassName?: string;
}

/** Checks a page's literal against the catalogue at compile time; hands it back unchanged. */
export function definePage(definition: PageDefinition): PageDefinition {
  return definition;
}
