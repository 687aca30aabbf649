import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatUnbroken, getDateFormat, getNumberFormat } from './formats';
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

describe('amounts in an engine that takes `always` for `true`', () => {
  // Chromium 106 has no numbers of the third version of the standard.
  const { NumberFormat } = Intl;
  class OldNumberFormat extends NumberFormat {
    constructor(languageTag: string, options: Intl.NumberFormatOptions) {
      super(languageTag, { ...options, useGrouping: 'auto' });
    }
  }
  afterEach(() => void vi.unstubAllGlobals());

  it.each([
    ['es-ES', 2500, '2.500,00\u00a0€'],
    ['pl-PL', 2500, '2\u00a0500,00\u00a0€'],
    ['de-DE', 2500, '2.500,00\u00a0€'],
    ['es-ES', -2500, '-2.500,00\u00a0€'],
    ['es-ES', 250, '250,00\u00a0€'],
    ['es-ES', 25000, '25.000,00\u00a0€'],
  ])('group four digits: %s %d', (languageTag, value, text) => {
    vi.stubGlobal('Intl', Object.assign(Object.create(Intl), { NumberFormat: OldNumberFormat }));
    // A key of its own: formats are kept.
    const options = {
      style: 'currency',
      currency: 'EUR',
      useGrouping: 'always',
      numberingSystem: 'latn',
    } as const;
    expect(getNumberFormat(languageTag, options).format(value)).toBe(text);
  });
});
