import type { HashedIdentity, PlatformEvent } from '../domain/tracking/platformEvent';
import { createLogRelay } from '../platform/reports/logRelay';
import type { Adapter } from './adapter';
import type { AdapterDependencies } from './adapterDependencies';

export const hashedIdentity: HashedIdentity = {
  externalId: 'e'.repeat(64),
  email: 'a'.repeat(64),
  phone: '',
};

export const createPlatformEvent = (
  name: PlatformEvent['name'],
  properties: PlatformEvent['properties'] = {},
): PlatformEvent => ({ name, id: `id of ${name}`, properties });

/** What an adapter did with its dependencies. */
interface Effects {
  /** Addresses of the scripts that it loaded. */
  readonly scripts: string[];
}

/** Dependencies with every consent given, scripts that load at once, and waits that never end. */
export function createAdapterDependencies(
  own: Partial<AdapterDependencies> = {},
): AdapterDependencies & Effects {
  const scripts: string[] = [];
  return {
    scripts,
    globals: {},
    loadScript: async (address) => {
      scripts.push(address);
    },
    wait: () => new Promise(() => undefined),
    getPermissions: () => ({ analytics: true, recording: true, advertising: true }),
    getSessionId: () => 'session',
    getAttribution: () => ({ utm_source: 'newsletter' }),
    drawSample: () => 0,
    isRecordingBlocked: () => false,
    isStorageAvailable: () => true,
    areFailuresCaptured: () => false,
    release: '0a1b2c3d4e-20261123T110000Z',
    relay: createLogRelay(() => undefined),
    onRecordingUrl: () => undefined,
    ...own,
  };
}

/** Whether each of these names is one of the adapter's. */
export const hasCookiesAndKeys = (
  { cookiesAndKeys }: Pick<Adapter, 'cookiesAndKeys'>,
  names: readonly string[],
): boolean => names.every((name) => cookiesAndKeys.test(name));
