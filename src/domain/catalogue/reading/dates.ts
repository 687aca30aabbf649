import type { CountryFacts } from '../../countries/country';
import { compareDates, daysBetween, readDateParts, wholeYearsBetween } from '../../countries/dates';
import type { CalendarDate } from '../../lead/lead';
import type { DataPointOf } from '../kinds';
import type { Reading } from '../messages';
import { kept, refused } from './readingOf';

/** Years that anything an applicant tells of may lie away; what is farther is a slip of the finger. */
const LIFETIME = 100;

/** A day as three typed parts. Today is taken as past and as future. */
export function readDate(
  point: DataPointOf<'date'>,
  typed: string,
  today: CalendarDate,
  age: CountryFacts['age'],
): Reading<CalendarDate> {
  const parts = readDateParts(typed, 'day');
  if (!parts.ok) return refused(parts.reason === 'impossible' ? 'date_impossible' : 'date_incomplete');
  const { value } = parts;
  if (point.range === 'birth') return readBirthDate(value, today, age);
  if (point.within !== undefined && daysBetween(today, value) > point.within) {
    return refused('date_far', { days: point.within });
  }
  return withinRange(value, today, point.range);
}

/** A month as two typed parts, kept as its first day. The running month is taken as past and as future. */
export function readMonth(
  point: DataPointOf<'month'>,
  typed: string,
  today: CalendarDate,
): Reading<CalendarDate> {
  const parts = readDateParts(typed, 'month');
  if (!parts.ok) return refused(parts.reason === 'impossible' ? 'date_impossible' : 'date_incomplete');
  return withinRange(parts.value, `${today.slice(0, 7)}-01`, point.range);
}

function readBirthDate(
  value: CalendarDate,
  today: CalendarDate,
  { min, max }: CountryFacts['age'],
): Reading<CalendarDate> {
  if (compareDates(value, today) > 0) return refused('date_future');
  const years = wholeYearsBetween(value, today);
  if (years < min) return refused('too_young', { min });
  return years > max ? refused('too_old', { max }) : kept(value);
}

/**
 * `date_future` is told of a day that lies ahead and must not, `date_past` of one that has passed and must not, `date_year` of one
 * on the right side that is more than a lifetime away. Where any day will do, some papers are valid until 9999.
 */
function withinRange(
  value: CalendarDate,
  today: CalendarDate,
  range: 'past' | 'future' | 'any',
): Reading<CalendarDate> {
  const order = compareDates(value, today);
  if (range === 'past' && order > 0) return refused('date_future');
  if (range === 'future' && order < 0) return refused('date_past');
  const years = Number(value.slice(0, 4)) - Number(today.slice(0, 4));
  if (range !== 'any' && Math.abs(years) > LIFETIME) return refused('date_year');
  return kept(value);
}
