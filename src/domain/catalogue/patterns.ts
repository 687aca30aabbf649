import type { PatternName } from './kinds';
import type { FieldMessage, MessageCode } from './messages';

/**
 * The patterns of texts (specification, section 5), extended so that no real person is rejected: apostrophes, dots and middle dots
 * in names (`K’` is a family name of its own in Vietnam); house numbers such as `12 bis`, `12/3A`, `S/N`, `#12`, `3–5`; kilometres
 * of a road (`Km. 55+500`); company names in quotation marks; the degree sign, which keyboards offer in place of º (`3°`, `N° 12`);
 * both genders of a job (`Verkäufer:in`).
 * Texts are normalised first: NFC, single spaces, trimmed.
 *
 * None of the expressions backtracks, so that a text of 10 kB is validated at once.
 */
interface Pattern {
  /** Finds a sign that the text cannot have. */
  readonly sign?: RegExp;
  /** Finds a sign that the text cannot begin with. */
  readonly start?: RegExp;
  /** Finds a sign that the text cannot end with, because more is expected after it. */
  readonly end?: RegExp;
  /** Matches a text that is otherwise right. */
  readonly content: RegExp;
  /** The error of a text without that content. */
  readonly error: MessageCode;
}

const letterOrDigit = /[\p{L}\d]/u;
const placeSigns = {
  sign: /[^\p{L}\p{M}\p{N} ,.'’‘´`()/&\p{Pd}·"“”„#;:+№]/u,
  end: /[\p{Pd},;:/&(#+]$/u,
};

const patterns: Readonly<Record<Exclude<PatternName, 'free'>, Pattern>> = {
  name: {
    content:
      /^['’‘´`]?\p{L}[\p{L}\p{M}]*(?:(?:[.'’‘´`·]?[ \-‐‑–]|[.'’‘´`·]|[ -]['’‘´`]| [-–] ?|[-–] )\p{L}[\p{L}\p{M}]*)*[.'’‘´`]?$/u,
    error: 'name',
  },
  jobTitle: {
    sign: /[^\p{L}\p{M}\d .\-‐‑–/,'’&+()·:*_@#]/u,
    // ".NET", "C++", "C#".
    start: /^(?!\.\p{L})[^\p{L}\d]/u,
    end: /[^\p{L}\p{M}\d.)+#@]$/u,
    content: /\p{L}/u,
    error: 'job_title',
  },
  street: {
    sign: /[^\p{L}\p{M}\p{N} ,.&/'’‘´`\p{Pd}·#()"“”„;:+№]/u,
    start: /^[,.&/\p{Pd}·+;:)]/u,
    end: /[,&/\p{Pd}·#(;:+„]$/u,
    content: letterOrDigit,
    error: 'street',
  },
  houseNumber: {
    sign: /[^\p{L}\p{M}\p{N} ,./'’\p{Pd}+&#()"“”„;:№]/u,
    // A floor below the ground is -1.
    start: /^[,./+&;:)]/u,
    end: /[,/\p{Pd}+&#(;:„]$/u,
    content: letterOrDigit,
    error: 'house_number',
  },
  city: { ...placeSigns, content: /\p{L}/u, error: 'city' },
  // A part of a town may be only a number: a barangay, a ward, a sector.
  place: { ...placeSigns, content: letterOrDigit, error: 'place' },
  company: {
    sign: /[^\p{L}\p{M}\d '’‘´`&,.+\-‐‑–·/()"“”„!@:*#]/u,
    content: letterOrDigit,
    error: 'company',
  },
  plate: {
    // Plates of Vietnam have Đ, those of Germany Ä, Ö and Ü. Each country separates the parts differently.
    content: /^(?=.*\d)(?=.*[A-ZÄÖÜĐ])[A-ZÄÖÜĐ\d]+(?:(?: ?[-–.·:] ?| )[A-ZÄÖÜĐ\d]+)*$/,
    error: 'plate',
  },
};

/** The error of a text that does not match the pattern, if it is not about a sign; null if every text does. */
export function getPatternError(name: PatternName): MessageCode | null {
  return name === 'free' ? null : patterns[name].error;
}

/** The error of a normalised text that does not match its pattern, with the sign that is in the way; else null. */
export function findPatternError(name: PatternName, text: string): FieldMessage | null {
  if (name === 'free') return null;
  const { sign, start, end, content, error } = patterns[name];
  const letters = text.replaceAll('°', 'º');
  const find = (code: MessageCode, expression: RegExp | undefined): FieldMessage | null => {
    const found = expression?.exec(letters)?.[0];
    return found === undefined ? null : { code, params: { sign: found } };
  };
  const wrongSign = find('sign', sign);
  if (wrongSign !== null) return wrongSign;
  if (!content.test(letters)) return { code: error };
  return find('sign_start', start) ?? find('sign_end', end);
}

/** The maximum length of an address (RFC 5321: a path of 256 with its brackets). */
const EMAIL_MAX = 254;
const emailPattern =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/i;

/** Whether a text is an e-mail address as HTML defines it, with a dot in its domain. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && emailPattern.test(text);
}
