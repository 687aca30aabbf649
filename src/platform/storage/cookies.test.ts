import fc from 'fast-check';
import { afterEach, expect, it, test, vi } from 'vitest';
import { parseCookies, readCookies } from './cookies';
import { getRunCount } from '../../testing/propertyTests';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('reads no cookies if the browser forbids it', () => {
  vi.stubGlobal('document', {
    get cookie(): string {
      throw new DOMException('Cookies are blocked', 'SecurityError');
    },
  });
  expect([...readCookies()]).toEqual([]);
});

test.each([
  ['no cookie', '', []],
  ['one cookie', '_fbp=fb.1.1700000000.123', [['_fbp', 'fb.1.1700000000.123']]],
  [
    'several cookies with blanks',
    ' _fbp = a ;_ttp=b',
    [
      ['_fbp', 'a'],
      ['_ttp', 'b'],
    ],
  ],
  ['a value with an equals sign', '_fbc=fb.1=2', [['_fbc', 'fb.1=2']]],
  ['an encoded value', '_fbc=a%20b', [['_fbc', 'a b']]],
  ['a wrongly encoded value', '_fbc=%E0%A4%A', [['_fbc', '%E0%A4%A']]],
  ['a cookie without a value', '_fbp=', [['_fbp', '']]],
  ['a cookie without a name', '=a; b', []],
  ['a cookie named like an object’s own property', '__proto__=a', [['__proto__', 'a']]],
])('parses %s from "%s"', (_what, text, expected) => {
  expect([...parseCookies(text)]).toEqual(expected);
});

it('never throws, whatever the cookies contain', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...'a=;% ') })),
      (text) => {
        for (const [name, value] of parseCookies(text))
          expect([typeof name, typeof value]).toEqual(['string', 'string']);
      },
    ),
    { numRuns: getRunCount(2_000) },
  );
});
