import { expect, test } from 'vitest';
import { today } from './clock';

test.each([
  ['2026-12-31T22:59:59.999Z', 'Europe/Madrid', '2026-12-31'],
  ['2026-12-31T23:00:00.000Z', 'Europe/Madrid', '2027-01-01'],
  ['2026-06-30T21:59:59.999Z', 'Europe/Warsaw', '2026-06-30'],
  ['2026-06-30T22:00:00.000Z', 'Europe/Warsaw', '2026-07-01'],
  ['2027-01-01T05:59:59.999Z', 'America/Mexico_City', '2026-12-31'],
  ['2026-12-31T16:00:00.000Z', 'Asia/Manila', '2027-01-01'],
  ['2024-02-29T12:00:00.000Z', 'Europe/Madrid', '2024-02-29'],
])('at %s the date in %s is %s', (moment, timeZone, date) => {
  expect(today(timeZone, Date.parse(moment))).toBe(date);
});
