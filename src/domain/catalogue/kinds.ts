import type { CountryFacts } from '../countries/country';
import type { LeadPath } from '../lead/lead';
import type { DataPointName, LeadDataPointName, PathOf } from './names';

/**
 * The kinds of questions. A kind says how an answer is asked and read; `form/kinds/registry.ts` has one field for
 * each, and a kind without a field does not compile.
 */

export type PatternName =
  'name' | 'jobTitle' | 'street' | 'houseNumber' | 'city' | 'company' | 'plate' | 'free';

/** What can be looked up with an answer; `app/lookUps.ts` knows how each is asked. */
export type LookUpName =
  'places' | 'company' | 'emails' | 'countries' | 'vehicles' | 'positions' | 'jobAreas';

/**
 * Where the values of a choice come from, which also says who words them:
 * - a list of values of the lead, worded by the entry (`fields > <data point> > options > <value>`);
 * - the country's regions, each its own word;
 * - countries as ISO 3166-1 alpha-2, worded by the language: those that the server names, all until it does;
 * - names of the country's own (banks), each its own word; the list may lack one, so that any other text is taken too;
 * - another answer: `of` names its data point, `lists` holds the values beside each of its values, worded by the entry;
 * - a look-up: asked with the answer of the data point `of`, or with none; `list` is the part of what is found that holds
 *   the values, each its own word;
 * - values of the entry that a look-up narrows: those of them that it names, all until it does or where it names none. The entry
 *   words them, so that one without words is never offered.
 */
export type OptionSource =
  | readonly string[]
  | 'regions'
  | 'countries'
  | OptionsOfNames
  | OptionsOfAnswer
  | OptionsOfLookUp
  | OptionsNarrowed;

export interface OptionsOfNames {
  readonly names: readonly string[];
}

export interface OptionsOfAnswer {
  readonly of: DataPointName;
  readonly lists: Readonly<Record<string, readonly string[]>>;
}

export interface OptionsOfLookUp {
  readonly lookUp: LookUpName;
  readonly of?: DataPointName;
  readonly list: string;
}

export interface OptionsNarrowed extends OptionsOfLookUp {
  readonly values: readonly string[];
}

interface KindSettings {
  text: {
    readonly pattern: PatternName;
    readonly maxLength?: number;
    /** May end in one of the country's name suffixes. */
    readonly suffix?: true;
    /** Companies are suggested while it is typed; one that is chosen is what `company` finds by its name. */
    readonly suggests?: 'companies';
  };
  email: object;
  /** `mobile`: a code will be sent there, a landline will not do. */
  phone: { readonly line: 'mobile' | 'any' };
  /** Major units of the country's currency. */
  money: { readonly min?: number; readonly max?: number };
  number: { readonly min: number; readonly max: number };
  /** A one-time code: how many digits it has at least and at most. */
  code: { readonly min: number; readonly max: number };
  /** A calendar date typed in three parts. `birth` is checked against the country's ages; `within` is days from today. */
  date: { readonly range: 'birth' | 'past' | 'future' | 'any'; readonly within?: number };
  /** Month and year; kept as the first day of the month. */
  month: { readonly range: 'past' | 'future' };
  choice: {
    readonly options: OptionSource;
    /** Its values are years, from this one to the next that begins, kept as numbers. */
    readonly years?: { readonly from: number };
  };
  'yes-no': object;
  consent: object;
  identifier: { readonly holder: keyof CountryFacts['identifiers'] };
  'bank-account': object;
  'postal-code': object;
  /** Asked by slider and by typing; limits come from the page. */
  amount: object;
  period: object;
  /** A list that grows: each row asks the same questions. It begins with `min` rows and has at most `max`. */
  list: { readonly row: readonly DataPointName[]; readonly min: number; readonly max: number };
}

export type Kind = keyof KindSettings;

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
  | 'address-line1'
  | 'organization'
  | 'organization-title'
  | 'one-time-code'
  | 'off';

/** What is looked up with an answer to fill other questions; `with` names the list for each of those data points. */
export interface Fills {
  readonly lookUp: LookUpName;
  readonly with: Readonly<Partial<Record<DataPointName, string>>>;
}

/**
 * All of the named data points must have one of the listed values (as text) for the question to be asked, whichever
 * questionnaire asks them.
 */
export type When = Readonly<Partial<Record<DataPointName, readonly string[]>>>;

/**
 * Where an answer lives: at a path of the lead, as a field of the one call that takes it, or, of a consent, in its record among
 * the lead's `policies` alone.
 */
type Home =
  | { readonly path: LeadPath; readonly field?: never; readonly isRecord?: never; readonly isSecret?: never }
  | { readonly isRecord: true; readonly path?: never; readonly field?: never; readonly isSecret?: never }
  | {
      readonly field: string;
      readonly path?: never;
      readonly isRecord?: never;
      /** Never stored, not even while it is typed: a code, a password. */
      readonly isSecret?: true;
    };

interface Common {
  /** Asked but may be left empty. */
  readonly optional?: true;
  readonly autocomplete?: AutocompleteToken;
  /** Tells of the applicant: its part of the lead goes when an application ends (`lead/retention.ts`). */
  readonly personal: boolean;
  readonly when?: When;
  /**
   * The same, of questions that count only where they are asked: by the page, or by the state itself whose screen it is. What
   * the server asks by a state is asked whatever was said in the form. The build makes `when` of it.
   */
  readonly whenAsked?: When;
  readonly fills?: Fills;
}

/** One question: exactly one for each field of the lead that an applicant can give (decisions, section 5). */
export type DataPoint = { [K in Kind]: Common & Home & { readonly kind: K } & KindSettings[K] }[Kind];
export type DataPointOf<K extends Kind> = Extract<DataPoint, { readonly kind: K }>;

/** A part of the catalogue: each entry is named after the field of the lead in which its answer lives. */
export type LeadDataPoints = {
  readonly [Name in LeadDataPointName]?: DataPoint & { readonly path: PathOf<Name> };
};

/** Questions whose answers are fields of one call. */
export type CallDataPoints<Name extends string> = {
  readonly [N in Name]: Extract<DataPoint, { readonly field: string }>;
};

/** Consents that a country wants by themselves; asked where the country names them. */
export type RecordedConsents<Name extends string> = {
  readonly [N in Name]: Extract<DataPoint, { readonly kind: 'consent'; readonly isRecord: true }>;
};
