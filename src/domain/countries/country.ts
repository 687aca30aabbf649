/**
 * The facts and checks of a country. Facts are small, and the first screen needs them. Checks are code (check digits,
 * postal codes) and are loaded when the first answer has to be validated; those of bank accounts when an account is asked.
 */

export type CountryCode = 'ES' | 'MX' | 'CO' | 'PL' | 'RO' | 'DE' | 'VN' | 'PH';

/** ISO 4217 codes of the countries above. */
export type CurrencyCode = 'EUR' | 'MXN' | 'COP' | 'PLN' | 'RON' | 'VND' | 'PHP';

export type IdentifierKind =
  | 'dni'
  | 'nie'
  | 'nif'
  | 'cif'
  | 'pesel'
  | 'id-card'
  | 'karta-pobytu'
  | 'nip'
  | 'curp'
  | 'rfc'
  | 'nss'
  | 'cc'
  | 'ce'
  | 'ppt'
  | 'nit'
  | 'cnp'
  | 'ci-series'
  | 'permis-de-sedere'
  | 'cui'
  | 'steuer-id'
  | 'personalausweis'
  | 'cccd'
  | 'cmnd'
  | 'mst'
  | 'philsys-pcn'
  | 'philsys-psn'
  | 'tin'
  | 'sss'
  | 'umid-crn';

/** The changes of a country or a page to a question. */
export interface QuestionOverride {
  readonly optional?: boolean;
  /** The options of a choice. They replace those of the catalogue. */
  readonly options?: readonly string[];
  /** The limits of a number or of money (major units, not scaled). */
  readonly min?: number;
  readonly max?: number;
  /** The options of a choice that exclude the applicant. */
  readonly refused?: readonly string[];
}

/**
 * The consents that a country requires besides the general policies: to process the data of the application, to query a credit
 * bureau, a register of debtors or the tax office, to process financial data, to share data with lenders. No country requires
 * `brokerage_contract`: the row of a page does.
 */
export type ConsentName =
  | 'data_processing'
  | 'credit_bureau'
  | 'debtor_register'
  | 'tax_office'
  | 'financial_data'
  | 'data_sharing'
  | 'brokerage_contract';

/** The changes of a country to a question. */
export interface CountryQuestion extends QuestionOverride {
  /** No page of the country asks the question. */
  readonly absent?: true;
}

export interface CountryFacts {
  /** Its languages are the rows of `languageTags` (`locales.ts`) with this region. */
  readonly code: CountryCode;
  /** IANA name of the time zone that most people live in. It decides which day is today. */
  readonly timeZone: string;
  readonly currency: CurrencyCode;
  readonly phone: {
    /** Digits only: `34`. */
    readonly callingCode: string;
    /** A mobile number in national format, its groups separated by spaces. */
    readonly example: string;
    /** Abolished prefixes of a national number that contact lists still contain. */
    readonly oldPrefixes?: readonly string[];
  };
  readonly postalCode: { readonly example: string; readonly inputMode: 'numeric' | 'text' };
  /** The options of `province`, as shown and in that order. */
  readonly regions: readonly string[];
  /** The identifiers that the country accepts for each holder. A holder without any is not asked. */
  readonly identifiers: {
    readonly personal: readonly IdentifierKind[];
    readonly idCard: readonly IdentifierKind[];
    readonly tax: readonly IdentifierKind[];
    readonly pension: readonly IdentifierKind[];
    readonly employer: readonly IdentifierKind[];
  };
  /** The identifiers that consist of digits. A question that takes no others gets the keyboard of digits. */
  readonly numericIdentifiers: readonly IdentifierKind[];
  readonly bankAccount: {
    readonly inputMode: 'numeric' | 'text';
    /** The number of characters in each group. A number of another length has no groups. */
    readonly groups: readonly number[];
    /** The prefix of a stored number that is not shown. Reading adds it again. */
    readonly hiddenPrefix?: string;
    /** Those of the country's banks (`bank_name`) whose account is the mobile number of its holder. */
    readonly wallets?: readonly string[];
    /** Whether the banks also take keys, which stand for an account: a mobile number, an e-mail address, an ID, `@` and a name. */
    readonly takesKeys?: true;
  };
  /** Letters that texts are stored with, by the letters that people's keyboards write in their place. */
  readonly letters?: Readonly<Record<string, string>>;
  /** The suffixes that a last name may have (`Jr.`, `III`), in their usual spelling. */
  readonly nameSuffixes: readonly string[];
  readonly birthDateOrder: readonly ['day', 'month', 'year'] | readonly ['month', 'day', 'year'];
  /** In whole years. */
  readonly age: { readonly min: number; readonly max: number };
  /**
   * In major units. Whoever enters less is asked whether it is the amount of a month: about a quarter of the minimum wage of a full
   * month in 2026, so that a part-time job is not asked about.
   */
  readonly monthlyIncomeFloor: number;
  /** Whether marketing and analytics storage requires the visitor's consent. */
  readonly asksForConsent: boolean;
}

