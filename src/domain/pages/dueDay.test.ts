import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countries } from '../countries/vectors/countries.fixture';
import { languageTags, localeNames } from '../countries/locales';
import { getRunCount } from '../../testing/propertyTests';
import { createDueDayFormat, formatDueDay } from './dueDay';

const europe = createDueDayFormat(['es', 'en'], 'Europe/Madrid');
const mexico = createDueDayFormat(['mx', 'en'], 'America/Mexico_City');

test.each([
  ['the same day of the next month', 30, '2026-11-25T12:00Z', 'es', europe, '25 de diciembre'],
  ['in English', 30, '2026-11-25T12:00Z', 'en', europe, 'December 25'],
  ['the day after 28 February', 1, '2027-02-28T12:00Z', 'es', europe, '1 de marzo'],
  ['a leap day', 1, '2028-02-28T12:00Z', 'es', europe, '29 de febrero'],
  ['in the next year', 7, '2026-12-31T12:00Z', 'es', europe, '7 de enero'],
  ['today already after midnight', 1, '2026-11-24T23:00Z', 'es', europe, '26 de noviembre'],
  ['yesterday a minute before', 1, '2026-11-24T22:59Z', 'es', europe, '25 de noviembre'],
  ['a summer midnight', 1, '2026-07-01T22:00Z', 'es', europe, '3 de julio'],
  // The clock goes forward and back in the night to a Sunday. The days are counted, not the hours.
  ['the last evening of winter time', 1, '2027-03-27T22:30Z', 'es', europe, '28 de marzo'],
  ['30 days across the change', 30, '2027-03-27T22:30Z', 'es', europe, '26 de abril'],
  ['before the change back', 1, '2026-10-24T21:59Z', 'es', europe, '25 de octubre'],
  ['after the change back', 1, '2026-10-25T22:59Z', 'es', europe, '26 de octubre'],
  ['west of Greenwich', 7, '2026-11-25T05:59Z', 'mx', mexico, '1 de diciembre'],
  ['west of Greenwich after midnight', 7, '2026-11-25T06:00Z', 'mx', mexico, '2 de diciembre'],
  ['no summer time in Mexico', 1, '2026-07-01T05:59Z', 'mx', mexico, '1 de julio'],
] as const)('%s', (_name, days, now, language, format, text) => {
  expect(formatDueDay(days, Date.parse(now), language, format)).toBe(text);
});

test('a language that the page does not have shows no day', () => {
  expect(formatDueDay(1, 0, 'pl', europe)).toBe('');
});

test.each(Object.values(countries).map(({ facts }) => [facts.code, facts.timeZone] as const))(
  'today in %s is the day that Intl names in each language',
  (_code, timeZone) => {
    const format = createDueDayFormat(localeNames, timeZone);
    const intl = Object.fromEntries(
      localeNames.map((name) => [
        name,
        new Intl.DateTimeFormat(languageTags[name], { day: 'numeric', month: 'long', timeZone }),
      ]),
    );
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2036, 0) }),
        fc.constantFrom(...localeNames),
        (now, language) => {
          expect(formatDueDay(0, now, language, format)).toBe(intl[language]?.format(now));
        },
      ),
      { numRuns: getRunCount(300, 20_000) },
    );
    // Every hour around both changes of 2026, and each day of a year.
    const hour = 3_600_000;
    const moments = [
      ...[Date.UTC(2026, 2, 29, 1), Date.UTC(2026, 9, 25, 1)].flatMap((change) =>
        Array.from({ length: 97 }, (_, at) => change + (at - 48) * hour),
      ),
      ...Array.from({ length: 365 }, (_, day) => Date.UTC(2026, 0, 1, 12) + day * 24 * hour),
    ];
    for (const language of localeNames)
      for (const now of moments)
        expect(formatDueDay(0, now, language, format)).toBe(intl[language]?.format(now));
  },
);
