import type { CountryCode, QuestionOverride } from '../countries/country';
import type { LocaleName } from '../countries/locales';
import type { CataloguedName } from '../catalogue/dataPoints';
import type { LoanLimits } from '../catalogue/loanLimits';
import type { StepPath } from '../catalogue/steps';
import type { DeclinableDuty } from '../duties/duty';
import type { TrackingOptions } from '../tracking/usedPurposes';
import type { LoanTerms } from './costs/cost';
import type { Eligibility } from './eligibility';
import type { PeriodScale } from '../lead/lead';

export interface StepChange {
  /** What it asks instead of the catalogue's questions, in this order. For a step that takes the place of others. */
  readonly asks?: readonly CataloguedName[];
  /** The steps whose place it takes. What was typed there before the release moves here. They came before it. */
  readonly replaces?: readonly StepPath[];
  readonly add?: readonly CataloguedName[];
  readonly drop?: readonly CataloguedName[];
  /** Asked from the start, whether or not the server requests one of its data points. */
  readonly includeOnInit?: true;
}

/** How an applicant reaches a person. */
export interface Contact {
  /** The address for the review of a decision and for the deletion of data. */
  readonly email: string;
  /** With the calling code and spaces, for example `+34 900 000 000`. */
  readonly phone: string;
  /** On one line, in the order of the country. */
  readonly address: string;
  /** When the phone is answered: the first and the last weekday, from 1 (Monday) to 7, and times such as `09:00`. */
  readonly hours: { readonly days: readonly [number, number]; readonly from: string; readonly to: string };
}

/** One brand in one country. A page is data only: an order of steps, limits and small changes. */
export interface PageDefinition {
  /** The brand's folder name. */
  readonly brand: string;
  readonly country: CountryCode;
  /**
   * The languages that the page offers in addition to English, if they differ from its country's in number or order.
   * The first is the default. If absent, the page offers each language of its country in which it has own texts.
   */
  readonly languages?: readonly LocaleName[];
  /**
   * `dynamic`: version 3. The server names the data points that it wants, and the review sends all of
   * them. `classic`: each progress state has a route, and each step sends its part.
   */
  readonly flow: 'dynamic' | 'classic';
  /** Sent as `product` with a lead and with an affiliate event. */
  readonly backendProduct: string;
  readonly amount: LoanLimits;
  readonly period: LoanLimits;
  readonly periodScale: PeriodScale;
  /** Figures that the page's own texts contain, in addition to its limits (`pageFigures.ts`). */
  readonly disclosures: {
    /** How many minutes the form takes. */
    readonly minutes: number;
    /** The highest rate of any lender of the page, in percent per year. */
    readonly highestApr: number;
    /** The terms of every example calculation. */
    readonly terms: LoanTerms;
    /** The date of these terms, if the country requires it beside a rate: `2026-11-20`. */
    readonly calculatedOn?: string;
    /** The loan of the representative example: in major units, and in the page's `periodScale`. */
    readonly example: { readonly amount: number; readonly period: number };
  };
  /** In the order in which they are asked. */
  readonly steps: readonly StepPath[];
  /**
   * Steps that are no part of the order, because their questions have defaults: the loan, if the form begins with another step. The
   * applicant opens them from the summary of the loan, and returns.
   */
  readonly stepsOnRequest?: readonly StepPath[];
  readonly stepChanges?: Readonly<Partial<Record<StepPath, StepChange>>>;
  /** Changes of this page only. A change for every page of a country belongs to the country. */
  readonly overrides?: Readonly<Partial<Record<CataloguedName, QuestionOverride>>>;
  /** Whether the first step can show how a loan in months is repaid, year by year. If absent, it does not. */
  readonly showsRepayment?: boolean;
  /**
   * `answered`: a step that is sent opens the next one when the server has answered. If absent, the next step opens at once where the
   * page knows it (decision 56).
   */
  readonly advance?: 'answered';
  /** What excludes an applicant for certain. If absent, the limits of age of the country alone. */
  readonly eligibility?: Eligibility;
  readonly contact: Contact;
  /** Whether the server takes `callBack` (docs/help.md). If absent, the help of a step names telephone and e-mail alone. */
  readonly callsBack?: true;
  /** Names of the page's lenders, as people know them. */
  readonly lenders: readonly string[];
  /** The company's entry in the register that the law of its country requires, as the register writes it. */
  readonly registerEntry: string;
  /** Whether the legal texts are the brand's own. Samples are marked as such on the page until lawyers replace them. */
  readonly legalTexts: 'own' | 'sample';
  /** Whether the price of its offers is personalised by automated processing. The page then says so (Directive (EU) 2023/2225, article 13). */
  readonly hasPersonalisedPrice?: true;
  /** The duties of its country (`domain/duties`) that the page does not meet itself, each with the reason. */
  readonly declinedDuties?: Readonly<Partial<Record<DeclinableDuty, string>>>;
  /** The purposes of the page's third-party platforms, and whether they need consent. */
  readonly tracking?: TrackingOptions;
  /** Paths on the brand's own site, outside of this application. */
  readonly legalPaths: { readonly terms: string; readonly privacy: string };
  /**
   * The brokerage contract that an applicant concludes on the page, in a box of its own. `path`: its text, on the brand's own site. The
   * server must list the policy `brokerage_contract` and keep the contract. If absent, nothing is concluded on the page.
   */
  readonly brokerageContract?: { readonly path: string };
  /**
   * Whether the page tells the page that embeds it the decision and the lender (`loan:outcome`). Both are credit data, so the row
   * names the legal basis. If absent, the embedding page learns neither.
   */
  readonly sendsOutcomeToHost?: { readonly reason: string };
  /** Class names around header, main part and footer for the brand's `theme.css`, separated by spaces. */
  readonly layoutClassName?: string;
  /** Class names of the main part, which contains the introduction and the form. */
  readonly mainClassName?: string;
}

/** Checks a page's literal against the catalogue at compile time and returns it unchanged. */
export function definePage(definition: PageDefinition): PageDefinition {
  return definition;
}
