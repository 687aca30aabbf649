import { expect, test } from 'vitest';
import { fontsFor } from './fontsIn';

const style = `
@font-face{font-family:A;src:url(/a/latin.woff2)format("woff2");unicode-range:U+0000-00FF,U+20AC}
@font-face { font-family: A; src: url("/a/latin-ext.woff2"); unicode-range: U+0100-02BA }
@font-face { font-family: A; src: url('/a/greek.woff2'); unicode-range: U+03?? }
@font-face { font-family: Fallback; src: local("Arial") }
`;

test.each([
  ['Préstamo', ['/a/latin.woff2']],
  ['Kwota pożyczki', ['/a/latin.woff2', '/a/latin-ext.woff2']],
  ['€', ['/a/latin.woff2']],
  ['Ω', ['/a/greek.woff2']],
  ['', []],
])('“%s” is drawn with %j', (text, fonts) => {
  expect(fontsFor(text, style)).toEqual(fonts);
});

test('a face without a range draws every text', () => {
  expect(fontsFor('ж', '@font-face{src:url(/all.woff2)}')).toEqual(['/all.woff2']);
});
