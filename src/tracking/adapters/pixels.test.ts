import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { TrackedEvent } from '../../domain/tracking/trackedEvent';
import { runs } from '../../testing/runs';
import { failures } from '../failures';
import { secondPixel } from './secondPixel';
import { socialPixel } from './socialPixel';
import { eventOf, forgets, identity, makeWorld } from './world.fixture';

const pixels = { ttq: socialPixel, fbq: secondPixel } as const;
const names = ['ttq', 'fbq'] as const;
const nameless: TrackedEvent = Object.assign(eventOf('Lead'), { name: ' ' });

function makeSocial() {
  const calls: unknown[][] = [];
  const pixel = {
    calls,
    // As the vendor's own methods do, these lean on what they are called on.
    identify(...asked: unknown[]) {
      this.calls.push(['identify', ...asked]);
    },
    track(...asked: unknown[]) {
      this.calls.push(['track', ...asked]);
    },
    revokeConsent() {
      this.calls.push(['revokeConsent']);
    },
  };
  return pixel;
}

describe('the social pixel', () => {
  it('is told who by hashes, empty where there is none, then what with its id', async () => {
    const ttq = makeSocial();
    const told = await socialPixel(makeWorld({ globals: { ttq } })).tell(eventOf('Lead'), identity);
    expect(told).toEqual({ without: 'nothing right to hash for phone_number' });
    expect(ttq.calls).toEqual([
      ['identify', { external_id: identity.externalId, email: identity.email, phone_number: '' }],
      ['track', 'Lead', {}, { event_id: 'id of Lead' }],
    ]);
  });

  it('is told of whom everything is known without a word more', async () => {
    const world = makeWorld({ globals: { ttq: makeSocial() } });
    const known = { ...identity, phone: 'f'.repeat(64) };
    expect(await socialPixel(world).tell(eventOf('Lead'), known)).toBeUndefined();
  });

  it('is revoked when consent ends, and its traces go', () => {
    const ttq = makeSocial();
    const world = makeWorld({ globals: { ttq } });
    expect(socialPixel(world).stop()).toEqual({ needsReload: false });
    expect(ttq.calls).toEqual([['revokeConsent']]);
    expect(forgets(world, ['_ttp', '_tt_enable_cookie', 'tt_appInfo', 'ttcsid_C1'])).toBe(true);
    expect(forgets(world, ['ondara-es:gclid'])).toBe(false);
  });

  it('that cannot be revoked ends with the page', () => {
    const { identify, track } = makeSocial();
    expect(socialPixel(makeWorld({ globals: { ttq: { identify, track } } })).stop()).toEqual({
      needsReload: true,
    });
  });
});

describe('the second pixel', () => {
  it('is granted consent once, and told each event in its way, with no identity', async () => {
    const fbq = vi.fn();
    const pixel = secondPixel(makeWorld({ globals: { fbq } }));
    await pixel.start();
    for (const name of ['Lead', 'CompleteRegistration', 'Reject'] as const)
      await pixel.tell(eventOf(name), identity);
    expect(fbq.mock.calls).toEqual([
      ['consent', 'grant'],
      ['track', 'Lead', {}, { eventID: 'id of Lead' }],
      ['track', 'CompleteRegistration', {}, { eventID: 'id of CompleteRegistration' }],
      ['trackCustom', 'Reject', {}, { eventID: 'id of Reject' }],
    ]);
  });

  it('that comes after the choice is granted consent before its first event', async () => {
    const globals: { fbq?: unknown } = {};
    const pixel = secondPixel(makeWorld({ globals }));
    await pixel.start();
    const fbq = vi.fn();
    globals.fbq = fbq;
    await pixel.tell(eventOf('Lead'), identity);
    expect(fbq.mock.calls[0]).toEqual(['consent', 'grant']);
  });

  it('is revoked when consent ends and granted when it is given anew', async () => {
    const fbq = vi.fn();
    const world = makeWorld({ globals: { fbq } });
    const pixel = secondPixel(world);
    await pixel.start();
    expect(pixel.stop()).toEqual({ needsReload: false });
    await pixel.start();
    expect(fbq.mock.calls.map(([, what]) => String(what))).toEqual(['grant', 'revoke', 'grant']);
    expect(forgets(world, ['_fbp', '_fbc'])).toBe(true);
  });

  it('that throws when it is granted consent does not start', async () => {
    const fbq = () => {
      throw new Error('no');
    };
    await expect(secondPixel(makeWorld({ globals: { fbq } })).start()).rejects.toThrow(failures.pixel);
  });
});

describe.each(names)('%s', (name) => {
  const make = pixels[name];

  it('is advertising, takes what happens to a lead, and nothing of how the form is used', () => {
    const { purpose, takes } = make(makeWorld());
    const events = ['Lead', 'CompleteRegistration', 'Reject', 'StepSeen', 'Accepted'] as const;
    expect([purpose, ...events.filter(takes)]).toEqual([
      'advertising',
      'Lead',
      'CompleteRegistration',
      'Reject',
    ]);
  });

  it('that is not on the page is held back, asks for nothing and ends at once', async () => {
    const world = makeWorld();
    const pixel = make(world);
    await pixel.start();
    expect(pixel.tell(eventOf('Lead'), identity)).toEqual({
      heldBack: expect.stringContaining('is not on the page'),
    });
    expect([world.globals, world.scripts, pixel.stop()]).toEqual([{}, [], { needsReload: false }]);
  });

  it('is told nothing without a name', () => {
    const told = vi.fn();
    const globals = { fbq: told, ttq: { identify: told, track: told } };
    expect(() => make(makeWorld({ globals })).tell(nameless, identity)).toThrow(failures.pixelName);
    expect(told).not.toHaveBeenCalled();
  });

  it('throws nothing of its own, whatever it is and whatever it throws', async () => {
    const throwing = fc.anything().map((thrown) => () => {
      throw thrown;
    });
    const found = fc.oneof(
      fc.anything(),
      throwing,
      fc.record({ identify: throwing, track: throwing, revokeConsent: throwing }),
    );
    await fc.assert(
      fc.asyncProperty(found, async (pixel) => {
        const adapter = make(makeWorld({ globals: { [name]: pixel } }));
        let message: unknown = failures.pixel;
        try {
          await adapter.tell(eventOf('Lead'), identity);
        } catch (error) {
          message = error instanceof Error ? error.message : error;
        }
        expect(message).toBe(failures.pixel);
        expect(typeof adapter.stop().needsReload).toBe('boolean');
      }),
      { numRuns: runs(200) },
    );
  });
});
