import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { removeNameSuffix } from './nameSuffix';
import { typedText } from './vectors/typedTexts.fixture';

const suffixes = ['Jr.', 'Sr.', 'II', 'III'];

test.each([
  ['Santos Jr.', 'Santos'],
  ['Santos, Jr.', 'Santos'],
  ['Santos,Jr.', 'Santos'],
  ['Santos , Jr.', 'Santos'],
  ['Santos jr', 'Santos'],
  ['SANTOS SR.', 'SANTOS'],
  ['Dela Cruz II', 'Dela Cruz'],
  ['Dela Cruz III', 'Dela Cruz'],
  ['Dela Cruz-Reyes, iii', 'Dela Cruz-Reyes'],
  ['Santos', 'Santos'],
  ['Santosjr', 'Santosjr'],
  ['SantosIII', 'SantosIII'],
  ['Santos-Jr.', 'Santos-Jr.'],
  ['Jr. Santos', 'Jr. Santos'],
  ['Santos IV', 'Santos IV'],
  ['Santos,', 'Santos,'],
  ['Santos Jr. III', 'Santos Jr.'],
  ['Jr.', 'Jr.'],
  [', Jr.', ', Jr.'],
  ['', ''],
])('removes the suffix of "%s", which leaves "%s"', (lastName, name) => {
  expect(removeNameSuffix(lastName, suffixes)).toBe(name);
});

it('removes a suffix that lacks only its last dot', () => {
  expect(removeNameSuffix('Santos M.D', ['M.D.'])).toBe('Santos');
  expect(removeNameSuffix('Santos MD.', ['M.D.'])).toBe('Santos MD.');
});

it('keeps the name in a country without suffixes', () => {
  expect(removeNameSuffix('Santos Jr.', [])).toBe('Santos Jr.');
});

it('keeps the beginning of any text and removes one suffix', () => {
  fc.assert(
    fc.property(typedText(['Santos, Jr.', 'Dela Cruz III']), (typed) => {
      const name = removeNameSuffix(typed, suffixes);
      expect(typed.startsWith(name)).toBe(true);
      if (!/[, ]$/.test(typed) && typed !== '')
        expect(removeNameSuffix(`${typed}, Sr.`, suffixes)).toBe(typed);
    }),
    { numRuns: 1_000 },
  );
});
