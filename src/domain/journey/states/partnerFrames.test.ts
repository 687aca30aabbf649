import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveFrameTarget, readPartnerReturn } from './partnerFrames';

const rules = { hosts: ['bank.example'], origin: 'https://page.example', isDevelopment: false };

describe('resolveFrameTarget', () => {
  it('allows a configured host with the sandbox of another origin', () => {
    expect(resolveFrameTarget('https://bank.example/start?lead=1', rules)).toEqual({
      url: 'https://bank.example/start?lead=1',
      host: 'bank.example',
      sandbox: 'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox',
      origin: 'https://bank.example',
    });
  });

  it("allows the page's own origin in development only, without access to it", () => {
    const own = 'https://page.example/frame';
    expect(resolveFrameTarget(own, rules)).toBeNull();
    expect(resolveFrameTarget(own, { ...rules, isDevelopment: true })).toMatchObject({
      sandbox: 'allow-scripts allow-forms',
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
  ])('refuses the address "%s"', (address) => {
    expect(resolveFrameTarget(address, rules)).toBeNull();
  });

  it('allows only https of a configured host for any address', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string()), (address) => {
        const target = resolveFrameTarget(address, rules);
        return target === null || new URL(target.url).origin === 'https://bank.example';
      }),
    );
  });
});

describe('readPartnerReturn', () => {
  it.each([
    ['instantor', '?reference=ab-12.c:d~e_f', 'ab-12.c:d~e_f'],
    ['wenance-tink', 'reference=1', '1'],
    ['moneyman-paylands', '?utm_source=x&reference=9', '9'],
  ])('returns the reference of /%s%s', (route, query, reference) => {
    expect(readPartnerReturn(route, query)).toEqual({ route, reference });
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
  ])('returns no reference for /%s%s', (route, query) => {
    expect(readPartnerReturn(route, query)).toBeNull();
  });
});
