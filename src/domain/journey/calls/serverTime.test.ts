import { describe, expect, it } from 'vitest';
import { inDeviceTime } from './serverTime';

const now = Date.parse('2026-11-20T12:00:00.000Z');
const moment = '2026-11-21T12:00:00.000Z';

describe('a moment of the server on the device', () => {
  it.each([
    ['stays where both clocks agree', 'Fri, 20 Nov 2026 12:00:00 GMT', moment],
    ['stays for a difference of a minute', 'Fri, 20 Nov 2026 11:59:00 GMT', moment],
    ['is later on a device two days ahead', 'Wed, 18 Nov 2026 12:00:00 GMT', '2026-11-23T12:00:00.000Z'],
    ['is earlier on a device two days behind', 'Sun, 22 Nov 2026 12:00:00 GMT', '2026-11-19T12:00:00.000Z'],
    ['stays without a date', null, moment],
    ['stays with a date that cannot be read', 'soon', moment],
  ])('%s', (_case, serverDate, expected) => {
    expect(inDeviceTime(moment, serverDate, now)).toBe(expected);
  });

  it.each(['', 'garbage', '9999-99-99'])('leaves %j, which is no moment, alone', (text) => {
    expect(inDeviceTime(text, 'Wed, 18 Nov 2026 12:00:00 GMT', now)).toBe(text);
  });

  it('never leaves the range of dates', () => {
    expect(inDeviceTime('+275760-09-13T00:00:00.000Z', 'Wed, 18 Nov 2026 12:00:00 GMT', now)).toBe(
      '+275760-09-13T00:00:00.000Z',
    );
  });
});
