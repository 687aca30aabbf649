import { describe, expect, it } from 'vitest';
import { resolveRedirectTarget } from './redirect';

const rules = {
  hosts: ['partner.example', 'good.example'],
  formHosts: ['form.example'],
  origin: 'https://page.example',
  isDevelopment: false,
  isFramed: false,
};

describe('resolveRedirectTarget', () => {
  it.each([
    ['follows a configured host automatically', 'https://partner.example/offer?a=1', 'at-once'],
    ['follows the page’s own origin automatically', 'https://page.example/next', 'at-once'],
    ['asks for another host', 'https://elsewhere.example/', 'when-asked'],
    ['asks for a host that begins like a configured one', 'https://good.example.evil.test/', 'when-asked'],
    ['asks for a configured host on another port', 'https://partner.example:8443/', 'when-asked'],
    ['asks for a look-alike host in another script', 'https://pаrtner.example/', 'when-asked'],
    ['refuses http', 'http://partner.example/', 'never'],
    ['refuses http on this machine in production', 'http://localhost:5173/', 'never'],
    ['refuses a script', 'javascript:alert(1)', 'never'],
    ['refuses a data URL', 'data:text/html,x', 'never'],
    ['refuses an address without a scheme', '//evil.example', 'never'],
    ['refuses backslashes', '\\\\evil.example', 'never'],
    ['refuses backslashes after the scheme', 'https:\\\\evil.example', 'never'],
    ['refuses a scheme without slashes', 'https:evil.example', 'never'],
    ['refuses credentials', 'https://partner.example@evil.example/', 'never'],
    ['refuses a tab', 'https://partner.exam\tple/', 'never'],
    ['refuses a line break', 'https://partner.example/\nx', 'never'],
    ['refuses a relative path', '/offer', 'never'],
    ['refuses an empty address', '', 'never'],
    ['refuses an address without a host', 'https://', 'never'],
  ])('%s', (_name, address, follow) => {
    expect(resolveRedirectTarget({ url: address, method: 'GET' }, rules).follow).toBe(follow);
  });

  it('allows http on the same machine in development', () => {
    const url = 'http://127.0.0.1:4000/partner';
    for (const method of ['GET', 'POST'] as const) {
      const target = resolveRedirectTarget({ url, method }, { ...rules, isDevelopment: true });
      expect(target).toMatchObject({ follow: 'when-asked', host: '127.0.0.1:4000' });
    }
  });

  it('asks the content policy about https on the same machine, even in development', () => {
    const target = { url: 'https://localhost:4000/partner', method: 'POST' } as const;
    expect(resolveRedirectTarget(target, { ...rules, isDevelopment: true }).follow).toBe('unlisted');
  });

  it('returns the host of a look-alike as the browser requests it', { tags: ['S10', 'H10'] }, () => {
    const redirect = { url: 'https://pаrtner.example/', method: 'GET' } as const;
    expect(resolveRedirectTarget(redirect, rules)).toMatchObject({
      host: expect.stringMatching(/^xn--prtner-\w+\.example$/),
    });
  });

  it.each([
    ['https://partner.example/', 'at-once'],
    ['https://page.example/next', 'at-once'],
    ['https://form.example/', 'when-asked'],
    ['https://form.example:8443/', 'unlisted'],
    ['https://elsewhere.example/', 'unlisted'],
    ['https://good.example.evil.test/', 'unlisted'],
    ['http://partner.example/', 'never'],
    ['http://localhost:5173/', 'never'],
  ])('resolves a POST to %s: %s', (url, follow) => {
    expect(resolveRedirectTarget({ url, method: 'POST' }, rules).follow).toBe(follow);
  });

  it.each([
    ['GET', 'https://partner.example/', 'out-of-frame'],
    ['GET', 'https://elsewhere.example/', 'out-of-frame'],
    ['POST', 'https://form.example/', 'out-of-frame'],
    ['POST', 'https://elsewhere.example/', 'unlisted'],
    ['GET', 'http://partner.example/', 'never'],
  ] as const)('resolves a %s to %s in a frame: %s', (method, url, follow) => {
    expect(resolveRedirectTarget({ url, method }, { ...rules, isFramed: true }).follow).toBe(follow);
  });
});
