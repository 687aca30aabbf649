import { readUrl } from '../../countries/url';

/** Control characters, spaces and backslashes, which browsers remove or replace when they parse an address. */
const rewrittenCharacters = /[\u0000-\u0020\u007f\\]/;

/** Whether a browser parses the address without removing or replacing characters. */
export function isPlainAddress(address: string): boolean {
  return !rewrittenCharacters.test(address);
}

/** The parsed address; null if it cannot be parsed or has credentials. */
export function parseUrl(address: string, base?: string): URL | null {
  const url = readUrl(address, base);
  return url?.username === '' && url.password === '' ? url : null;
}
