import { isPlainAddress, parseUrl } from './parseUrl';

/** An address to which the server sends the browser. A GET sends `params` in the address, a POST in a form. */
export interface Redirect {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly params: Readonly<Record<string, string>>;
}

/** Whether and how the browser may follow an address that the server named (faults, S10). */
export type RedirectTarget =
  { readonly follow: FollowMode; readonly url: string; readonly host: string } | { readonly follow: 'never' };

type FollowMode =
  /** A configured host: followed automatically. */
  | 'at-once'
  /** A valid address with another host: shown, and followed only after a press. */
  | 'when-asked'
  /** The page is in a frame, whose embedding page may forbid the partner: opened outside it, and only after a press. */
  | 'out-of-frame'
  /** A POST to a host that the content policy does not list. The browser would stop it. */
  | 'unlisted';

/** Which addresses the server may name. */
export interface AddressRules {
  /** Host names, exact, in lower case. */
  readonly hosts: readonly string[];
  /** The page's own origin. */
  readonly origin: string;
  readonly isDevelopment: boolean;
}

export interface RedirectRules extends AddressRules {
  /** Further hosts that a form may be sent to, as in the content policy. */
  readonly formHosts: readonly string[];
  readonly isFramed: boolean;
}

const localHosts = ['localhost', '127.0.0.1', '[::1]'];

/** An address that the server may name, as the browser parses it. */
export interface AllowedAddress {
  readonly url: URL;
  /** Whether it has a listed host or the page's own origin. */
  readonly isListed: boolean;
}

/**
 * Checks an address as the browser parses it.
 *
 * @returns null for addresses with credentials, control characters or another scheme than https (http is allowed for this machine
 *   in development)
 */
export function readAddress(address: string, rules: AddressRules): AllowedAddress | null {
  const url = isPlainAddress(address) && /^https?:\/\/[^/]/i.test(address) ? parseUrl(address) : null;
  if (url === null || (url.protocol !== 'https:' && !isLocalInDevelopment(url, rules))) return null;
  return { url, isListed: url.origin === rules.origin || isListedHost(url, rules.hosts) };
}

function isLocalInDevelopment({ protocol, hostname }: URL, { isDevelopment }: AddressRules): boolean {
  return protocol === 'http:' && isDevelopment && localHosts.includes(hostname);
}

/** The content policy allows the standard port only. */
function isListedHost({ hostname, port }: URL, hosts: readonly string[]): boolean {
  return hosts.includes(hostname) && port === '';
}

/** Decides whether and how the browser may be sent to an address that the server named. */
export function resolveRedirectTarget(
  { url: address, method }: Pick<Redirect, 'url' | 'method'>,
  rules: RedirectRules,
): RedirectTarget {
  const allowed = readAddress(address, rules);
  if (allowed === null) return { follow: 'never' };
  const { url, isListed } = allowed;
  const place = { url: url.href, host: url.host };
  const isFormAllowed =
    isListed || isListedHost(url, rules.formHosts) || isLocalInDevelopment(url, rules) || method === 'GET';
  if (!isFormAllowed) return { follow: 'unlisted', ...place };
  if (rules.isFramed) return { follow: 'out-of-frame', ...place };
  return { follow: isListed ? 'at-once' : 'when-asked', ...place };
}
