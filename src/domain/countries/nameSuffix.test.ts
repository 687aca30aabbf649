import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { withoutSuffix } from './nameSuffix';
import { typing } from './vectors/typing.fixture';

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
])('"%s" is the name "%s"', (lastName, name) => {
  expect(withoutSuffix(lastName, suffixes)).toBe(name);
});

it('takes nothing away where the country has none', () => {
  expect(withoutSuffix('Santos Jr.', [])).toBe('Santos Jr.');
});

it('keeps the beginning of anything typed, and takes a suffix of it once', () => {
  fc.assert(
    fc.property(typing(['Santos, Jr.', 'Dela Cruz III']), (typed) => {
      const name = withoutSuffix(typed, suffixes);
      expect(typed.startsWith(name)).toBe(true);
      if (!/[, ]$/.test(typed) && typed !== '') expect(withoutSuffix(`${typed}, Sr.`, suffixes)).toBe(typed);
    }),
    { numRuns: 1_000 },
  );
});
