import { describe, expect, it } from 'vitest';
import { localeNames } from '../../src/domain/countries/locales';
import { namespaces } from '../../src/platform/i18n/translations';
import { allPages, listTexts, readBrandTexts, readNamespace } from './allPages';

/** The most characters of a button. */
const LIMIT = 26;

const sources = import.meta.glob<string>(['../../src/**/*.tsx', '../../src/screens/offer/formatAccept.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The variable parts of keys that may have fewer values than the texts beside them. */
const parts: Readonly<Record<string, string>> = {
  kind: '(?:explanation|statement|review)',
  textKey: '(?:accepted|smava)',
};

/**
 * The keys of the texts of buttons, read from the sources: those inside a `Button`, those that a form gets for its button, and those of the
 * button that accepts an offer. Each is a pattern, because a part of a key may be known only as the form runs.
 */
const buttonKeys: readonly RegExp[] = Object.entries(sources)
  .filter(([file]) => !file.includes('.test.'))
  .flatMap(([, source]) => [
    ...source.matchAll(/<Button\b[\s\S]*?<\/Button>/g),
    ...source.matchAll(/submission=\{\{[\s\S]*?label: .*/g),
    ...source.matchAll(/function formatAccept[\s\S]*?\n\}/g),
  ])
  .flatMap(([element]) => [
    ...element.replace(/aria-label=\{.*?\}\s/g, '').matchAll(/t\(\s*['`](\w+)ˆ([^'`]+)['`]/g),
  ])
  .map(([, namespace = '', key = '']) => toPattern(`${namespace}>${key}`));

function toPattern(key: string): RegExp {
  const written = key.replace(/\$\{([^}]+)\}/g, (_variable, name: string) => parts[name] ?? String.raw`\w+`);
  return new RegExp(String.raw`^${written}(?:_[A-Z]{2})?$`);
}

/** Buttons that need more, in every language. */
const exceptions: Readonly<Record<string, string>> = {
  'screens>withdrawal>open': 'a law prescribes the words: Directive (EU) 2023/2673, article 1 (5)',
};

const isButton = (key: string) => buttonKeys.some((pattern) => pattern.test(key));

it('finds the buttons in the sources', () => {
  expect(buttonKeys.length).toBeGreaterThan(60);
  expect(
    ['common>submit', 'common>back', 'screens>offer>accept', 'screens>wniosek>confirm'].filter(
      (key) => !isButton(key),
    ),
  ).toEqual([]);
});

describe.each(localeNames)('the buttons of %s', (locale) => {
  const texts = namespaces
    .filter((name) => name !== 'brand')
    .flatMap((name) => listTexts(readNamespace(locale, name), `${name}>`));

  it(`have at most ${LIMIT} characters`, () => {
    const long = texts.filter(
      ([key, text]) =>
        isButton(key) && exceptions[key] === undefined && !text.includes('{{') && text.length > LIMIT,
    );
    expect(long).toEqual([]);
  });
});

it.each(allPages)('the button of the first step of $name in $locale has at most 26 characters', (named) => {
  const act = new Map(listTexts(readBrandTexts(named))).get('hero>act');
  expect(act?.length).toBeLessThanOrEqual(LIMIT);
});
