import type { Configuration } from '../../src/platform/config/configuration';

interface Inline {
  /** Hashes of what stands in the document itself, quoted. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const captchaHosts = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/**
 * What the page may load and where it may send to: itself, its back end, and the third parties that its configuration names.
 * Who may embed it is said by the server, which a document cannot (`frame-ancestors`).
 */
export function contentPolicy(
  { apiBase, localesPath, captchaSiteKey, partnerFrameHosts, environment }: Configuration,
  { scripts, styles }: Inline,
): string {
  const captcha = captchaSiteKey === '' ? [] : captchaHosts;
  const hosts = [apiBase, localesPath].flatMap((address) => /^https?:\/\/[^/]+/.exec(address)?.[0] ?? []);
  const frames = [
    // The reference back end stands on the page's own origin, and its partner with it.
    ...(environment === 'development' ? ["'self'"] : []),
    ...partnerFrameHosts.map((host) => `https://${host}`),
    ...captcha,
  ];
  const rules: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...captcha],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'connect-src': ["'self'", ...new Set(hosts), ...captcha],
    'frame-src': frames.length === 0 ? ["'none'"] : frames,
    'worker-src': ["'self'", 'blob:'],
    // A partner may be reached by POST; which one is judged by the application.
    'form-action': ["'self'", 'https:', 'http:'],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
