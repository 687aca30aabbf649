import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { findPartnerLogo } from './partnerLogo';

const sources = { origin: 'https://page.example', hosts: ['marks.example'] };
const resolveLogo = (logo: string) =>
  findPartnerLogo([{ name: 'Banco Muestra', logo }], 'Banco Muestra', sources);

test.each([
  ['https://marks.example/bm.svg', 'https://marks.example/bm.svg'],
  ['/marks/bm.svg', 'https://page.example/marks/bm.svg'],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ['data:image/svg+xml,%3Csvg%2F%3E', 'data:image/svg+xml,%3Csvg%2F%3E'],
  ['//marks.example/bm.svg', 'https://marks.example/bm.svg'],
  ['https://other.example/bm.svg', null],
  ['https://marks.example:8443/bm.svg', null],
  ['http://marks.example/bm.svg', null],
  ['https://name:word@marks.example/bm.svg', null],
  ['javascript:alert(1)', null],
  ['data:text/html,<p>', null],
  ['blob:https://marks.example/1', null],
  ['file:///bm.svg', null],
  ['https://', null],
])('resolves the logo address %s to %s', (logo, expected) => {
  expect(resolveLogo(logo)).toBe(expected);
});

test.each([
  ['banco  muestra ', true],
  ['BANCO MUESTRA', true],
  ['BancoMuestra', false],
  ['Banco', false],
  ['', false],
])('finds the logo of a partner named "%s": %s', (name, isFound) => {
  const logos = [
    { name: 'Otro', logo: '/otro.svg' },
    { name: 'Banco Muestra', logo: '/bm.svg' },
  ];
  expect(findPartnerLogo(logos, name, sources) !== null).toBe(isFound);
});

it('never throws for any address and never returns another scheme', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl()), (logo) => {
      expect(resolveLogo(logo) ?? 'https:').toMatch(/^(?:https:|data:image)/);
    }),
  );
});
