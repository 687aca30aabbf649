import { expect, it } from 'vitest';
import { findOfferedLanguage } from './offeredLanguage';

it.each([
  ['the tag', ['es', 'en'], 'es-ES', 'es'],
  ['the tag in another case', ['es', 'en'], ' ES-es ', 'es'],
  ['the language alone', ['mx', 'en'], 'es', 'mx'],
  ['another region of the language', ['mx', 'en'], 'es-AR', 'mx'],
  ['English of another region', ['pl', 'en'], 'en-GB', 'en'],
  ['the canonical form of a tag', ['ph', 'en'], 'fil', 'ph'],
  ['its older form', ['ph', 'en'], 'tl-PH', 'ph'],
  ['a language that the page lacks', ['es', 'en'], 'pl', null],
  ['the name of a folder', ['mx', 'en'], 'mx', null],
  ['the beginning of a tag', ['es', 'en'], 'e', null],
  ['nothing', ['es', 'en'], '', null],
] as const)('finds the language for %s', (_what, offered, tag, expected) => {
  expect(findOfferedLanguage(offered, tag)).toBe(expected);
});
