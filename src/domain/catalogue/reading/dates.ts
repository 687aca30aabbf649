import type { CountryFacts } from '../../countries/country';
import { compareDates, countDaysBetween, readDateParts, countYearsBetween } from '../../countries/dates';
import type { CalendarDate } from '../../lead/lead';
import type { DataPointOf } from '../kinds';
import type { ReadResult } from '../messages';
import { acceptAnswer, rejectAnswer } from './results';

/** The maximum distance of a date in years. A date beyond it is a typing error. */
const MAX_DISTANCE_YEARS = 100;

/** Reads the three typed parts of a day. Today counts as past and as future. */
export function readDate(
  point: DataPointOf<'date'>,
  typed: string,
  today: CalendarDate,
  age: CountryFacts['age'],
): ReadResult<CalendarDate> {
  const parts = readDateParts(typed, 'day');
  if (!parts.ok) return rejectAnswer(parts.reason === 'impossible' ? 'date_impossible' : 'date_incomplete');
  const { value } = parts;
  if (point.range === 'birth') return readBirthDate(value, today, age);
  if (point.within !== undefined && countDaysBetween(today, value) > point.within) {
    return rejectAnswer('date_far', { days: point.within });
  }
  return readInRange(value, today, point.range);
}

/** Reads the two typed parts of a month as its first day. The current month counts as past and as future. */
export function readMonth(
  point: DataPointOf<'month'>,
  typed: string,
  today: CalendarDate,
): ReadResult<CalendarDate> {
  const parts = readDateParts(typed, 'month');
  if (!parts.ok) return rejectAnswer(parts.reason === 'impossible' ? 'month_impossible' : 'month_incomplete');
  return readInRange(parts.value, `${today.slice(0, 7)}-01`, point.range);
}

function readBirthDate(
  value: CalendarDate,
  today: CalendarDate,
  { min, max }: CountryFacts['age'],
): ReadResult<CalendarDate> {
  if (compareDates(value, today) > 0) return rejectAnswer('date_future');
  const years = countYearsBetween(value, today);
  if (years < min) return rejectAnswer('too_young', { min });
  return years > max ? rejectAnswer('too_old', { max }) : acceptAnswer(value);
}

/**
 * `date_future`: the day must not be in the future. `date_past`: it must not be in the past. `date_year`: it is on the right side,
 * but too far away. The range `any` has no maximum, because some documents are valid until 9999.
 */
function readInRange(
  value: CalendarDate,
  today: CalendarDate,
  range: 'past' | 'future' | 'any',
): ReadResult<CalendarDate> {
  const order = compareDates(value, today);
  if (range === 'past' && order > 0) return rejectAnswer('date_future');
  if (range === 'future' && order < 0) return rejectAnswer('date_past');
  const years = Number(value.slice(0, 4)) - Number(today.slice(0, 4));
  if (range !== 'any' && Math.abs(years) > MAX_DISTANCE_YEARS) return rejectAnswer('date_year');
  return acceptAnswer(value);
}
