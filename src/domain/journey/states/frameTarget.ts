import { readAddress, type AddressRules } from './redirect';

/** A partner's page that may be shown in a frame. */
export interface FrameTarget {
  readonly url: string;
  readonly sandbox: string;
  /** The origin of its messages; the text `null` for a page without an origin of its own. */
  readonly origin: string;
}

/**
 * Checks the address of a partner's frame as the browser parses it: https and a configured host, or in development the page's own
 * origin, to which the frame gets no access.
 *
 * @returns null if it may not be shown
 */
export function resolveFrameTarget(address: string, rules: AddressRules): FrameTarget | null {
  const allowed = readAddress(address, rules);
  if (allowed === null || !allowed.isListed) return null;
  const { href: url, origin } = allowed.url;
  if (origin === rules.origin) {
    return rules.isDevelopment ? { url, sandbox: baseSandbox, origin: 'null' } : null;
  }
  return { url, sandbox: `${baseSandbox} ${crossOriginSandbox}`, origin };
}

/** Scripts and forms of the frame, without access to the page around it or its address. */
const baseSandbox = 'allow-scripts allow-forms';
/** On another origin: its session there, and the pop-up window of a bank. */
const crossOriginSandbox = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox';
