import { readCookies } from './cookies';

/**
 * Removes the cookies and stored keys of a third party by their names. The keys of this page start with brand and country, so they
 * never match.
 */
export function removeCookiesAndKeys(names: RegExp): void {
  for (const name of readCookies().keys()) {
    if (names.test(name)) expireCookie(name);
  }
  for (const area of [() => window.localStorage, () => window.sessionStorage]) removeKeys(area, names);
}

/** Only the domain that a cookie was set for removes it, and scripts cannot read that domain. So every possible domain is tried. */
function expireCookie(name: string): void {
  const labels = window.location.hostname.split('.');
  const domains = labels.map((_label, place) => `; domain=.${labels.slice(place).join('.')}`);
  for (const domain of ['', ...domains]) {
    document.cookie = `${name}=; path=/${domain}; max-age=-1`;
  }
}

/** A browser that blocks its storage throws when the storage is accessed. */
function removeKeys(area: () => Storage, names: RegExp): void {
  try {
    const storage = area();
    const keys = Array.from({ length: storage.length }, (_none, index) => storage.key(index) ?? '');
    for (const key of keys) {
      if (names.test(key)) storage.removeItem(key);
    }
  } catch {
    return;
  }
}
