import { dateFormat } from './formats';
import { normaliseText } from './normalise';

/**
 * Calendar dates as ISO text, `YYYY-MM-DD`: a day in the life of a person, never a moment, so that no time zone can
 * move it. Such texts are compared as texts.
 */
const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/;
const digits = /^\d+$/;

export interface DateParts {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

/** Whether the Gregorian calendar has that day; `month` counts from 1. */
export function dateExists(year: number, month: number, day: number): boolean {
  const days = DAYS_IN_MONTH[month - 1];
  if (days === undefined || !Number.isInteger(year) || !Number.isInteger(day)) return false;
  const inMonth = month === 2 && isLeapYear(year) ? days + 1 : days;
  return year >= 1 && year <= 9999 && day >= 1 && day <= inMonth;
}

/** The ISO text of a day, or undefined where the calendar has no such day. */
export function toCalendarDate(year: number, month: number, day: number): string | undefined {
  if (!dateExists(year, month, day)) return undefined;
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The parts of an ISO calendar date, or undefined for anything else and for days that do not exist. */
export function fromCalendarDate(date: string): DateParts | undefined {
  const [, year, month, day] = (isoDate.exec(date) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  return dateExists(year, month, day) ? { year, month, day } : undefined;
}

/** Negative when the first comes earlier, 0 when they are the same day. */
export function compareDates(first: string, second: string): number {
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

/**
 * Birthdays passed between two calendar dates. Who is born on 29 February has the birthday on 1 March in other
 * years, as the civil codes count. NaN where one of them is no date.
 */
export function wholeYearsBetween(from: string, to: string): number {
  const start = fromCalendarDate(from);
  const end = fromCalendarDate(to);
  if (start === undefined || end === undefined) return Number.NaN;
  const hadBirthday = end.month > start.month || (end.month === start.month && end.day >= start.day);
  return end.year - start.year - (hadBirthday ? 0 : 1);
}

/** Whole days from one calendar date to another, negative when the second lies before; NaN for what is no date. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / (24 * 60 * 60 * 1000);
}

export type PartsReading =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly reason: 'empty' | 'incomplete' | 'impossible' };

/**
 * Reads the parts of a date as typed, year first and joined by dashes (`1990-2-7`), or of a month (`2020-5`), which
 * becomes its first day. `incomplete` is also a part that is no number and a year of other than four digits: the
 * century of a two-digit year would be a guess.
 */
export function readDateParts(typed: string, precision: 'day' | 'month'): PartsReading {
  const parts = typed.split('-').map(normaliseText);
  if (parts.every((part) => part === '')) return { ok: false, reason: 'empty' };
  const wanted = precision === 'day' ? 3 : 2;
  const [year = '', month = '', day = '1'] = parts;
  const complete = parts.length === wanted && parts.every((part) => digits.test(part));
  if (!complete || !/^[1-9]\d{3}$/.test(year)) return { ok: false, reason: 'incomplete' };
  const value = toCalendarDate(Number(year), Number(month), Number(day));
  return value === undefined ? { ok: false, reason: 'impossible' } : { ok: true, value };
}

/**
 * A calendar date in words of the language, the month by its name: figures alone would read as two different days
 * to an American and a Spaniard. What is no date is handed back as it is.
 */
export function formatDate(date: string, languageTag: string): string {
  return format(date, languageTag, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** The month and year of a calendar date in words of the language. */
export function formatMonth(date: string, languageTag: string): string {
  return format(date, languageTag, { month: 'long', year: 'numeric' });
}

function format(date: string, languageTag: string, parts: Intl.DateTimeFormatOptions): string {
  if (fromCalendarDate(date) === undefined) return date;
  const noon = new Date(`${date}T12:00:00Z`);
  return dateFormat(languageTag, { ...parts, timeZone: 'UTC' }).format(noon);
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}
