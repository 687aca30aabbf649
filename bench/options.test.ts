import { describe, expect, it } from 'vitest';
import { readOptions } from './options';

const known = ['ondara-es', 'pravelo-pl'];
const usual = { pages: known, rounds: 5, out: undefined, heap: false, thirdParties: false };

describe('what the command line asks for', () => {
  it.each([
    ['nothing: every page, five rounds', [], usual],
    ['one page', ['--page', 'pravelo-pl'], { ...usual, pages: ['pravelo-pl'] }],
    [
      'several pages',
      ['--page', 'pravelo-pl', '--page=ondara-es'],
      { ...usual, pages: ['pravelo-pl', 'ondara-es'] },
    ],
    [
      'fewer rounds, a file, the heap',
      ['--rounds', '3', '--out', 'a.md', '--heap'],
      { ...usual, rounds: 3, out: 'a.md', heap: true },
    ],
    ['third parties', ['--third-parties'], { ...usual, thirdParties: true }],
  ])('%s', (_what, args, options) => {
    expect(readOptions(args, known)).toEqual(options);
  });

  it.each([
    ['a page that is not there', ['--page', 'ondara-xx'], 'ondara-es, pravelo-pl'],
    ['no round at all', ['--rounds', '0'], '--rounds'],
    ['rounds that are no number', ['--rounds', 'many'], '--rounds'],
    ['an option that nobody knows', ['--fast'], '--fast'],
  ])('is refused: %s', (_what, args, said) => {
    expect(() => readOptions(args, known)).toThrow(said);
  });
});
