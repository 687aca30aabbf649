import { describe, expect, it } from 'vitest';
import { redirectTarget } from './redirect';

const rules = {
  hosts: ['partner.example', 'good.example'],
  origin: 'https://page.example',
  isDevelopment: false,
};

describe('the address the server sends the applicant to', () => {
  it.each([
    ['a listed host', 'https://partner.example/offer?a=1', 'at-once'],
    ['the page itself', 'https://page.example/next', 'at-once'],
    ['a host that is not listed', 'https://elsewhere.example/', 'when-asked'],
    ['a host that begins like a listed one', 'https://good.example.evil.test/', 'when-asked'],
    ['a listed host on another port', 'https://partner.example:8443/', 'when-asked'],
    ['a look-alike in another script', 'https://pаrtner.example/', 'when-asked'],
    ['plain http', 'http://partner.example/', 'never'],
    ['http on this machine, in production', 'http://localhost:5173/', 'never'],
    ['a script', 'javascript:alert(1)', 'never'],
    ['data', 'data:text/html,x', 'never'],
    ['no scheme', '//evil.example', 'never'],
    ['backslashes', '\\\\evil.example', 'never'],
    ['backslashes behind the scheme', 'https:\\\\evil.example', 'never'],
    ['a scheme without slashes', 'https:evil.example', 'never'],
    ['a name before the host', 'https://partner.example@evil.example/', 'never'],
    ['a tab inside', 'https://partner.exam\tple/', 'never'],
    ['a line end inside', 'https://partner.example/\nx', 'never'],
    ['a relative path', '/offer', 'never'],
    ['nothing', '', 'never'],
    ['no host', 'https://', 'never'],
  ])('%s', (_name, address, follow) => {
    expect(redirectTarget(address, rules).follow).toBe(follow);
  });

  it('follows http on the same machine in development', () => {
    const target = redirectTarget('http://127.0.0.1:4000/partner', { ...rules, isDevelopment: true });
    expect(target).toMatchObject({ follow: 'when-asked', host: '127.0.0.1:4000' });
  });

  it('shows a look-alike by the name the browser would really ask for', () => {
    expect(redirectTarget('https://pаrtner.example/', rules)).toMatchObject({
      host: expect.stringMatching(/^xn--prtner-\w+\.example$/),
    });
  });
});
