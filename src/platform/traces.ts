import { readCookies } from './cookies';

/**
 * Takes away what somebody else's code left in this browser: every cookie and every key of both storages whose name matches.
 * This page's own keys begin with brand and country and are never meant.
 */
export function forgetTraces(names: RegExp): void {
  for (const name of readCookies().keys()) {
    if (names.test(name)) expireCookie(name);
  }
  for (const area of [() => window.localStorage, () => window.sessionStorage]) forgetKeys(area, names);
}

/** A cookie goes only by the domain that it was set for, which nobody can read: this host's and each above it is tried. */
function expireCookie(name: string): void {
  const labels = window.location.hostname.split('.');
  const domains = labels.map((_label, place) => `; domain=.${labels.slice(place).join('.')}`);
  for (const domain of ['', ...domains]) {
    document.cookie = `${name}=; path=/${domain}; max-age=0`;
  }
}

/** A browser that blocks its storage throws where it is asked for, and holds nothing. */
function forgetKeys(area: () => Storage, names: RegExp): void {
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
