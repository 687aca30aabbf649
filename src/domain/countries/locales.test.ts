import { expect, it } from 'vitest';
import { languageTags, localeOf } from './locales';

it.each(Object.entries(languageTags))(
  'the folder %s is that of %s, as written and in canonical form',
  (locale, tag) => {
    expect(localeOf(tag)).toBe(locale);
    expect(localeOf(Intl.getCanonicalLocales(tag)[0] ?? '')).toBe(locale);
  },
);

it.each(['fr-FR', 'es', '', 'no tag'])('a language of no folder, "%s", is read in English', (tag) => {
  expect(localeOf(tag)).toBe('en');
});
