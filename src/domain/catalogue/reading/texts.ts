import type { CountryFacts } from '../../countries/country';
import { withoutSuffix } from '../../countries/nameSuffix';
import { compactCode, normaliseText, upperCaseLatin } from '../../countries/normalise';
import type { DataPointOf } from '../kinds';
import type { Reading } from '../messages';
import { isEmail, patternRefusal } from '../patterns';
import { kept, refused } from './readingOf';

/** Characters a text may have where its data point does not say. */
const DEFAULT_MAX_LENGTH = 100;

/**
 * A text of its pattern, normalised; number plates in upper case. Its case is the applicant's own otherwise. A suffix of
 * the country stays with the name that it follows, and is no part of what the pattern judges.
 */
export function readText(
  point: DataPointOf<'text'>,
  typed: string,
  { nameSuffixes }: CountryFacts,
): Reading<string> {
  const maxLength = point.maxLength ?? DEFAULT_MAX_LENGTH;
  const normalised = normaliseText(typed);
  const text = point.pattern === 'plate' ? upperCaseLatin(normalised) : normalised;
  if (text.length > maxLength) return refused('too_long', { maxLength });
  const judged = point.suffix === true ? withoutSuffix(text, nameSuffixes) : text;
  const refusal = patternRefusal(point.pattern, judged);
  return refusal === null ? kept(text) : refused(refusal);
}

/** An e-mail address, in the case in which it was typed. */
export function readEmail(typed: string): Reading<string> {
  const email = normaliseText(typed);
  return isEmail(email) ? kept(email) : refused('email');
}

/** A one-time code, however it was grouped: digits, as many as it has. */
export function readCode({ min, max }: DataPointOf<'code'>, typed: string): Reading<string> {
  const code = compactCode(typed);
  return /^\d+$/.test(code) && code.length >= min && code.length <= max ? kept(code) : refused('code');
}
