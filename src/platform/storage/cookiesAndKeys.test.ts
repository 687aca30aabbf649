// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { readCookies } from './cookies';
import { removeCookiesAndKeys } from './cookiesAndKeys';

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'cookie');
  removeCookiesAndKeys(/./);
});

it('removes matching cookies and keys and no others', () => {
  document.cookie = 'ph_key=1; path=/';
  document.cookie = 'own=1; path=/';
  for (const storage of [localStorage, sessionStorage]) {
    storage.setItem('ph_key', '1');
    storage.setItem('ph_other', '1');
    storage.setItem('ondara-es:lead', '1');
  }
  removeCookiesAndKeys(/^ph_/);
  expect([...readCookies().keys()]).toEqual(['own']);
  for (const storage of [localStorage, sessionStorage]) {
    expect([storage.length, storage.key(0)]).toEqual([1, 'ondara-es:lead']);
  }
});

it('expires a cookie for this host and for each parent domain', () => {
  const expired: string[] = [];
  vi.spyOn(window.location, 'hostname', 'get').mockReturnValue('apply.brand.example');
  // Not two spies: the second would put the first one's back when both are restored.
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => '_ga=1',
    set: (text: string) => {
      expired.push(text);
    },
  });
  removeCookiesAndKeys(/^_ga$/);
  expect(expired).toEqual(
    ['', '; domain=.apply.brand.example', '; domain=.brand.example', '; domain=.example'].map(
      (domain) => `_ga=; path=/${domain}; max-age=-1`,
    ),
  );
});

it('continues if the browser blocks one of its storages', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked');
  });
  sessionStorage.setItem('ph_key', '1');
  removeCookiesAndKeys(/^ph_/);
  expect(sessionStorage.length).toBe(0);
});
