import { describe, expect, it } from 'vitest';
import { resolveRedirectTarget } from './redirect';

const rules = {
  hosts: ['partner.example', 'good.example'],
  origin: 'https://page.example',
  isDevelopment: false,
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
    expect(resolveRedirectTarget(address, rules).follow).toBe(follow);
  });

  it('allows http on the same machine in development', () => {
    const target = resolveRedirectTarget('http://127.0.0.1:4000/partner', { ...rules, isDevelopment: true });
    expect(target).toMatchObject({ follow: 'when-asked', host: '127.0.0.1:4000' });
  });

  it('returns the host of a look-alike as the browser requests it', () => {
    expect(resolveRedirectTarget('https://pаrtner.example/', rules)).toMatchObject({
      host: expect.stringMatching(/^xn--prtner-\w+\.example$/),
    });
  });
});
