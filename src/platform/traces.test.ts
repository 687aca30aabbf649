// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { readCookies } from './cookies';
import { removeTraces } from './traces';

afterEach(() => {
  vi.restoreAllMocks();
  removeTraces(/./);
});

it('removes matching cookies and keys and no others', () => {
  document.cookie = 'ph_key=1; path=/';
  document.cookie = 'own=1; path=/';
  for (const storage of [localStorage, sessionStorage]) {
    storage.setItem('ph_key', '1');
    storage.setItem('ph_other', '1');
    storage.setItem('ondara-es:lead', '1');
  }
  removeTraces(/^ph_/);
  expect([...readCookies().keys()]).toEqual(['own']);
  for (const storage of [localStorage, sessionStorage]) {
    expect([storage.length, storage.key(0)]).toEqual([1, 'ondara-es:lead']);
  }
});

it('expires a cookie for this host and for each parent domain', () => {
  const expired: string[] = [];
  vi.spyOn(window.location, 'hostname', 'get').mockReturnValue('apply.brand.example');
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('_ga=1');
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => expired.push(text));
  removeTraces(/^_ga$/);
  expect(expired).toEqual(
    ['', '; domain=.apply.brand.example', '; domain=.brand.example', '; domain=.example'].map(
      (domain) => `_ga=; path=/${domain}; max-age=0`,
    ),
  );
});

it('continues if the browser blocks one of its storages', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked');
  });
  sessionStorage.setItem('ph_key', '1');
  removeTraces(/^ph_/);
  expect(sessionStorage.length).toBe(0);
});
