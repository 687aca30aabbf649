import { describe, expect, it } from 'vitest';
import { formatUnbroken, getDateFormat } from './formats';
import { formatTimeOfDay, languageTags, localeNames } from './locales';

/** Spaces at which a line may break. */
const breakable = /[ \u2009\n\t]/;

/** Five past one in the afternoon, by the clock of the device. */
const moment = new Date(2026, 10, 3, 13, 5).getTime();

describe.each(localeNames.map((name) => languageTags[name]))('in %s', (languageTag) => {
  it('no line breaks within a time', () => {
    expect(formatTimeOfDay(moment, languageTag)).not.toMatch(breakable);
  });

  it('no line breaks between a day and its month', () => {
    const day = getDateFormat(languageTag, { day: 'numeric', month: 'long' });
    expect(formatUnbroken(day, moment)).not.toMatch(breakable);
    expect(formatUnbroken(day, moment).replace(/\s/g, ' ')).toBe(day.format(moment).replace(/\s/g, ' '));
  });

  it('a line may break before the year and before the time', () => {
    const whole = getDateFormat(languageTag, { dateStyle: 'long', timeStyle: 'short' });
    expect(formatUnbroken(whole, moment)).toMatch(breakable);
  });
});
