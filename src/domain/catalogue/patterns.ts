import type { PatternName } from './kinds';
import type { MessageCode } from './messages';

/**
 * The patterns of texts (specification, section 5), extended so that no real person is rejected: apostrophes, dots and middle dots
 * in names; house numbers such as `12 bis`, `12/3A`, `S/N`, `#12`, `3–5`; company names in quotation marks; a dot at the end of
 * an abbreviation (`3º izq.`); the degree sign, which keyboards offer in place of º (`3°`, `N° 12`); both genders of a job
 * (`Verkäufer:in`). Texts are normalised first: NFC, single spaces, trimmed.
 *
 * A pattern is a list of expressions that must all match, mostly for the characters, the beginning and the end. None of them
 * backtracks, so that a text of 10 kB is validated at once.
 */
interface Pattern {
  readonly all: readonly RegExp[];
  readonly error: MessageCode;
}

const afterLetters = /(?:[\p{L}\p{M}\d]|\p{L}\.)$/u;

const patterns: Readonly<Record<Exclude<PatternName, 'free'>, Pattern>> = {
  name: {
    all: [
      /^['’‘´`]?\p{L}[\p{L}\p{M}]*(?:(?:[.'’‘´`·]?[ \-‐‑–]|[.'’‘´`·]|[ -]['’‘´`]| [-–] )\p{L}[\p{L}\p{M}]*)*\.?$/u,
    ],
    error: 'name',
  },
  jobTitle: {
    all: [/^[\p{L}\p{M}\d .\-‐‑–/,'’&+()·:*]+$/u, /^[\p{L}\d]/u, /\p{L}/u, /[\p{L}\p{M}\d.)]$/u],
    error: 'job_title',
  },
  street: {
    all: [
      /^[\p{L}\p{M}\d ,.&/'’‘´`\-‐‑–·#()"“”„]+$/u,
      /^[\p{L}\d"“„]/u,
      /[\p{L}\d]/u,
      /(?:[\p{L}\p{M}\d)"”]|\p{L}\.)$/u,
    ],
    error: 'street',
  },
  houseNumber: {
    all: [/^[\p{L}\p{M}\d ,./\-‐‑–+&#]+$/u, /^(?:# ?)?[\p{L}\d]/u, afterLetters],
    error: 'house_number',
  },
  city: {
    all: [/^[\p{L}\p{M}\d ,.'’‘´`()/&\-‐‑–·"]+$/u, /\p{L}/u, /[^\-‐‑– ]$/u],
    error: 'city',
  },
  company: {
    all: [/^[\p{L}\p{M}\d '’‘´`&,.+\-‐‑–·/()"“”„!@:*#]+$/u, /[\p{L}\d]/u],
    error: 'company',
  },
  plate: {
    // Plates of Vietnam have Đ, those of Germany Ä, Ö and Ü. Each country separates the parts differently.
    all: [/^[A-ZÄÖÜĐ\d]+(?:(?: ?[-–.·:] ?| )[A-ZÄÖÜĐ\d]+)*$/, /\d/, /[A-ZÄÖÜĐ]/],
    error: 'plate',
  },
};

/** The error of a text that does not match the pattern; null if every text does. */
export function getPatternError(name: PatternName): MessageCode | null {
  return name === 'free' ? null : patterns[name].error;
}

/** The error of a normalised text that does not match its pattern, else null. */
export function findPatternError(name: PatternName, text: string): MessageCode | null {
  if (name === 'free') return null;
  const { all, error } = patterns[name];
  const letters = text.replaceAll('°', 'º');
  return all.every((expression) => expression.test(letters)) ? null : error;
}

/** The maximum length of an address (RFC 5321: a path of 256 with its brackets). */
const EMAIL_MAX = 254;
const emailPattern =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/i;

/** Whether a text is an e-mail address as HTML defines it, with a dot in its domain. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && emailPattern.test(text);
}
