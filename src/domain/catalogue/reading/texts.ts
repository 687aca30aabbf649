import type { CountryFacts } from '../../countries/country';
import { toAsciiDomain } from '../../countries/emailDomain';
import { removeNameSuffix } from '../../countries/nameSuffix';
import { compactCode, normaliseText, toUpperCaseLatin } from '../../countries/normalise';
import type { DataPointOf } from '../kinds';
import type { ReadResult } from '../messages';
import { isEmail, findPatternError } from '../patterns';
import { acceptAnswer, rejectAnswer } from './results';

/** The maximum length of a text if its data point has none. */
export const DEFAULT_MAX_LENGTH = 100;

const dashes = /^\p{Pd}+$/u;
/** What separated a copied text from the next one. */
const separators = /[ ,;]+$/;

/**
 * Reads a text that matches its pattern. Number plates become upper case; other texts keep their case. The value keeps a name
 * suffix of the country, but the pattern is not applied to it.
 */
export function readText(
  point: DataPointOf<'text'>,
  typed: string,
  { letters = {}, nameSuffixes }: CountryFacts,
): ReadResult<string> {
  const maxLength = point.maxLength ?? DEFAULT_MAX_LENGTH;
  const normalised = Array.from(normaliseText(typed), (letter) => letters[letter] ?? letter).join('');
  if (point.takesDash === true && dashes.test(normalised)) return acceptAnswer('-');
  if (normalised.length > maxLength) return rejectAnswer('too_long', { maxLength });
  const plain = point.pattern === 'free' ? normalised : normalised.replace(separators, '');
  const text = point.pattern === 'plate' ? toUpperCaseLatin(plain) : plain;
  const matched = point.suffix === true ? removeNameSuffix(text, nameSuffixes) : text;
  const error = findPatternError(point.pattern, matched);
  return error === null ? acceptAnswer(text) : { ok: false, message: error };
}

/** What surrounds an address in texts and links: `<ana@example.com>`, `mailto:ana@example.com`, `E-mail: ana@example.com,`. */
const marksOfEmail = /^(?:[\p{L} -]{1,30}: ?|[<("“„«])+|[>)"”»,;.:]+$/gu;

const domainOfEmail = /@([\p{L}\p{M}\d.-]+)$/u;

/** Keyboards put a space behind the dot of the domain and around the sign. An address that is whole before a space has ended there. */
const spacesInEmail = /^([^\s@]+) ?@ ?([^\s@.]+) ?\. ?([^\s@]+)$/u;

/** Reads an e-mail address. It keeps its case. A domain with other letters than those of ASCII is stored as servers have it. */
export function readEmail(typed: string): ReadResult<string> {
  const email = normaliseText(typed)
    .replace(marksOfEmail, '')
    .trim()
    .replace(spacesInEmail, '$1@$2.$3')
    .replace(domainOfEmail, (_whole, domain: string) => `@${toAsciiDomain(domain)}`);
  return isEmail(email) ? acceptAnswer(email) : rejectAnswer('email');
}

/** Digits that are grouped by single spaces, dashes or dots and are no part of a word. */
const digitGroups = /(?:^|[^\p{L}\d])(\d(?:[ \p{Pd}.]?\d)*)(?![\p{L}\d])/gu;

/**
 * Reads a one-time code of the expected number of digits, with any grouping, also out of the sentence of its message (`Tu código es
 * 1234`). A text with two different codes is rejected.
 */
export function readCode({ min, max }: DataPointOf<'code'>, typed: string): ReadResult<string> {
  const groups = Array.from(normaliseText(typed).matchAll(digitGroups), ([, group = '']) =>
    compactCode(group),
  );
  // A message for the browser repeats its code at the end.
  const [code, ...others] = new Set(groups.filter(({ length }) => length >= min && length <= max));
  return code !== undefined && others.length === 0 ? acceptAnswer(code) : rejectAnswer('code');
}
