import { createHash } from 'node:crypto';
import {
  findPresentPlatforms,
  type Platform,
  type PlatformHosts,
  type PlatformSettings,
} from '../../src/domain/tracking/platform';
import type { Configuration } from '../../src/platform/config/configuration';
import type { AdmittedScripts } from '../../src/platform/loading/script';
import { policyNames } from '../../src/platform/loading/trustedTypes';

interface Inline {
  /** Quoted hashes of the inline code of the document. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Every platform, and the values of the platforms' variables. */
export interface ConfiguredPlatforms {
  readonly platforms: readonly Platform[];
  readonly settings: PlatformSettings;
}

const captchaHosts = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/** Partners on this machine (`resolveRedirectTarget`). */
const localHosts = ['http://localhost:*', 'http://127.0.0.1:*'];

const toHttps = (host: string) => `https://${host}`;

/**
 * The content policy of a page, for its `meta` element: it allows the page itself, its server, and the third parties that the
 * configuration names.
 */
export function createContentPolicy(
  configuration: Configuration,
  configured: ConfiguredPlatforms,
  { scripts, styles }: Inline,
): string {
  const { apiBase, localesPath, vitalsUrl, captchaSiteKey, environment } = configuration;
  const hostsFor = listPlatformHosts(configured);
  const captcha = captchaSiteKey === '' ? [] : captchaHosts;
  const hosts = [apiBase, localesPath, vitalsUrl].flatMap((address) =>
    URL.canParse(address) ? new URL(address).origin : [],
  );
  const isDevelopment = environment === 'development';
  const frames = [
    // The reference back end and its partner have the origin of the page.
    ...(isDevelopment ? ["'self'"] : []),
    ...configuration.partnerFrameHosts.map(toHttps),
    ...captcha,
    ...hostsFor('frame-src'),
  ];
  const rules: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...listScriptHosts(configuration, configured)],
    'style-src': ["'self'", ...styles],
    'img-src': [
      "'self'",
      'data:',
      'blob:',
      ...configuration.pictureHosts.map(toHttps),
      ...hostsFor('img-src'),
    ],
    'connect-src': ["'self'", ...hosts, ...captcha, ...hostsFor('connect-src')],
    'frame-src': frames.length === 0 ? ["'none'"] : frames,
    'worker-src': ["'self'", ...hostsFor('worker-src')],
    // A redirect to a partner may be a POST. Browsers also check the hosts that it is redirected to.
    'form-action': [
      "'self'",
      ...[...configuration.redirectHosts, ...configuration.formHosts].map(toHttps),
      ...(isDevelopment ? localHosts : []),
    ],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    // The browser takes addresses of code from these policies only, and no HTML as text.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [
      policyNames.pictureWorker,
      ...(hasThirdPartyScripts(configuration, configured) ? [policyNames.scripts, policyNames.default] : []),
    ],
  };
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/**
 * The policy as a header: the policy of the document, the pages that may embed it, and where violations are reported. An element can
 * say neither.
 *
 * @param policy the policy of the document
 */
export function createPolicyHeader(
  policy: string,
  { frameOrigins, reportUrl }: Pick<Configuration, 'frameOrigins'> & { readonly reportUrl: string },
): string {
  const ancestors = frameOrigins.length === 0 ? "'none'" : frameOrigins.join(' ');
  // Browsers without Reporting-Endpoints know report-uri.
  const reports = reportUrl === '' ? '' : `; report-uri ${reportUrl}; report-to csp`;
  return `${policy}; frame-ancestors ${ancestors}${reports}`;
}

/** The scripts of other hosts that the page may add: the same table as `script-src`. */
export function listAdmittedScripts(
  configuration: Configuration,
  configured: ConfiguredPlatforms,
): AdmittedScripts {
  const hosts = listScriptHosts(configuration, configured);
  return {
    sources: [...new Set(hosts)].map((host) => (host.endsWith('/') ? host : `${host}/`)),
    hasBlobWorkers: listPlatformHosts(configured)('worker-src').includes('blob:'),
  };
}

const listScriptHosts = (
  { captchaSiteKey }: Configuration,
  configured: ConfiguredPlatforms,
): readonly string[] => [
  ...(captchaSiteKey === '' ? [] : captchaHosts),
  ...listPlatformHosts(configured)('script-src'),
];

/** Whether code of a third party runs in the page. Only then are there the policies for it. */
const hasThirdPartyScripts = (
  { captchaSiteKey }: Configuration,
  { platforms, settings }: ConfiguredPlatforms,
): boolean => captchaSiteKey !== '' || findPresentPlatforms(platforms, settings).length > 0;

function listPlatformHosts({ platforms, settings }: ConfiguredPlatforms) {
  const hosts = findPresentPlatforms(platforms, settings).map(({ getHosts }) => getHosts(settings));
  return (directive: keyof PlatformHosts): readonly string[] =>
    hosts.flatMap((each) => each[directive] ?? []);
}

/** The source of inline code or style for a policy. */
export function hashForPolicy(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
