import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveFrameTarget } from './frameTarget';

const rules = { hosts: ['bank.example'], origin: 'https://page.example', isDevelopment: false };

describe('resolveFrameTarget', () => {
  it('allows a configured host with the sandbox of another origin', () => {
    expect(resolveFrameTarget('https://bank.example/start?lead=1', rules)).toEqual({
      url: 'https://bank.example/start?lead=1',
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

  it('allows only https of a configured host for any address', { tags: ['S9', 'H9'] }, () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string()), (address) => {
        const target = resolveFrameTarget(address, rules);
        return target === null || new URL(target.url).origin === 'https://bank.example';
      }),
    );
  });
});
