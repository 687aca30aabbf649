import { describe, expect, it } from 'vitest';
import {
  createAdapterDependencies,
  createPlatformEvent,
  hashedIdentity,
  hasCookiesAndKeys,
} from '../../adapterDependencies.fixture';
import { describePixel } from '../../pixels.fixture';
import { createAdapter } from './adapter';

function createTtq() {
  const calls: unknown[][] = [];
  return {
    calls,
    // These methods use `this`, as the vendor's own do.
    identify(...parameters: unknown[]) {
      this.calls.push(['identify', ...parameters]);
    },
    track(...parameters: unknown[]) {
      this.calls.push(['track', ...parameters]);
    },
    revokeConsent() {
      this.calls.push(['revokeConsent']);
    },
  };
}

describe('the social pixel', () => {
  it('sends the hashed identity, then the event with its id, and reports empty hashes', async () => {
    const ttq = createTtq();
    const pixel = createAdapter({}, createAdapterDependencies({ globals: { ttq } }));
    expect(await pixel.send(createPlatformEvent('Lead'), hashedIdentity)).toEqual({
      missing: 'nothing valid to hash for phone_number',
    });
    expect(ttq.calls).toEqual([
      ['identify', { external_id: hashedIdentity.externalId, email: hashedIdentity.email, phone_number: '' }],
      ['track', 'Lead', {}, { event_id: 'id of Lead' }],
    ]);
  });

  it('reports nothing if every hash has a value', async () => {
    const pixel = createAdapter({}, createAdapterDependencies({ globals: { ttq: createTtq() } }));
    const complete = { ...hashedIdentity, phone: 'f'.repeat(64) };
    expect(await pixel.send(createPlatformEvent('Lead'), complete)).toBeUndefined();
  });

  it('revokes consent when it stops, and names its traces', () => {
    const ttq = createTtq();
    const dependencies = createAdapterDependencies({ globals: { ttq } });
    expect(createAdapter({}, dependencies).stop()).toEqual({ needsReload: false });
    expect(ttq.calls).toEqual([['revokeConsent']]);
    expect(
      hasCookiesAndKeys(createAdapter({}, dependencies), [
        '_ttp',
        '_tt_enable_cookie',
        'tt_appInfo',
        'ttcsid_C1',
      ]),
    ).toBe(true);
    expect(hasCookiesAndKeys(createAdapter({}, dependencies), ['ondara-es:gclid'])).toBe(false);
  });

  it('asks for a reload if it cannot revoke consent', () => {
    const { identify, track } = createTtq();
    const dependencies = createAdapterDependencies({ globals: { ttq: { identify, track } } });
    expect(createAdapter({}, dependencies).stop()).toEqual({ needsReload: true });
  });

  describePixel('ttq', createAdapter);
});
