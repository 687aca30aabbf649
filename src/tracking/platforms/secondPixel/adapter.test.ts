import { describe, expect, it, vi } from 'vitest';
import {
  createAdapterDependencies,
  createPlatformEvent,
  hashedIdentity,
  hasCookiesAndKeys,
} from '../../adapterDependencies.fixture';
import { pixelErrors } from '../../pixels';
import { describePixel } from '../../pixels.fixture';
import { createAdapter } from './adapter';

describe('the second pixel', () => {
  it('grants consent once and sends each event without an identity', async () => {
    const fbq = vi.fn();
    const pixel = createAdapter({}, createAdapterDependencies({ globals: { fbq } }));
    await pixel.start();
    for (const name of ['Lead', 'CompleteRegistration', 'Reject'] as const)
      await pixel.send(createPlatformEvent(name), hashedIdentity);
    expect(fbq.mock.calls).toEqual([
      ['consent', 'grant'],
      ['track', 'Lead', {}, { eventID: 'id of Lead' }],
      ['track', 'CompleteRegistration', {}, { eventID: 'id of CompleteRegistration' }],
      ['trackCustom', 'Reject', {}, { eventID: 'id of Reject' }],
    ]);
  });

  it('grants consent before the first event if it appears after the choice', async () => {
    const globals: { fbq?: unknown } = {};
    const pixel = createAdapter({}, createAdapterDependencies({ globals }));
    await pixel.start();
    const fbq = vi.fn();
    globals.fbq = fbq;
    await pixel.send(createPlatformEvent('Lead'), hashedIdentity);
    expect(fbq.mock.calls[0]).toEqual(['consent', 'grant']);
  });

  it('revokes consent when it stops and grants it again when it starts again', async () => {
    const fbq = vi.fn();
    const dependencies = createAdapterDependencies({ globals: { fbq } });
    const pixel = createAdapter({}, dependencies);
    await pixel.start();
    expect(pixel.stop()).toEqual({ needsReload: false });
    await pixel.start();
    expect(fbq.mock.calls.map(([, what]) => String(what))).toEqual(['grant', 'revoke', 'grant']);
    const keys = ['lastExternalReferrer', 'lastExternalReferrerTime', 'multiFbc'];
    expect(hasCookiesAndKeys(pixel, ['_fbp', '_fbc', ...keys])).toBe(true);
  });

  it('does not start if the pixel throws when consent is granted', async () => {
    const fbq = () => {
      throw new Error('no');
    };
    const pixel = createAdapter({}, createAdapterDependencies({ globals: { fbq } }));
    await expect(pixel.start()).rejects.toThrow(pixelErrors.send);
  });

  describePixel('fbq', createAdapter);
});
