import fc from 'fast-check';
import { afterEach, expect, it, test, vi } from 'vitest';
import { parseCookies, readCookies } from './cookies';
import { runs } from '../testing/runs';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('finds none where the browser forbids to read them', () => {
  vi.stubGlobal('document', {
    get cookie(): string {
      throw new DOMException('Cookies are blocked', 'SecurityError');
    },
  });
  expect([...readCookies()]).toEqual([]);
});

test.each([
  ['nothing', '', []],
  ['one', '_fbp=fb.1.1700000000.123', [['_fbp', 'fb.1.1700000000.123']]],
  [
    'several, with blanks',
    ' _fbp = a ;_ttp=b',
    [
      ['_fbp', 'a'],
      ['_ttp', 'b'],
    ],
  ],
  ['one that holds an equals sign', '_fbc=fb.1=2', [['_fbc', 'fb.1=2']]],
  ['one that is encoded', '_fbc=a%20b', [['_fbc', 'a b']]],
  ['one that is encoded wrongly', '_fbc=%E0%A4%A', [['_fbc', '%E0%A4%A']]],
  ['one without a value', '_fbp=', [['_fbp', '']]],
  ['one without a name', '=a; b', []],
  ['one named like an object’s own', '__proto__=a', [['__proto__', 'a']]],
])('of cookies, %s is read from "%s"', (_what, text, expected) => {
  expect([...parseCookies(text)]).toEqual(expected);
});

it('never throws, whatever the cookies hold', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...'a=;% ') })),
      (text) => {
        for (const [name, value] of parseCookies(text))
          expect([typeof name, typeof value]).toEqual(['string', 'string']);
      },
    ),
    { numRuns: runs(2_000) },
  );
});
