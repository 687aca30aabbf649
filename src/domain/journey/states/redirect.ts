import { isPlainAddress, parseUrl } from './parseUrl';

/** An address to which the server sends the browser. A GET sends `params` in the address, a POST in a form. */
export interface Redirect {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly params: Readonly<Record<string, string>>;
}

/** Whether the browser may follow an address that the server named (faults, S10). */
export type RedirectTarget =
  /** A configured host: followed automatically. */
  | { readonly follow: 'at-once'; readonly url: string; readonly host: string }
  /** A valid address with another host: shown, and followed only after a press. */
  | { readonly follow: 'when-asked'; readonly url: string; readonly host: string }
  | { readonly follow: 'never' };

interface RedirectRules {
  /** Host names, exact, in lower case. */
  readonly hosts: readonly string[];
  /** The page's own origin. */
  readonly origin: string;
  readonly isDevelopment: boolean;
}

const localHosts = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Checks an address as the browser parses it. Addresses with credentials, control characters or another scheme than https are
 * never followed (http is allowed for this machine in development).
 */
export function resolveRedirectTarget(address: string, rules: RedirectRules): RedirectTarget {
  const url = isPlainAddress(address) && /^https?:\/\/[^/]/i.test(address) ? parseUrl(address) : null;
  if (url === null) return { follow: 'never' };
  const isSecure =
    url.protocol === 'https:' ||
    (url.protocol === 'http:' && rules.isDevelopment && localHosts.includes(url.hostname));
  if (!isSecure) return { follow: 'never' };
  const isListed = url.origin === rules.origin || (rules.hosts.includes(url.hostname) && url.port === '');
  return { follow: isListed ? 'at-once' : 'when-asked', url: url.href, host: url.host };
}
