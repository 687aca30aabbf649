import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getTextLinkHost, parseTextLink } from './textLink';

test.each([
  ['https://partner.example/terms', 'https://partner.example/terms', 'partner.example'],
  ['HTTPS://Partner.example', 'https://partner.example/', 'partner.example'],
  ['https://partner.example:8443/a?b=c#d', 'https://partner.example:8443/a?b=c#d', 'partner.example:8443'],
  ['/politica-de-privacidad', '/politica-de-privacidad', null],
])('allows the link %s as %s with the host %s', (address, link, host) => {
  expect(parseTextLink(address)).toBe(link);
  expect(getTextLinkHost(link)).toBe(host);
});

test.each([
  '',
  'http://partner.example/terms',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<b>',
  '//partner.example',
  '/\\partner.example',
  'https:///terms',
  'https://user:secret@partner.example',
  'https://user@partner.example',
  'https://:secret@partner.example',
  'javascript:https://partner.example',
  'https://',
  'terms.html',
])('refuses the link %j', (address) => {
  expect(parseTextLink(address)).toBeNull();
});

test('allows only https or the page’s own paths for any address', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((rest) => `/${rest}`),
      ),
      (address) => {
        const link = parseTextLink(address);
        if (link === null) return;
        const url = new URL(link, 'https://page.example');
        expect(url.protocol).toBe('https:');
        if (link.startsWith('/')) expect(url.host).toBe('page.example');
      },
    ),
  );
});
