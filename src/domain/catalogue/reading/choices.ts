import { normaliseText } from '../../countries/normalise';
import type { CalendarDate } from '../../lead/lead';
import type { DataPoint, DataPointOf } from '../kinds';
import type { ReadResult } from '../messages';
import {
  allowsOtherText,
  getListedValues,
  getOptionValues,
  isSearched,
  type OptionContext,
} from '../options';
import type { QuestionInput } from '../input';
import { readWhole } from './numbers';
import { acceptAnswer, rejectAnswer } from './results';

const TYPED_MAX_LENGTH = 100;

/** The context of reading a choice: the data that its values depend on, and the day. */
export interface ChoiceContext extends Omit<OptionContext, 'lookUpValues'> {
  readonly today: CalendarDate;
}

/**
 * Accepts a value that the choice has now. If the values are looked up or names, accepts any text or year: the look-up may have
 * failed or the list may be incomplete, and the applicant must be able to continue.
 */
export function readChoice(
  { options, years, refused = [] }: DataPointOf<'choice'>,
  typed: string,
  { today, ...context }: ChoiceContext,
): ReadResult<string | number> {
  if (!allowsOtherText(options)) {
    const values = getOptionValues(options, { ...context, lookUpValues: [] });
    // The value of another answer's list was chosen. Other text was typed, and fits several options or none.
    const isTyped = isSearched(values.length) && !getListedValues(options).includes(normaliseText(typed));
    if (refused.includes(normaliseText(typed))) return rejectAnswer('not_eligible');
    return readOption(values, typed, isTyped ? 'choose_from_list' : 'choose');
  }
  if (years !== undefined) return readWhole(typed, { min: years.from, max: nextYear(today) });
  const value = normaliseText(typed);
  return value.length > TYPED_MAX_LENGTH
    ? rejectAnswer('too_long', { maxLength: TYPED_MAX_LENGTH })
    : acceptAnswer(value);
}

/** Vehicles are sold as those of next year. */
function nextYear(today: CalendarDate): number {
  return Number(today.slice(0, 'YYYY'.length)) + 1;
}

export function readYesNo(typed: string): ReadResult<boolean> {
  const answer = readOption(['true', 'false'], typed);
  return answer.ok ? acceptAnswer(answer.value === 'true') : answer;
}

/** A consent is never empty: an untouched one is declined. A required one must be given. */
export function readConsent(point: DataPoint, typed: QuestionInput | undefined): ReadResult<boolean> {
  const isGiven = typed === true || typed === 'true';
  return isGiven || point.optional === true ? acceptAnswer(isGiven) : rejectAnswer('consent_required');
}

function readOption(
  options: readonly string[],
  typed: string,
  error: 'choose' | 'choose_from_list' = 'choose',
): ReadResult<string> {
  const value = normaliseText(typed);
  return options.includes(value) ? acceptAnswer(value) : rejectAnswer(error);
}
