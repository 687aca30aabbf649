import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  compareDates,
  countDaysBetween,
  dateExists,
  formatDate,
  formatMonth,
  parseCalendarDate,
  readDateParts,
  formatCalendarDate,
  countYearsBetween,
} from './dates';
import { typedText } from './vectors/typedTexts.fixture';
import { getRunCount } from '../../testing/propertyTests';

describe('the calendar', () => {
  test.each([
    [2000, 2, 29, true],
    [1900, 2, 29, false],
    [2024, 2, 29, true],
    [2023, 2, 29, false],
    [1990, 2, 30, false],
    [1990, 13, 1, false],
    [1990, 0, 1, false],
    [1990, 4, 31, false],
    [2024, 4, 31, false],
    [1990, 12, 31, true],
    [1990, 1, 0, false],
    [0, 1, 1, false],
    [1, 1, 1, true],
    [9999, 12, 31, true],
    [10000, 1, 1, false],
    [1990.5, 1, 1, false],
  ])('%d-%d-%d exists: %s', (year, month, day, exists) => {
    expect(dateExists(year, month, day)).toBe(exists);
  });

  it('the calendar agrees with the clock of the machine for two centuries', { tags: ['C3', 'B3'] }, () => {
    const day = fc.tuple(
      fc.integer({ min: 1900, max: 2100 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 31 }),
    );
    fc.assert(
      fc.property(day, ([year, month, date]) => {
        const moment = new Date(Date.UTC(year, month - 1, date));
        expect(dateExists(year, month, date)).toBe(moment.getUTCDate() === date);
      }),
    );
  });

  it('formats and parses a calendar date', () => {
    expect(formatCalendarDate(1990, 2, 7)).toBe('1990-02-07');
    expect(formatCalendarDate(476, 9, 4)).toBe('0476-09-04');
    expect(parseCalendarDate('1990-02-07')).toEqual({ year: 1990, month: 2, day: 7 });
    expect(parseCalendarDate('1990-02-30')).toBeUndefined();
    expect(parseCalendarDate('1990-02-07T00:00:00Z')).toBeUndefined();
  });

  it('sorts calendar dates', () => {
    expect(['2020-02-01', '1999-12-31', '2020-01-31'].sort(compareDates)).toEqual([
      '1999-12-31',
      '2020-01-31',
      '2020-02-01',
    ]);
    expect(compareDates('2020-01-01', '2020-01-01')).toBe(0);
  });
});

describe('age', () => {
  test.each([
    ['2008-11-20', '2026-11-20', 18],
    ['2008-11-21', '2026-11-20', 17],
    ['2008-11-20', '2026-10-25', 17],
    ['2004-02-29', '2022-02-28', 17],
    ['2004-02-29', '2022-03-01', 18],
    ['2026-11-20', '2026-11-20', 0],
    ['2030-01-01', '2026-11-20', -4],
  ])('a person born on %s has on %s the age %d', (from, to, years) => {
    expect(countYearsBetween(from, to)).toBe(years);
  });

  it('the age is NaN without a date', () => {
    expect(countYearsBetween('', '2026-11-20')).toBeNaN();
    expect(countYearsBetween('2008-11-20', '')).toBeNaN();
  });
});

describe('the days between two dates', () => {
  it.each([
    ['2026-11-20', '2026-11-20', 0],
    ['2026-11-20', '2026-11-21', 1],
    ['2026-11-21', '2026-11-20', -1],
    ['2024-02-28', '2024-03-01', 2],
    ['2025-12-31', '2026-12-31', 365],
    ['soon', '2026-11-20', Number.NaN],
  ])('are from %s to %s %d', (from, to, days) => {
    expect(countDaysBetween(from, to)).toBe(days);
  });
});

describe('typed parts', () => {
  test.each([
    ['1990-2-7', 'day', { ok: true, value: '1990-02-07' }],
    [' 1990 - 02 - 07 ', 'day', { ok: true, value: '1990-02-07' }],
    ['１９９０-２-７', 'day', { ok: true, value: '1990-02-07' }],
    ['2020-5', 'month', { ok: true, value: '2020-05-01' }],
    ['--', 'day', { ok: false, reason: 'empty' }],
    ['', 'month', { ok: false, reason: 'empty' }],
    ['1990-2-', 'day', { ok: false, reason: 'incomplete' }],
    ['1990-2', 'day', { ok: false, reason: 'incomplete' }],
    ['90-2-7', 'day', { ok: false, reason: 'incomplete' }],
    ['0090-2-7', 'day', { ok: false, reason: 'incomplete' }],
    ['01990-2-7', 'day', { ok: false, reason: 'incomplete' }],
    ['19901-2-7', 'day', { ok: false, reason: 'incomplete' }],
    ['1990-May-7', 'day', { ok: false, reason: 'incomplete' }],
    ['1990--2-7', 'day', { ok: false, reason: 'incomplete' }],
    ['1990-2-30', 'day', { ok: false, reason: 'impossible' }],
    ['1990-13-1', 'day', { ok: false, reason: 'impossible' }],
    ['1990-1-0', 'day', { ok: false, reason: 'impossible' }],
    ['2020-13', 'month', { ok: false, reason: 'impossible' }],
  ] as const)('reads the typed parts "%s" as a %s', (typed, precision, reading) => {
    expect(readDateParts(typed, precision)).toEqual(reading);
  });

  it('reading typed parts never throws', { tags: ['B3'] }, () => {
    fc.assert(
      fc.property(typedText(['1990-2-7', '2020-05']), (typed) => {
        const reading = readDateParts(typed, 'day');
        if (reading.ok) expect(parseCalendarDate(reading.value)).toBeDefined();
      }),
      { numRuns: getRunCount(1_000) },
    );
  });
});

describe('a formatted date', () => {
  test.each([
    ['es-ES', '5\u00A0de\u00A0noviembre de 2026', 'noviembre de 2026'],
    ['pl-PL', '5\u00A0listopada 2026', 'listopad 2026'],
    ['en-US', 'November\u00A05, 2026', 'November 2026'],
  ])('a date in %s has the name of its month', (languageTag, day, month) => {
    expect(formatDate('2026-11-05', languageTag)).toBe(day);
    expect(formatMonth('2026-11-01', languageTag)).toBe(month);
  });

  it('formatting keeps a text that is not a date', () => {
    expect(formatDate('soon', 'es-ES')).toBe('soon');
  });
});
