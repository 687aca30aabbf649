import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { LeadEventName } from '../../domain/tracking/trackedEvent';
import { settled } from '../../testing/settled';
import { runs } from '../../testing/runs';
import { failures } from '../failures';
import { adsConversion } from './adsConversion';
import { makeDataLayer, tellGoogleConsent } from './dataLayer';
import { tagManager } from './tagManager';
import type { TrackingWorld } from './world';
import { eventOf, forgets, identity, makeWorld } from './world.fixture';

interface Globals {
  dataLayer?: unknown;
}

function makeTags(id: string, targets: readonly string[], own: Partial<TrackingWorld> = {}) {
  const globals: Globals = {};
  const world = makeWorld({ globals, ...own });
  const layer = makeDataLayer(world);
  return { globals, world, manager: tagManager(id, layer, world), ads: adsConversion(targets, layer, world) };
}

/** What stands in the data layer, commands as arrays. Only arguments of a function are commands to Google's tags. */
function entries({ dataLayer }: Globals): readonly unknown[] {
  if (!Array.isArray(dataLayer)) return [];
  return dataLayer.map((entry: unknown) =>
    Object.prototype.toString.call(entry) === '[object Arguments]' ? Array.from(Object(entry)) : entry,
  );
}

const consentMode = (ads: 'granted' | 'denied', analytics: 'granted' | 'denied') => ({
  ad_storage: ads,
  ad_user_data: ads,
  ad_personalization: ads,
  analytics_storage: analytics,
});
const denied = ['consent', 'default', consentMode('denied', 'denied')];

describe('the tag manager', () => {
  it('adds nothing to the page before it is started', () => {
    const { globals, world } = makeTags('GTM-A1', []);
    expect([globals, world.scripts]).toEqual([{}, []]);
  });

  it('denies everything, says what was chosen, and only then loads its script', async () => {
    const seen: unknown[] = [];
    const { globals, manager } = makeTags('GTM-A1', [], {
      given: () => ({ analytics: false, recording: false, advertising: true }),
      loadScript: async (address) => {
        seen.push(...entries(globals), address);
      },
    });
    await manager.start();
    expect(seen).toEqual([
      denied,
      ['consent', 'update', consentMode('granted', 'denied')],
      { event: 'gtm.js', 'gtm.start': expect.any(Number) },
      'https://www.googletagmanager.com/gtm.js?id=GTM-A1',
    ]);
  });

  it.each(['', 'GTM-', 'gtm-a1', 'UA-1', 'GTM-A1&x=1', 'GTM-A1\n'])('refuses the id "%s"', async (id) => {
    const { globals, world, manager } = makeTags(id, []);
    await expect(manager.start()).rejects.toThrow(failures.tagManagerId);
    expect([globals, world.scripts]).toEqual([{}, []]);
  });

  it.each([
    ['fails', { loadScript: () => Promise.reject(new Error('blocked')) }],
    ['hangs', { loadScript: () => new Promise<void>(() => undefined), wait: () => Promise.resolve() }],
  ])('says so when its script %s', async (_how, own) => {
    await expect(makeTags('GTM-A1', [], own).manager.start()).rejects.toThrow(failures.tagManager);
  });

  it('waits ten seconds for its script', async () => {
    const wait = vi.fn(() => new Promise<void>(() => undefined));
    await makeTags('GTM-A1', [], { wait }).manager.start();
    expect(wait).toHaveBeenCalledExactlyOnceWith(10_000);
  });

  it('is told the name and the id of what happens to a lead, and no more', async () => {
    const { globals, manager } = makeTags('GTM-A1', []);
    await manager.start();
    await manager.tell(eventOf('Reject', { state: 'REJECTED' }), identity);
    expect(entries(globals).at(-1)).toEqual({ event: 'Reject', event_id: 'id of Reject' });
    expect([manager.takes('Reject'), manager.takes('StepSeen')]).toEqual([true, false]);
  });

  it('ends by saying so, taking its traces away and asking for the page anew', async () => {
    const { globals, world, manager } = makeTags('GTM-A1', []);
    await manager.start();
    expect(manager.stop()).toEqual({ needsReload: true });
    expect(entries(globals).at(-1)).toEqual(['consent', 'update', consentMode('denied', 'granted')]);
    expect(forgets(world, ['_ga', '_ga_A1', '_gid', '_gcl_au'])).toBe(true);
  });

  it('that never started leaves no data layer behind when it ends', () => {
    const { globals, manager } = makeTags('GTM-A1', []);
    expect([manager.stop(), globals]).toEqual([{ needsReload: false }, {}]);
  });

  it.each([
    ['nothing', undefined],
    ['no list', { push: () => undefined }],
    ['a list that takes nothing', Object.freeze([])],
  ])('says so when the data layer is %s', (_what, dataLayer) => {
    const { globals, manager } = makeTags('GTM-A1', []);
    globals.dataLayer = dataLayer;
    expect(() => manager.tell(eventOf('Lead'), identity)).toThrow(failures.dataLayer);
  });

  it('throws nothing but that, whatever stands there', () => {
    fc.assert(
      fc.property(fc.anything(), (dataLayer) => {
        const { globals, manager } = makeTags('GTM-A1', []);
        globals.dataLayer = dataLayer;
        let message: unknown = failures.dataLayer;
        try {
          void manager.tell(eventOf('Lead'), identity);
        } catch (error) {
          message = error instanceof Error ? error.message : error;
        }
        expect(message).toBe(failures.dataLayer);
      }),
      { numRuns: runs(200) },
    );
  });
});

