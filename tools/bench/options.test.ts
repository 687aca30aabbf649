import { describe, expect, it } from 'vitest';
import { readOptions } from './options';

const known = ['ondara-es', 'pravelo-pl'];
const defaults = {
  pages: known,
  rounds: 5,
  out: undefined,
  heap: false,
  interactions: false,
  nginx: false,
  thirdParties: false,
};

describe('readOptions', () => {
  it.each([
    ['no option (every page, five rounds)', [], defaults],
    ['one page', ['--page', 'pravelo-pl'], { ...defaults, pages: ['pravelo-pl'] }],
    [
      'several pages',
      ['--page', 'pravelo-pl', '--page=ondara-es'],
      { ...defaults, pages: ['pravelo-pl', 'ondara-es'] },
    ],
    [
      'rounds, a file and the heap',
      ['--rounds', '3', '--out', 'a.md', '--heap'],
      { ...defaults, rounds: 3, out: 'a.md', heap: true },
    ],
    ['interactions', ['--interactions'], { ...defaults, interactions: true }],
    ['nginx', ['--nginx'], { ...defaults, nginx: true }],
    ['third parties', ['--third-parties'], { ...defaults, thirdParties: true }],
  ])('reads %s', (_what, args, options) => {
    expect(readOptions(args, known)).toEqual(options);
  });

  it.each([
    ['an unknown page', ['--page', 'ondara-xx'], 'ondara-es, pravelo-pl'],
    ['zero rounds', ['--rounds', '0'], '--rounds'],
    ['rounds that are not a number', ['--rounds', 'many'], '--rounds'],
    ['an unknown option', ['--fast'], '--fast'],
  ])('rejects %s', (_what, args, message) => {
    expect(() => readOptions(args, known)).toThrow(message);
  });
});
