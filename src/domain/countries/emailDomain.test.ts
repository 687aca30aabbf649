import { afterEach, describe, expect, it, vi } from 'vitest';
import { toAsciiDomain, toUnicodeDomain } from './emailDomain';

afterEach(() => vi.restoreAllMocks());

const domains = [
  ['müller.de', 'xn--mller-kva.de'],
  ['españa.es', 'xn--espaa-rta.es'],
  ['żółw.com.pl', 'xn--w-uga1v8h.com.pl'],
  ['hoà.vn', new URL('https://hoà.vn').hostname],
  ['bücher.straße.de', 'xn--bcher-kva.xn--strae-oqa.de'],
] as const;

describe.each([
  ['a present browser', () => undefined],
  [
    'a browser without URL.canParse',
    () => vi.spyOn(URL, 'canParse').mockImplementation(() => expect.unreachable()),
  ],
])('in %s', (_browser, prepare) => {
  it.each(domains)('writes the domain %s as %s, and back', (shown, stored) => {
    prepare();
    expect(toAsciiDomain(shown)).toBe(stored);
    expect(toUnicodeDomain(stored)).toBe(shown);
  });

  it.each(['exa mple.dé', 'example.com'])('keeps the domain %s', (domain) => {
    prepare();
    expect(toAsciiDomain(domain)).toBe(domain);
  });
});

it.each(['example.com', 'xn--', 'xn--a', 'xn--99999999999.de', 'xn--mller-kva-.de', 'xn--!.de'])(
  'shows a domain as it is that encodes nothing: %s',
  (domain) => {
    expect(toUnicodeDomain(domain)).toBe(domain);
  },
);
