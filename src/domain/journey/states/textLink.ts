import { isPlainAddress, parseUrl } from './parseUrl';

/**
 * The address of a text that the server names, for use in a link: https or a path of the page; null for any other. Checks the
 * address as the browser parses it.
 */
export function parseTextLink(address: string): string | null {
  if (!isPlainAddress(address)) return null;
  if (/^\/(?!\/)/.test(address)) return address;
  return /^https:\/\/[^/]/i.test(address) ? (parseUrl(address)?.href ?? null) : null;
}

/** The host of a link to another site; null for a path of the page. */
export function getTextLinkHost(link: string): string | null {
  return link.startsWith('/') ? null : new URL(link).host;
}
