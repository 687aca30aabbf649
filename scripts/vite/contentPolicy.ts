import { platformHosts } from '../../src/domain/tracking/hosts';
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
export function contentPolicy(configuration: Configuration, { scripts, styles }: Inline): string {
  const { apiBase, localesPath, captchaSiteKey, partnerFrameHosts, environment } = configuration;
  const platforms = platformHosts(configuration);
  const captcha = captchaSiteKey === '' ? [] : captchaHosts;
  const hosts = [apiBase, localesPath].flatMap((address) => /^https?:\/\/[^/]+/.exec(address)?.[0] ?? []);
  const frames = [
    // The reference back end stands on the page's own origin, and its partner with it.
    ...(environment === 'development' ? ["'self'"] : []),
    ...partnerFrameHosts.map((host) => `https://${host}`),
    ...captcha,
    ...platforms.flatMap((platform) => platform.frames),
  ];
  const rules: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...captcha, ...platforms.flatMap((platform) => platform.scripts)],
    'style-src': ["'self'", ...styles],
    // Where a partner's logo stands is the server's affair.
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'connect-src': ["'self'", ...hosts, ...captcha, ...platforms.flatMap(({ connections }) => connections)],
    'frame-src': frames.length === 0 ? ["'none'"] : frames,
    'worker-src': ["'self'", ...platforms.flatMap(({ workers }) => workers)],
    // A partner may be reached by POST; which one is judged by the application.
    'form-action': ["'self'", 'https:', 'http:'],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}
