import { expect, it } from 'vitest';
import { completeTexts, mergeTexts } from './textTree';

it.each([
  ['a text of its own', { title: 'Hola' }, { title: 'Hello' }, { title: 'Hola' }],
  ['a text that only the base has', {}, { title: 'Hello' }, { title: 'Hello' }],
  [
    'groups',
    { a: { one: '1' } },
    { a: { one: 'I', two: 'II' }, b: 'B' },
    { a: { one: '1', two: 'II' }, b: 'B' },
  ],
  ['a group that is a text in the base', { a: { one: '1' } }, { a: 'A' }, { a: { one: '1' } }],
  ['a text that is a group in the base', { a: 'A' }, { a: { one: '1' } }, { a: 'A' }],
])('texts rest on those of another language: %s', (_what, texts, base, merged) => {
  expect(mergeTexts(texts, base)).toEqual(merged);
});

it.each([
  [
    'more forms than English',
    'pl-PL',
    { days_one: 'day', days_few: 'days', days_many: 'days', days_other: 'days' },
  ],
  ['fewer forms', 'vi-VN', { days_other: 'days' }],
])('missing texts are in English, with the plural forms of a language with %s', (_what, tag, completed) => {
  const english = { group: { days_one: 'day', days_other: 'days' } };
  expect(completeTexts({}, english, tag)).toEqual({ group: completed });
});

it('a missing text whose name ends like a plural form is no plural form', () => {
  const english = { number_of_dependants_other: 'Others', days_one: 'First day' };
  expect(completeTexts({}, english, 'pl-PL')).toEqual(english);
});
