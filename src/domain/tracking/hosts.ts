import type { Purpose } from './purposes';

/** Which platforms a page has: those that its configuration names. */
export interface PlatformConfiguration {
  readonly tagManagerId: string;
  readonly adsSendTo: readonly string[];
  readonly posthogKey: string;
  readonly posthogHost: string;
  readonly logRocketId: string;
}

/** From where a platform's code comes and where it sends to, as sources of a content policy. */
export interface PlatformHosts {
  /** As its adapter names it. */
  readonly platform: string;
  readonly purpose: Purpose;
  readonly scripts: readonly string[];
  readonly connections: readonly string[];
  readonly frames: readonly string[];
  readonly workers: readonly string[];
}

const none = { scripts: [], connections: [], frames: [], workers: [] };
const tags = 'https://www.googletagmanager.com';
const adsHosts = [
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://www.google.com/pagead/',
];

/** Every platform with all its hosts, in the order of `docs/third-parties.md`, which gives each its reason. */
const platforms: readonly (PlatformHosts & {
  readonly isPresent: (configuration: PlatformConfiguration) => boolean;
})[] = [
  {
    ...none,
    platform: 'tag manager',
    purpose: 'advertising',
    isPresent: ({ tagManagerId }) => tagManagerId !== '',
    scripts: [tags],
    connections: [tags],
  },
  {
    ...none,
    platform: 'social pixel',
    purpose: 'advertising',
    isPresent: ({ tagManagerId }) => tagManagerId !== '',
    scripts: ['https://analytics.tiktok.com'],
    connections: ['https://analytics.tiktok.com'],
  },
  {
    ...none,
    platform: 'second pixel',
    purpose: 'advertising',
    isPresent: ({ tagManagerId }) => tagManagerId !== '',
    scripts: ['https://connect.facebook.net'],
    connections: ['https://www.facebook.com'],
  },
  {
    ...none,
    platform: 'ads tag',
    purpose: 'advertising',
    isPresent: ({ adsSendTo }) => adsSendTo.length > 0,
    scripts: [tags, ...adsHosts],
    connections: [tags, ...adsHosts, 'https://pagead2.googlesyndication.com'],
    frames: [tags, 'https://td.doubleclick.net'],
  },
  {
    ...none,
    platform: 'product analytics',
    purpose: 'analytics',
    isPresent: ({ posthogKey }) => posthogKey !== '',
  },
  {
    ...none,
    platform: 'session recording',
    purpose: 'recording',
    isPresent: ({ logRocketId }) => logRocketId !== '',
    scripts: ['https://cdn.logr-in.com'],
    connections: ['https://r.logr-in.com'],
    workers: ['blob:'],
  },
];

/** The platforms that a page has, with their hosts; that of the analytics is the configuration's. */
export function platformHosts(configuration: PlatformConfiguration): readonly PlatformHosts[] {
  return platforms
    .filter(({ isPresent }) => isPresent(configuration))
    .map(({ isPresent: _isPresent, ...platform }) =>
      platform.purpose === 'analytics' ? { ...platform, connections: [configuration.posthogHost] } : platform,
    );
}

/** The platforms that a page does not have, as their adapters would name them. */
export const absentPlatforms = (configuration: PlatformConfiguration): readonly string[] =>
  platforms.filter(({ isPresent }) => !isPresent(configuration)).map(({ platform }) => platform);
