import { formatUnbroken, getDateFormat } from './formats';
import { normaliseText } from './normalise';

/** Calendar dates are ISO texts, `YYYY-MM-DD`. They have no time, so that no time zone can move them. They compare as texts. */
const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/;
const digits = /^\d+$/;

export interface DateParts {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

/** Whether the Gregorian calendar has the day. `month` counts from 1. */
export function dateExists(year: number, month: number, day: number): boolean {
  if (!(year >= 1 && year <= 9999)) return false;
  const date = new Date(0);
  // A day that does not exist becomes another one. Date.UTC would take the years 1 to 99 for those after 1900.
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** The ISO text of a day. Undefined if the calendar has no such day. */
export function formatCalendarDate(year: number, month: number, day: number): string | undefined {
  if (!dateExists(year, month, day)) return undefined;
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The parts of an ISO calendar date. Undefined for any other text and for days that do not exist. */
export function parseCalendarDate(date: string): DateParts | undefined {
  // There is no year 0.
  const [, year = 0, month = 0, day = 0] = (isoDate.exec(date) ?? []).map(Number);
  return dateExists(year, month, day) ? { year, month, day } : undefined;
}

/** Returns a negative number if the first is earlier, 0 if they are equal. */
export function compareDates(first: string, second: string): number {
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

/**
 * The number of birthdays between two calendar dates. In other years, a birthday on 29 February counts on 1 March, as in the
 * civil codes. NaN if either is not a date.
 */
export function countYearsBetween(from: string, to: string): number {
  const start = parseCalendarDate(from);
  const end = parseCalendarDate(to);
  if (start === undefined || end === undefined) return Number.NaN;
  const hadBirthday = end.month > start.month || (end.month === start.month && end.day >= start.day);
  return end.year - start.year - (hadBirthday ? 0 : 1);
}

/** The number of days from one calendar date to another, negative if the second is earlier. NaN if either is not a date. */
export function countDaysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / (24 * 60 * 60 * 1000);
}

export type DatePartsResult =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly reason: 'empty' | 'incomplete' | 'impossible' };

/**
 * Reads the typed parts of a date, year first and joined by dashes (`1990-2-7`), or of a month (`2020-5`), which becomes its
 * first day. The result is also `incomplete` if a part is not a number, or if the year does not have four digits: the century
 * of a two-digit year would be a guess.
 */
export function readDateParts(typed: string, precision: 'day' | 'month'): DatePartsResult {
  const parts = typed.split('-').map(normaliseText);
  if (parts.every((part) => part === '')) return { ok: false, reason: 'empty' };
  const partCount = precision === 'day' ? 3 : 2;
  const [year = '', month, day = '1'] = parts;
  const isComplete = parts.length === partCount && parts.every((part) => digits.test(part));
  if (!isComplete || !/^[1-9]\d{3}$/.test(year)) return { ok: false, reason: 'incomplete' };
  const value = formatCalendarDate(Number(year), Number(month), Number(day));
  return value === undefined ? { ok: false, reason: 'impossible' } : { ok: true, value };
}

/**
 * A calendar date in the language, with the name of the month: an American and a Spaniard read 2/3 as different days. Returns
 * any other text unchanged.
 */
export function formatDate(date: string, languageTag: string): string {
  return format(date, languageTag, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** The month and year of a calendar date in the language. */
export function formatMonth(date: string, languageTag: string): string {
  return format(date, languageTag, { month: 'long', year: 'numeric' });
}

function format(date: string, languageTag: string, parts: Intl.DateTimeFormatOptions): string {
  if (parseCalendarDate(date) === undefined) return date;
  const noon = new Date(`${date}T12:00:00Z`);
  return formatUnbroken(getDateFormat(languageTag, { ...parts, timeZone: 'UTC' }), noon);
}
