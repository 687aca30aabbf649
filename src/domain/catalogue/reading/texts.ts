import type { CountryFacts } from '../../countries/country';
import { removeNameSuffix } from '../../countries/nameSuffix';
import { compactCode, normaliseText, toUpperCaseLatin } from '../../countries/normalise';
import type { DataPointOf } from '../kinds';
import type { ReadResult } from '../messages';
import { isEmail, findPatternError } from '../patterns';
import { acceptAnswer, rejectAnswer } from './results';

/** The maximum length of a text if its data point has none. */
export const DEFAULT_MAX_LENGTH = 100;

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
  const text = point.pattern === 'plate' ? toUpperCaseLatin(normalised) : normalised;
  if (text.length > maxLength) return rejectAnswer('too_long', { maxLength });
  const matched = point.suffix === true ? removeNameSuffix(text, nameSuffixes) : text;
  const error = findPatternError(point.pattern, matched);
  return error === null ? acceptAnswer(text) : rejectAnswer(error);
}

/** Reads an e-mail address. It keeps its case. */
export function readEmail(typed: string): ReadResult<string> {
  const email = normaliseText(typed);
  return isEmail(email) ? acceptAnswer(email) : rejectAnswer('email');
}

/** Digits that are grouped by single spaces, dashes or dots and are no part of a word. */
const digitGroups = /(?:^|[^\p{L}\d])(\d(?:[ \p{Pd}.]?\d)*)(?![\p{L}\d])/gu;

/**
 * Reads a one-time code of the expected number of digits, with any grouping, also out of the sentence of its message (`Tu código es
 * 1234`). A text with two codes is rejected.
 */
export function readCode({ min, max }: DataPointOf<'code'>, typed: string): ReadResult<string> {
  const codes = Array.from(normaliseText(typed).matchAll(digitGroups), ([, group = '']) =>
    compactCode(group),
  ).filter(({ length }) => length >= min && length <= max);
  const [code] = codes;
  return code !== undefined && codes.length === 1 ? acceptAnswer(code) : rejectAnswer('code');
}