/** A country as its file describes it: the facts, and the changes that the build applies to the catalogue. */
export interface Country extends CountryFacts {
  /**
   * The power of ten by which the money limits of the catalogue are multiplied. They fit currencies with a monthly income of a
   * few thousand.
   */
  readonly moneyScale: number;
  /** How long the visitor's choice about third parties counts, in months (decision 28). Then it is asked anew. */
  readonly consentLifetimeMonths: number;
  /** Each has its own checkbox and text. The names are data points and ids of policies. */
  readonly consents: readonly ConsentName[];
  /** The questions that differ from the catalogue, by data point name. */
  readonly questions: Readonly<Record<string, CountryQuestion>>;
  /** Data point names in the order in which people give the parts of their name and their address. */
  readonly order: { readonly names: readonly string[]; readonly address: readonly string[] };
}

/** The facts about its holder that a valid identifier encodes. */
export interface DecodedIdentifier {
  readonly birthDate?: string;
  readonly birthYear?: number;
  readonly gender?: 'female' | 'male';
}

export interface Identifier {
  /** Its name in every language. */
  readonly name: string;
  /** Returns the form that is stored and sent: upper case, without spaces and separators. Never pads, never guesses. */
  readonly normalise: (typed: string) => string;
  /**
   * Returns why a normalised value is rejected, or null if it is valid. `doubtful` does not reject it: old numbers may break
   * the rule of today, so the applicant is asked to check it. `today` is an ISO calendar date.
   */
  readonly check: (normalised: string, today: string) => 'shape' | 'check-digit' | 'date' | 'doubtful' | null;
  /** Whether a value belongs to a company. Only an employer may have such a number. */
  readonly isOfCompany?: (normalised: string) => boolean;
  /** Decodes a valid value. `today` is an ISO calendar date, because a year of two digits may leave the century open. */
  readonly decode?: (normalised: string, today: string) => DecodedIdentifier;
  /** The index of the region of birth among the country's regions. Undefined if the value does not encode one. */
  readonly birthRegion?: (normalised: string) => number | undefined;
}

/** The value to store, perhaps doubtful, or the reason why it is rejected. */
export type CountryReadResult<Reason extends string> =
  | { readonly ok: true; readonly value: string; readonly doubtful?: true }
  | { readonly ok: false; readonly reason: Reason };

/** `foreign`: a valid account of another country. `card`: a card number. */
export type BankAccountError = 'shape' | 'check-digit' | 'foreign' | 'card';

export interface CountryChecks {
  readonly identifiers: Readonly<Partial<Record<IdentifierKind, Identifier>>>;
  /** What people write before these numbers, in upper case, without spaces, signs and diacritics: `DNI`, `CEDULADECIUDADANIA`. */
  readonly labels: readonly string[];
  /**
   * Those of one kind, where its digits may be those of another kind. A number with the label of a kind that the question does not ask for is
   * refused.
   */
  readonly labelsOfKinds?: Readonly<Partial<Record<IdentifierKind, readonly string[]>>>;
  readonly postalCode: (typed: string) => CountryReadResult<'shape'>;
  /** Returns the one of the country's `regions` that a valid code belongs to. Undefined if the code does not decide it. */
  readonly regionOfPostalCode?: (code: string, regions: readonly string[]) => string | undefined;
}
