/** Where the browser is sent next. `params` go into the address of a GET and into the form of a POST. */
export interface Redirect {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly params: Readonly<Record<string, string>>;
}

/** Whether the browser may be sent to an address that a server named (faults, S10). */
export type RedirectTarget =
  /** A host of the page's own list: followed at once. */
  | { readonly follow: 'at-once'; readonly url: string; readonly host: string }
  /** Right in shape, but of a host that is not on the list: shown, and followed only by the applicant's own act. */
  | { readonly follow: 'when-asked'; readonly url: string; readonly host: string }
  | { readonly follow: 'never' };

interface RedirectRules {
  /** Host names, exact, in lower case. */
  readonly hosts: readonly string[];
  /** The page's own origin. */
  readonly origin: string;
  readonly isDevelopment: boolean;
}

const sameMachine = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Judges an address by what a browser would make of it, after parsing. Credentials in it, control characters, other
 * schemes than https (http for this machine in development) are never followed.
 */
export function redirectTarget(address: string, rules: RedirectRules): RedirectTarget {
  if (/[\u0000-\u0020\u007f\\]/.test(address) || !/^https?:\/\/[^/]/i.test(address))
    return { follow: 'never' };
  const url = parsed(address);
  if (url === null || url.username !== '' || url.password !== '') return { follow: 'never' };
  const isSecure =
    url.protocol === 'https:' ||
    (url.protocol === 'http:' && rules.isDevelopment && sameMachine.includes(url.hostname));
  if (!isSecure) return { follow: 'never' };
  const isListed = url.origin === rules.origin || (rules.hosts.includes(url.hostname) && url.port === '');
  return { follow: isListed ? 'at-once' : 'when-asked', url: url.href, host: url.host };
}

function parsed(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
