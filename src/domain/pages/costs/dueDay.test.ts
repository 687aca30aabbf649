import { expect, test } from 'vitest';
import { findLongestDueDay, formatDueDay } from './dueDay';

test.each([
  ['the same day of the next month', 30, '2026-11-25', 'es-ES', '25\u00A0de\u00A0diciembre'],
  ['in English', 30, '2026-11-25', 'en-GB', '25\u00A0December'],
  ['the day after 28 February', 1, '2027-02-28', 'es-ES', '1\u00A0de\u00A0marzo'],
  ['a leap day', 1, '2028-02-28', 'es-ES', '29\u00A0de\u00A0febrero'],
  ['in the next year', 7, '2026-12-31', 'es-ES', '7\u00A0de\u00A0enero'],
  ['across a change of the clock', 30, '2027-03-27', 'es-ES', '26\u00A0de\u00A0abril'],
] as const)('%s', (_name, days, today, languageTag, text) => {
  expect(formatDueDay(days, today, languageTag)).toBe(text);
});

test.each([
  ['es-ES', '28\u00A0de\u00A0septiembre'],
  ['pl-PL', '28\u00A0października'],
])('the longest day in %s', (languageTag, text) => {
  expect(findLongestDueDay(languageTag)).toBe(text);
});
