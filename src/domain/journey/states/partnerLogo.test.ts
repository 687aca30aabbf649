import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { logoOf } from './partnerLogo';

const origin = 'https://page.example';
const of = (logo: string) => logoOf([{ name: 'Banco Muestra', logo }], 'Banco Muestra', origin);

test.each([
  ['https://marks.example/bm.svg', 'https://marks.example/bm.svg'],
  ['/marks/bm.svg', 'https://page.example/marks/bm.svg'],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ['data:image/svg+xml,%3Csvg%2F%3E', 'data:image/svg+xml,%3Csvg%2F%3E'],
  ['//marks.example/bm.svg', 'https://marks.example/bm.svg'],
  ['http://marks.example/bm.svg', null],
  ['https://name:word@marks.example/bm.svg', null],
  ['javascript:alert(1)', null],
  ['data:text/html,<p>', null],
  ['blob:https://marks.example/1', null],
  ['file:///bm.svg', null],
  ['https://', null],
])('of a picture at %s is taken %s', (logo, taken) => {
  expect(of(logo)).toBe(taken);
});

test.each([
  ['banco  muestra ', true],
  ['BANCO MUESTRA', true],
  ['Banco', false],
  ['', false],
])('is found for a partner called "%s": %s', (name, isFound) => {
  const logos = [
    { name: 'Otro', logo: '/otro.svg' },
    { name: 'Banco Muestra', logo: '/bm.svg' },
  ];
  expect(logoOf(logos, name, origin) !== null).toBe(isFound);
});

it('of any address is never a crash, and never of another scheme', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl()), (logo) => {
      expect(of(logo) ?? 'https:').toMatch(/^(?:https:|data:image)/);
    }),
  );
});
