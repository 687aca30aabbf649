import type { CountryFacts } from '../countries/country';
import type { LeadPath } from '../lead/lead';
import type { DataPointName, LeadDataPointName, PathOf } from './names';

/**
 * The kinds of data points. A kind decides how an answer is asked and read. `form/kinds/fieldComponents.ts` has a field for each
 * kind; a kind without a field does not compile.
 */

export type PatternName =
  'name' | 'jobTitle' | 'street' | 'houseNumber' | 'city' | 'place' | 'company' | 'plate' | 'free';

/** The look-ups. `app/wiring/lookUps.ts` calls them. */
export type LookUpName =
  'places' | 'company' | 'emails' | 'countries' | 'vehicles' | 'positions' | 'jobAreas';

/**
 * The source of the values of a choice. It also decides the source of their labels:
 * - a list of values: the texts of the entry (`fields > <data point> > options > <value>`);
 * - the country's regions: the values themselves;
 * - countries as ISO 3166-1 alpha-2, those that the server lists, or all until it does: the language;
 * - citizenships: these countries, and none (`stateless`), which has a text of the entry;
 * - names of the country (banks): the values themselves. The list may be incomplete, so any other text is accepted;
 * - another answer, with the values for each of its values in `lists`; `of` is its data point: the texts of the entry;
 * - a look-up with the answer to the data point `of`, or with none; `list` is the part of the result that has the values: the
 *   values themselves;
 * - values that a look-up narrows, or all of them until it does or if it lists none: the texts of the entry, so that a value
 *   without a label is never offered.
 */
export type OptionSource =
  | readonly string[]
  | 'regions'
  | 'countries'
  | 'citizenships'
  | NamedOptions
  | AnswerDependentOptions
  | LookUpOptions
  | NarrowedOptions;

export interface NamedOptions {
  readonly names: readonly string[];
}

export interface AnswerDependentOptions {
  readonly of: DataPointName;
  readonly lists: Readonly<Record<string, readonly string[]>>;
}

export interface LookUpOptions {
  readonly lookUp: LookUpName;
  readonly of?: DataPointName;
  readonly list: string;
}

export interface NarrowedOptions extends LookUpOptions {
  readonly values: readonly string[];
}

interface KindSettings {
  text: {
    readonly pattern: PatternName;
    readonly maxLength?: number;
    /** May end with a name suffix of the country. */
    readonly suffix?: true;
    /** A dash says that the applicant has none. It is stored as `-`. */
    readonly takesDash?: true;
    /** Suggests companies while the applicant types. The look-up `company` finds the chosen one by its name. */
    readonly suggests?: 'companies';
  };
  email: object;
  /** `mobile`: the number receives a code, so a landline is rejected. `hasExtension`: an extension may follow it. */
  phone: { readonly line: 'mobile' | 'any'; readonly hasExtension?: true };
  /** In major units of the country's currency. */
  money: { readonly min?: number; readonly max?: number };
  /** `initial`: the answer until the applicant changes it. */
  number: { readonly min: number; readonly max: number; readonly initial?: number };
  /** A one-time code, with its minimum and maximum number of digits. */
  code: { readonly min: number; readonly max: number };
  /** A calendar date in three parts. `birth` is checked against the ages of the country. `within` is a number of days from today. */
  date: { readonly range: 'birth' | 'past' | 'future' | 'any'; readonly within?: number };
  /** A month and a year, stored as the first day of the month. */
  month: { readonly range: 'past' | 'future' };
  choice: {
    readonly options: OptionSource;
    /** The values are years, from this one to next year, stored as numbers. */
    readonly years?: { readonly from: number };
    /** The values that exclude the applicant. They are offered, so that whoever chooses one learns why. */
    readonly refused?: readonly string[];
  };
  'yes-no': object;
  consent: object;
  identifier: { readonly holder: keyof CountryFacts['identifiers'] };
  'bank-account': object;
  'postal-code': object;
  /** Asked with a slider and a text field. The limits come from the page. */
  amount: object;
  period: object;
  /** A list of rows that ask the same questions. It starts with `min` rows and has at most `max`. */
  list: { readonly row: readonly DataPointName[]; readonly min: number; readonly max: number };
}

export type DataPointKind = keyof KindSettings;

export type AutocompleteToken =
  | 'given-name'
  | 'additional-name'
  | 'family-name'
  | 'email'
  | 'tel'
  | 'bday'
  | 'sex'
  | 'postal-code'
  | 'address-level1'
  | 'address-level2'
  | 'address-level3'
  | 'address-line1'
  | 'organization'
  | 'organization-title'
  | 'one-time-code'
  | 'off';

/** A look-up that prefills other questions. `with` names the list in the result for each of those data points. */
export interface FillRule {
  readonly lookUp: LookUpName;
  readonly with: Readonly<Partial<Record<DataPointName, string>>>;
}

/** The question is asked if each of these data points has one of its listed values (as text), whichever questionnaire asks them. */
export type AnswerCondition = Readonly<Partial<Record<DataPointName, readonly string[]>>>;

/** The place of an answer: a path of the lead, a field of one call, or, for a consent, only its record in the `policies` of the lead. */
type AnswerLocation =
  | { readonly path: LeadPath; readonly field?: never; readonly isRecord?: never; readonly isSecret?: never }
  | { readonly isRecord: true; readonly path?: never; readonly field?: never; readonly isSecret?: never }
  | {
      readonly field: string;
      readonly path?: never;
      readonly isRecord?: never;
      /** Never stored, not even as a draft: a code, a password. */
      readonly isSecret?: true;
    };

interface CommonSettings {
  readonly optional?: true;
  readonly autocomplete?: AutocompleteToken;
  /** An identifier or contact data, although its kind does not say so (`sensitivity.ts`). */
  readonly isSensitive?: true;
  readonly when?: AnswerCondition;
  /**
   * As `when`, for data points that count only if they are asked: by the page, or by the state whose screen it is. A question of
   * a state is asked whatever the form contains. The build turns it into `when`.
   */
  readonly whenAsked?: AnswerCondition;
  readonly fills?: FillRule;
}

/** A data point: one question. Each field of the lead that an applicant fills in has exactly one. */
export type DataPoint = {
  [K in DataPointKind]: CommonSettings & AnswerLocation & { readonly kind: K } & KindSettings[K];
}[DataPointKind];
export type DataPointOf<K extends DataPointKind> = Extract<DataPoint, { readonly kind: K }>;

/** Data points of the lead. The name of each follows from its field of the lead. */
export type LeadDataPoints = {
  readonly [Name in LeadDataPointName]?: DataPoint & { readonly path: PathOf<Name> };
};

/** Data points whose answers are fields of one call. */
export type CallDataPoints<Name extends string> = {
  readonly [N in Name]: Extract<DataPoint, { readonly field: string }>;
};

/** Consents that a country requires. Only the countries that list them ask them. */
export type ConsentDataPoints<Name extends string> = {
  readonly [N in Name]: Extract<DataPoint, { readonly kind: 'consent'; readonly isRecord: true }>;
};
