import { parseUrl } from './parseUrl';
import { parseTextLink } from './textLink';

/**
 * Whether the server may name this address for a document: https, or a path of the API. A path that leaves the API, by dots or by its
 * beginning, is none.
 */
export function isDocumentAddress(address: string): boolean {
  const link = parseTextLink(address);
  if (link === null || !link.startsWith('/')) return link !== null;
  return parseUrl(`https://host.invalid/api${link}`)?.pathname.startsWith('/api/') === true;
}

/**
 * The address of a document as a link of the page.
 *
 * @param address one that `isDocumentAddress` accepts
 * @param apiBase without a slash at its end
 */
export function getDocumentLink(address: string, apiBase: string): string {
  return address.startsWith('/') ? apiBase + address : address;
}
