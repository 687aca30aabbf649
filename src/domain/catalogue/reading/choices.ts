import { normaliseText } from '../../countries/normalise';
import type { CalendarDate } from '../../lead/lead';
import type { DataPoint, DataPointOf } from '../kinds';
import type { Reading } from '../messages';
import { isOpen, valuesOf, type OptionsFrom } from '../options';
import type { Typed } from '../typed';
import { readWhole } from './numbers';
import { kept, refused } from './readingOf';

/** Characters of an answer that the applicant may have written where a list gave no choice. */
const OWN_MAX_LENGTH = 100;

/** What a choice is judged by: what its values follow from, and the day. */
export interface ChoiceContext extends Omit<OptionsFrom, 'lookedUp'> {
  readonly today: CalendarDate;
}

/**
 * One of the values that the choice has now. Where values are looked up or names any text is taken, or any year: the
 * look-up may have failed, the list may lack a value, and the applicant must get on.
 */
export function readChoice(
  { options, years }: DataPointOf<'choice'>,
  typed: string,
  { today, ...from }: ChoiceContext,
): Reading<string | number> {
  if (!isOpen(options)) return oneOf(valuesOf(options, { ...from, lookedUp: [] }), typed);
  if (years !== undefined) return readWhole(typed, { min: years.from, max: nextYear(today) });
  const value = normaliseText(typed);
  return value.length > OWN_MAX_LENGTH ? refused('too_long', { maxLength: OWN_MAX_LENGTH }) : kept(value);
}

/** Vehicles are sold as those of the year to come. */
function nextYear(today: CalendarDate): number {
  return Number(today.slice(0, 'YYYY'.length)) + 1;
}

export function readYesNo(typed: string): Reading<boolean> {
  const answer = oneOf(['true', 'false'], typed);
  return answer.ok ? kept(answer.value === 'true') : answer;
}

/** A consent is never empty: left alone it is not given. One that is required has to be given. */
export function readConsent(point: DataPoint, typed: Typed | undefined): Reading<boolean> {
  const given = typed === true || typed === 'true';
  return given || point.optional === true ? kept(given) : refused('consent_required');
}

function oneOf(options: readonly string[], typed: string): Reading<string> {
  const value = normaliseText(typed);
  return options.includes(value) ? kept(value) : refused('choose');
}
