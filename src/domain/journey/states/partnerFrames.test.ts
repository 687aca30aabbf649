import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameTarget, partnerReturn } from './partnerFrames';

const rules = { hosts: ['bank.example'], origin: 'https://page.example', isDevelopment: false };

describe('the address of a partner’s frame', () => {
  it('of a host that is named may be shown, with the rights of a foreign page', () => {
    expect(frameTarget('https://bank.example/start?lead=1', rules)).toEqual({
      url: 'https://bank.example/start?lead=1',
      host: 'bank.example',
      rights: 'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox',
      origin: 'https://bank.example',
    });
  });

  it("of the page's own origin may be shown in development alone, and gets no right to it", () => {
    const own = 'https://page.example/frame';
    expect(frameTarget(own, rules)).toBeNull();
    expect(frameTarget(own, { ...rules, isDevelopment: true })).toMatchObject({
      rights: 'allow-scripts allow-forms',
      origin: 'null',
    });
  });

  it.each([
    'https://other.example/',
    'https://bank.example.evil.example/',
    'https://bank.example:8443/',
    'https://user@bank.example/',
    'http://bank.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    '//bank.example/',
    '/frame',
    '',
  ])('that is %s may not', (address) => {
    expect(frameTarget(address, rules)).toBeNull();
  });

  it('may be anything at all, and only https of a named host is shown', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string()), (address) => {
        const target = frameTarget(address, rules);
        return target === null || new URL(target.url).origin === 'https://bank.example';
      }),
    );
  });
});

describe('coming back from a partner', () => {
  it.each([
    ['instantor', '?reference=ab-12.c:d~e_f', 'ab-12.c:d~e_f'],
    ['wenance-tink', 'reference=1', '1'],
    ['moneyman-paylands', '?utm_source=x&reference=9', '9'],
  ])('to %s%s brings its reference', (route, query, reference) => {
    expect(partnerReturn(route, query)).toEqual({ route, reference });
  });

  it.each([
    ['instantor', ''],
    ['instantor', '?reference='],
    ['instantor', '?reference=a&reference=b'],
    ['instantor', '?reference=a%20b'],
    ['instantor', '?reference=%3Cscript%3E'],
    ['instantor', `?reference=${'a'.repeat(201)}`],
    ['accepted', '?reference=a'],
    ['', '?reference=a'],
    ['toString', '?reference=a'],
  ])('to %s%s brings none', (route, query) => {
    expect(partnerReturn(route, query)).toBeNull();
  });
});
