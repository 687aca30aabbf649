/**
 * What the rules need to know of a country. Facts are small and needed by the first screen; checks are code
 * (check digits, bank accounts, postal codes) and are loaded when the first answer has to be judged.
 */

export type CountryCode = 'ES' | 'MX' | 'CO' | 'PL' | 'RO' | 'DE' | 'VN' | 'PH';

/** ISO 4217, of the countries above. */
export type CurrencyCode = 'EUR' | 'MXN' | 'COP' | 'PLN' | 'RON' | 'VND' | 'PHP';

/** Names of the locale folders (specification, section 1). */
export type LocaleName = 'en' | 'es' | 'mx' | 'co' | 'pl' | 'ro' | 'vn' | 'de' | 'ph';

export type IdentifierKind =
  | 'dni'
  | 'nie'
  | 'cif'
  | 'pesel'
  | 'id-card'
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

/** What a country or a page changes of a question: whether it may be left empty, its choices, its limits. */
export interface QuestionChange {
  readonly optional?: boolean;
  /** Of a choice; they take the place of the catalogue's. */
  readonly options?: readonly string[];
  /** Of money (major units, as they stand) and of numbers. */
  readonly min?: number;
  readonly max?: number;
}

/**
 * What a country wants agreed to by itself, beside the general policies: that a credit bureau, a register of debtors or the
 * tax office is asked, that financial data are processed, that data are handed to lenders.
 */
export type ConsentName =
  'credit_bureau' | 'debtor_register' | 'tax_office' | 'financial_data' | 'data_sharing';

/** A question as a country sees it. */
export interface CountryQuestion extends QuestionChange {
  /** Nobody is asked it here, whatever a page says. */
  readonly absent?: true;
}

export interface CountryFacts {
  readonly code: CountryCode;
  /** The country's own locale; every page offers English beside it. */
  readonly locale: LocaleName;
  /** IANA name of the zone that most people live in: whose calendar day is *today*. */
  readonly timeZone: string;
  readonly currency: CurrencyCode;
  readonly phone: {
    /** In digits: `34`. */
    readonly callingCode: string;
    /** A mobile number as it is written at home, its groups parted by spaces. */
    readonly example: string;
    /** What was dialled before a whole national number, and still stands in contact lists, until it was abolished. */
    readonly oldPrefixes?: readonly string[];
  };
  readonly postalCode: { readonly example: string; readonly inputMode: 'numeric' | 'text' };
  /** The regions of the `province` list, names as shown, in the order shown. */
  readonly regions: readonly string[];
  /** A holder without any is not asked for one. */
  readonly identifiers: {
    /** Any of these is taken as the personal code. */
    readonly personal: readonly IdentifierKind[];
    readonly idCard: readonly IdentifierKind[];
    /** The applicant's own number at the tax office. */
    readonly tax: readonly IdentifierKind[];
    /** The number under which social security keeps the applicant's pension. */
    readonly pension: readonly IdentifierKind[];
    readonly employer: readonly IdentifierKind[];
  };
  /** How the number of a bank account is written. */
  readonly bankAccount: {
    readonly inputMode: 'numeric' | 'text';
    /** The number of characters in each group; a number of another length is written without any. */
    readonly groups: readonly number[];
    /** What stands in front of a kept number and is left out where it is written; reading puts it back. */
    readonly leftOut?: string;
  };
  /** What may follow a last name (`Jr.`, `III`), as it is mostly written. */
  readonly nameSuffixes: readonly string[];
  readonly birthDateOrder: readonly ['day', 'month', 'year'] | readonly ['month', 'day', 'year'];
  /** Whole years. */
  readonly age: { readonly min: number; readonly max: number };
  /** Whether marketing and analytics storage waits for the visitor's consent. */
  readonly asksForConsent: boolean;
  /** Whether the EU's warning that borrowing costs money stands on the page. */
  readonly showsBorrowingWarning: boolean;
}

/** A country as its file says it: the facts, and what the build lays over the catalogue for its pages. */
export interface Country extends CountryFacts {
  /**
   * A power of ten that the catalogue's money limits are multiplied by: they are made for currencies of which a month's
   * pay is some thousands.
   */
  readonly moneyScale: number;
  /** Each with a box and a text of its own; data points, and ids of policies. */
  readonly consents: readonly ConsentName[];
  /** Questions that are asked otherwise here than the catalogue says, by data point name. */
  readonly questions: Readonly<Record<string, CountryQuestion>>;
  /** Data point names in the order in which people here give the parts of their name and of their address. */
  readonly order: { readonly names: readonly string[]; readonly address: readonly string[] };
}

/** What a valid identifier tells of its holder; absent where it does not tell. */
export interface Decoded {
  readonly birthDate?: string;
  readonly birthYear?: number;
  readonly gender?: 'female' | 'male';
}

export interface Identifier {
  /** The same in every language. */
  readonly name: string;
  /** As stored and sent: no spaces or separators, upper case. Never pads, never guesses. */
  readonly normalise: (typed: string) => string;
  /**
   * Why a normalised value is refused, or null when it is right. `doubtful` refuses nothing: it may be right (numbers of
   * old that break today's rule), and the applicant is asked to look once more. `today` is an ISO calendar date.
   */
  readonly check: (normalised: string, today: string) => 'shape' | 'check-digit' | 'date' | 'doubtful' | null;
  /** What a right value tells of its holder. `today` is an ISO calendar date: two digits of a year may leave the century open. */
  readonly decode?: (normalised: string, today: string) => Decoded;
  /** The region of birth that a right value tells: its place among the country's regions. Undefined where it tells none. */
  readonly birthRegion?: (normalised: string) => number | undefined;
}

/** A value as it is kept, perhaps to be looked at once more, or the reason for which it is refused. */
export type CountryReading<Reason extends string> =
  | { readonly ok: true; readonly value: string; readonly doubtful?: true }
  | { readonly ok: false; readonly reason: Reason };

/** `foreign`: right, but of another country. `card`: the number of a card in its place. */
export type BankAccountRefusal = 'shape' | 'check-digit' | 'foreign' | 'card';

export interface CountryChecks {
  readonly identifiers: Readonly<Partial<Record<IdentifierKind, Identifier>>>;
  readonly postalCode: (typed: string) => CountryReading<'shape'>;
  /** Of `regions`, the country's own, the one that a right code belongs to for certain; undefined where the code does not tell. */
  readonly regionOfPostalCode?: (code: string, regions: readonly string[]) => string | undefined;
  readonly bankAccount: (typed: string) => CountryReading<BankAccountRefusal>;
}