describe('a choice', () => {
  it('is told to tags that are there, and makes no data layer where there are none', () => {
    const globals: Globals = {};
    tellGoogleConsent(globals, { analytics: true, recording: true, advertising: true });
    expect(globals).toEqual({});
    globals.dataLayer = [];
    tellGoogleConsent(globals, { analytics: true, recording: true, advertising: false });
    expect(entries(globals)).toEqual([['consent', 'update', consentMode('denied', 'granted')]]);
  });
});

describe('the ads tag', () => {
  it('is set up after consent is told, with each account once', async () => {
    const { globals, world, ads } = makeTags('', ['AW-1/a', 'AW-1/b', 'AW-2/c']);
    await ads.start();
    expect(entries(globals)).toEqual([
      denied,
      ['consent', 'update', consentMode('granted', 'granted')],
      ['js', expect.any(Date)],
      ['config', 'AW-1', { send_page_view: false }],
      ['config', 'AW-2', { send_page_view: false }],
    ]);
    expect(world.scripts).toEqual(['https://www.googletagmanager.com/gtag/js?id=AW-1']);
  });

  it('denies once for all tags of a page', async () => {
    const { globals, manager, ads } = makeTags('GTM-A1', ['AW-1/a']);
    await manager.start();
    await ads.start();
    expect(entries(globals).filter((entry) => String(entry).startsWith('consent,default'))).toEqual([denied]);
  });

  const one = ['AW-1/a'];
  const three = ['AW-1/a', 'AW-1/b', 'AW-1/c'];

  it.each<[LeadEventName, readonly string[], readonly string[]]>([
    ['CompleteRegistration', one, ['AW-1/a']],
    ['Lead', one, []],
    ['CompleteRegistration', three, ['AW-1/a', 'AW-1/c']],
    ['Lead', three, ['AW-1/b']],
    ['Reject', three, []],
  ])('counts %s of %j for %j', async (name, targets, counted) => {
    const { globals, ads } = makeTags('', targets, { wait: () => Promise.resolve() });
    globals.dataLayer = [];
    if (ads.takes(name)) await ads.tell(eventOf(name), identity);
    expect(entries(globals)).toEqual(
      counted.map((target) => [
        'event',
        'conversion',
        { send_to: target, transaction_id: `id of ${name}`, event_callback: expect.any(Function) },
      ]),
    );
  });

  it('is done when the tag has counted', async () => {
    const { globals, ads } = makeTags('', one);
    const isDone = vi.fn();
    globals.dataLayer = [];
    const told = Promise.resolve(ads.tell(eventOf('CompleteRegistration'), identity)).then(isDone);
    await settled();
    expect(isDone).not.toHaveBeenCalled();
    for (const entry of entries(globals)) {
      const options: unknown = Array.isArray(entry) ? entry[2] : null;
      Reflect.get(Object(options), 'event_callback')();
    }
    await told;
    expect(isDone).toHaveBeenCalledTimes(1);
  });

  it('is waited for no longer than a second', async () => {
    const wait = vi.fn(() => Promise.resolve());
    const { globals, ads } = makeTags('', one, { wait });
    globals.dataLayer = [];
    await ads.tell(eventOf('CompleteRegistration'), identity);
    expect(wait).toHaveBeenCalledExactlyOnceWith(1_000);
  });

  it('says so when it has no target', async () => {
    const { ads } = makeTags('', []);
    await expect(ads.tell(eventOf('CompleteRegistration'), identity)).rejects.toThrow(failures.sendTo);
    await expect(ads.start()).rejects.toThrow(failures.sendTo);
  });

  it('says so when the data layer is gone, or its script fails', async () => {
    const { ads } = makeTags('', one, { loadScript: () => Promise.reject(new Error('blocked')) });
    await expect(ads.tell(eventOf('CompleteRegistration'), identity)).rejects.toThrow(failures.dataLayer);
    await expect(ads.start()).rejects.toThrow(failures.ads);
  });
});
