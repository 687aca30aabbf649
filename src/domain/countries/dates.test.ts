import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  compareDates,
  dateExists,
  formatDate,
  formatMonth,
  fromCalendarDate,
  readDateParts,
  toCalendarDate,
  wholeYearsBetween,
} from './dates';
import { typing } from './vectors/typing.fixture';
import { runs } from '../../testing/runs';

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
    [1990, 12, 31, true],
    [1990, 1, 0, false],
    [0, 1, 1, false],
    [9999, 12, 31, true],
    [10000, 1, 1, false],
    [1990.5, 1, 1, false],
  ])('%d-%d-%d exists: %s', (year, month, day, exists) => {
    expect(dateExists(year, month, day)).toBe(exists);
  });

  it('agrees with the clock of the machine on every day of two centuries', () => {
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

  it('goes from parts to text and back', () => {
    expect(toCalendarDate(1990, 2, 7)).toBe('1990-02-07');
    expect(fromCalendarDate('1990-02-07')).toEqual({ year: 1990, month: 2, day: 7 });
    expect(fromCalendarDate('1990-02-30')).toBeUndefined();
    expect(fromCalendarDate('1990-02-07T00:00:00Z')).toBeUndefined();
  });

  it('orders days', () => {
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
    ['2004-02-29', '2022-02-28', 17],
    ['2004-02-29', '2022-03-01', 18],
    ['2026-11-20', '2026-11-20', 0],
    ['2030-01-01', '2026-11-20', -4],
  ])('of someone born on %s is on %s %d', (from, to, years) => {
    expect(wholeYearsBetween(from, to)).toBe(years);
  });

  it('of no date is no number', () => {
    expect(wholeYearsBetween('', '2026-11-20')).toBeNaN();
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
    ['1990-May-7', 'day', { ok: false, reason: 'incomplete' }],
    ['1990--2-7', 'day', { ok: false, reason: 'incomplete' }],
    ['1990-2-30', 'day', { ok: false, reason: 'impossible' }],
    ['1990-13-1', 'day', { ok: false, reason: 'impossible' }],
    ['1990-1-0', 'day', { ok: false, reason: 'impossible' }],
    ['2020-13', 'month', { ok: false, reason: 'impossible' }],
  ] as const)('"%s" as a %s', (typed, precision, reading) => {
    expect(readDateParts(typed, precision)).toEqual(reading);
  });

  it('never throw', () => {
    fc.assert(
      fc.property(typing(['1990-2-7', '2020-05']), (typed) => {
        const reading = readDateParts(typed, 'day');
        if (reading.ok) expect(fromCalendarDate(reading.value)).toBeDefined();
      }),
      { numRuns: runs(1_000) },
    );
  });
});

describe('a shown date', () => {
  test.each([
    ['es-ES', '5 de noviembre de 2026', 'noviembre de 2026'],
    ['pl-PL', '5 listopada 2026', 'listopad 2026'],
    ['en-US', 'November 5, 2026', 'November 2026'],
  ])('in %s has its month by name', (languageTag, day, month) => {
    expect(formatDate('2026-11-05', languageTag)).toBe(day);
    expect(formatMonth('2026-11-01', languageTag)).toBe(month);
  });

  it('that is none stays as it is', () => {
    expect(formatDate('soon', 'es-ES')).toBe('soon');
  });
});
