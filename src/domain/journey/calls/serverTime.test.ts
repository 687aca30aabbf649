import { describe, expect, it } from 'vitest';
import { moveTime, toDeviceTime, toServerTime } from './serverTime';

const now = Date.parse('2026-11-20T12:00:00.000Z');
const moment = '2026-11-21T12:00:00.000Z';

describe('toDeviceTime', () => {
  it.each([
    ['keeps the time if both clocks agree', 'Fri, 20 Nov 2026 12:00:00 GMT', moment],
    ['keeps the time for a difference of one minute', 'Fri, 20 Nov 2026 11:59:00 GMT', moment],
    [
      'returns a later time for a device two days ahead',
      'Wed, 18 Nov 2026 12:00:00 GMT',
      '2026-11-23T12:00:00.000Z',
    ],
    [
      'returns an earlier time for a device two days behind',
      'Sun, 22 Nov 2026 12:00:00 GMT',
      '2026-11-19T12:00:00.000Z',
    ],
    ['keeps the time without a date', null, moment],
    ['keeps the time for an unreadable date', 'soon', moment],
  ])('%s', (_case, serverDate, expected) => {
    expect(toDeviceTime(moment, serverDate, now)).toBe(expected);
  });

  it.each(['', 'garbage', '9999-99-99'])('returns %j, which is no time, unchanged', (text) => {
    expect(toDeviceTime(text, 'Wed, 18 Nov 2026 12:00:00 GMT', now)).toBe(text);
  });

  it('never exceeds the range of dates', () => {
    expect(toDeviceTime('+275760-09-13T00:00:00.000Z', 'Wed, 18 Nov 2026 12:00:00 GMT', now)).toBe(
      '+275760-09-13T00:00:00.000Z',
    );
  });
});

describe('toServerTime', () => {
  it.each([
    ['while the server’s clock is not known', undefined, moment],
    ['within the tolerance', -60_000, moment],
    ['on a device two days ahead', -172_800_000, '2026-11-19T12:00:00.000Z'],
    ['on a device two days behind', 172_800_000, '2026-11-23T12:00:00.000Z'],
  ])('tells the time %s', (_case, serverAheadMs, expected) => {
    expect(toServerTime(moment, serverAheadMs)).toBe(expected);
  });
});

describe('moveTime', () => {
  it.each([
    ['2026-11-20T12:00:00Z', 0, '2026-11-20T12:00:00Z'],
    ['2026-11-20T12:00:00Z', 1_500, '2026-11-20T12:00:01.500Z'],
    ['2026-11-20T12:00:00Z', -60_000, '2026-11-20T11:59:00.000Z'],
    ['soon', 1_500, 'soon'],
  ])('moves %s by %i ms to %s', (time, byMs, expected) => {
    expect(moveTime(time, byMs)).toBe(expected);
  });
});
