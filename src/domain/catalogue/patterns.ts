import type { PatternName } from './kinds';
import type { MessageCode } from './messages';

/**
 * What the texts of an application may look like (specification, section 5), widened where a real person would be
 * refused: apostrophes, dots and middle dots in names; house numbers such as `12 bis`, `12/3A`, `S/N`, `#12`, `3–5`;
 * company names in quotation marks; a dot at the end where it ends an abbreviation (`3º izq.`). Texts come
 * normalised: NFC, single spaces, none around.
 *
 * A pattern is a list of expressions that all have to match, mostly "of these characters", "begins so", "ends so":
 * none of them backtracks, so that 10 kB of anything is judged at once.
 */
interface Pattern {
  readonly all: readonly RegExp[];
  readonly refusal: MessageCode;
}

const afterLetters = /(?:[\p{L}\p{M}\d]|\p{L}\.)$/u;

const patterns: Readonly<Record<Exclude<PatternName, 'free'>, Pattern>> = {
  name: {
    all: [
      /^['’‘´`]?\p{L}[\p{L}\p{M}]*(?:(?:[.'’‘´`·]?[ \-‐‑–]|[.'’‘´`·]|[ -]['’‘´`]| [-–] )\p{L}[\p{L}\p{M}]*)*\.?$/u,
    ],
    refusal: 'name',
  },
  jobTitle: {
    all: [/^[\p{L}\p{M}\d .\-‐‑–/,'’&+()·]+$/u, /^[\p{L}\d]/u, /\p{L}/u, /[\p{L}\p{M}\d.)]$/u],
    refusal: 'job_title',
  },
  street: {
    all: [
      /^[\p{L}\p{M}\d ,.&/'’‘´`\-‐‑–·#()"“”„]+$/u,
      /^[\p{L}\d"“„]/u,
      /[\p{L}\d]/u,
      /(?:[\p{L}\p{M}\d)"”]|\p{L}\.)$/u,
    ],
    refusal: 'street',
  },
  houseNumber: {
    all: [/^[\p{L}\p{M}\d ,./\-‐‑–+&#]+$/u, /^(?:# ?)?[\p{L}\d]/u, afterLetters],
    refusal: 'house_number',
  },
  city: {
    all: [/^[\p{L}\p{M}\d ,.'’‘´`()/&\-‐‑–·"]+$/u, /\p{L}/u, /[^\-‐‑– ]$/u],
    refusal: 'city',
  },
  company: {
    all: [/^[\p{L}\p{M}\d '’‘´`&,.+\-‐‑–·/()"“”„!@:*#]+$/u, /[\p{L}\d]/u],
    refusal: 'company',
  },
  plate: {
    // Đ stands on plates of Vietnam, Ä, Ö and Ü on those of Germany; both write the parts in ways of their own.
    all: [/^[A-ZÄÖÜĐ\d]+(?:(?: ?[-–.·:] ?| )[A-ZÄÖÜĐ\d]+)*$/, /\d/, /[A-ZÄÖÜĐ]/],
    refusal: 'plate',
  },
};

/** Why a normalised text does not fit its pattern, or null when it does. */
export function patternRefusal(name: PatternName, text: string): MessageCode | null {
  if (name === 'free') return null;
  const { all, refusal } = patterns[name];
  return all.every((expression) => expression.test(text)) ? null : refusal;
}

/** The longest address that mail takes (RFC 5321, path of 256 with its brackets). */
const EMAIL_MAX = 254;
const emailPattern =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/i;

/** Whether a text is an e-mail address as HTML understands one, with a domain that has a dot. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && emailPattern.test(text);
}
