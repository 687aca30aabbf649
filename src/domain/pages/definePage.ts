import type { CountryCode, QuestionChange } from '../countries/country';
import type { CataloguedName } from '../catalogue/dataPoints';
import type { Limits } from '../catalogue/limits';
import type { StepPath } from '../catalogue/steps';
import type { LoanTerms } from './cost';
import type { PeriodScale } from '../lead/lead';

export interface StepChange {
  readonly add?: readonly CataloguedName[];
  readonly drop?: readonly CataloguedName[];
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
  /** Where the applicant writes to: for a person's review of a decision, for the deletion of what was sent. */
  readonly contactEmail: string;
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
