/**
 * What the rules need to know of a country. Facts are small and needed by the first screen; checks are code
 * (check digits, bank accounts, postal codes) and are loaded when the first answer has to be judged.
 */

export type CountryCode = 'ES' | 'MX' | 'CO' | 'PL' | 'RO' | 'DE' | 'VN' | 'PH';

/** Names of the locale folders (specification, section 1). */
export type LocaleName = 'en' | 'es' | 'mx' | 'co' | 'pl' | 'ro' | 'vn' | 'de' | 'ph';

export type IdentifierKind = 'dni' | 'nie' | 'cif' | 'pesel' | 'id-card' | 'nip';

export interface CountryFacts {
  readonly code: CountryCode;
  /** The country's own locale; every page offers English beside it. */
  readonly locale: LocaleName;
  /** ISO 4217. */
  readonly currency: string;
  /** Calling code in digits (`34`), and an example of a mobile number as it is written at home. */
  readonly phone: { readonly callingCode: string; readonly example: string };
  readonly postalCode: { readonly example: string; readonly inputMode: 'numeric' | 'text' };
  /** The regions of the `province` list, names as shown, in the order shown. */
  readonly regions: readonly string[];
  readonly identifiers: {
    /** Any of these is taken as the personal code. */
    readonly personal: readonly IdentifierKind[];
    readonly idCard: readonly IdentifierKind[];
    readonly employer: readonly IdentifierKind[];
  };
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
  /** Choices of this country that differ from the catalogue's, by data point name. */
  readonly choices: Readonly<Record<string, readonly string[]>>;
}

/** What a valid identifier tells of its holder; absent where it does not tell. */
export interface Decoded {
  readonly birthDate?: string;
  readonly birthYear?: number;
  readonly gender?: 'female' | 'male';
}

export interface Identifier {
  /** As stored and sent: no spaces or separators, upper case. Never pads, never guesses. */
  readonly normalise: (typed: string) => string;
  /** Why a normalised value is refused, or null when it is right. `today` is an ISO calendar date. */
  readonly check: (normalised: string, today: string) => 'shape' | 'check-digit' | 'date' | null;
  /** What a right value tells of its holder. */
  readonly decode?: (normalised: string) => Decoded;
}

/** A value as it is kept, or the reason for which it is refused. */
export type CountryReading<Reason extends string> =
  { readonly ok: true; readonly value: string } | { readonly ok: false; readonly reason: Reason };

export interface CountryChecks {
  readonly identifiers: Readonly<Partial<Record<IdentifierKind, Identifier>>>;
  readonly postalCode: (typed: string) => CountryReading<'shape'>;
  readonly bankAccount: (typed: string) => CountryReading<'shape' | 'check-digit' | 'foreign'>;
}
