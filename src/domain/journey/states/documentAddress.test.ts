import { describe, expect, it } from 'vitest';
import { getDocumentLink, isDocumentAddress } from './documentAddress';

describe('the address of a document', () => {
  it.each(['https://lender.example/a.pdf?x=1', 'HTTPS://lender.example/', '/document/7f3a', '/document/..a'])(
    'may be %s',
    (address) => expect(isDocumentAddress(address)).toBe(true),
  );

  it.each([
    '',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'blob:https://page.example/1',
    'http://lender.example/a.pdf',
    'https://name:word@lender.example/a.pdf',
    'https:lender.example',
    '//lender.example/a.pdf',
    '/\\lender.example/a.pdf',
    '/../admin',
    '/document/%2e%2e/%2E%2E/admin',
    'document/7f3a',
    '../document/7f3a',
  ])('may not be %s', { tags: ['H31'] }, (address) => expect(isDocumentAddress(address)).toBe(false));

  it('is below the address of the API if it is a path', () => {
    expect(getDocumentLink('/document/7f3a', '/base/api')).toBe('/base/api/document/7f3a');
    expect(getDocumentLink('https://lender.example/a.pdf', '/base/api')).toBe('https://lender.example/a.pdf');
  });
});
