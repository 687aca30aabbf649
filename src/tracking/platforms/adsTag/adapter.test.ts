import { describe, expect, it, vi } from 'vitest';
import type { LeadEventName } from '../../../domain/tracking/platformEvent';
import { flushPromises } from '../../../testing/flushPromises';
import type { AdapterDependencies } from '../../adapterDependencies';
import {
  createAdapterDependencies,
  createPlatformEvent,
  hashedIdentity,
  hasCookiesAndKeys,
} from '../../adapterDependencies.fixture';
import {
  createConsentMode,
  deniedByDefault,
  readEntries,
  type Globals,
} from '../../google/dataLayer.fixture';
import { dataLayerError } from '../../google/errors';
import { createAdapter } from './adapter';
import { errors, platform } from './platform';

function createAds(targets: readonly string[], own: Partial<AdapterDependencies> = {}) {
  const globals: Globals = {};
  const dependencies = createAdapterDependencies({ globals, ...own });
  return { globals, dependencies, ads: createAdapter({ targets }, dependencies) };
}

const one = ['AW-1/a'];
const three = ['AW-1/a', 'AW-1/b', 'AW-1/c'];

describe('the ads tag', () => {
  it('configures each account once, after it has reported consent', async () => {
    const { globals, dependencies, ads } = createAds(['AW-1/a', 'AW-1/b', 'AW-2/c']);
    await ads.start();
    expect(readEntries(globals)).toEqual([
      deniedByDefault,
      ['consent', 'update', createConsentMode('granted', 'granted')],
      ['js', expect.any(Date)],
      ['config', 'AW-1', { send_page_view: false }],
      ['config', 'AW-2', { send_page_view: false }],
    ]);
    expect(dependencies.scripts).toEqual(['https://www.googletagmanager.com/gtag/js?id=AW-1']);
  });

  it.each<[LeadEventName, readonly string[], readonly string[]]>([
    ['CompleteRegistration', one, ['AW-1/a']],
    ['Lead', one, []],
    ['CompleteRegistration', three, ['AW-1/a', 'AW-1/c']],
    ['Lead', three, ['AW-1/b']],
    ['Reject', three, []],
  ])('counts %s of %j for %j', async (name, targets, counted) => {
    const { globals, ads } = createAds(targets, { wait: () => Promise.resolve() });
    globals.dataLayer = [];
    const accepted: readonly string[] = platform.getAcceptedEvents({ APP_ADS_SEND_TO: targets.join(',') });
    if (accepted.includes(name)) await ads.send(createPlatformEvent(name), hashedIdentity);
    expect(readEntries(globals)).toEqual(
      counted.map((target) => [
        'event',
        'conversion',
        { send_to: target, transaction_id: `id of ${name}`, event_callback: expect.any(Function) },
      ]),
    );
  });

  it('waits until the tag confirms the conversion', async () => {
    const { globals, ads } = createAds(one);
    const onDone = vi.fn();
    globals.dataLayer = [];
    const sent = Promise.resolve(ads.send(createPlatformEvent('CompleteRegistration'), hashedIdentity)).then(
      onDone,
    );
    await flushPromises();
    expect(onDone).not.toHaveBeenCalled();
    for (const entry of readEntries(globals)) {
      const options: unknown = Array.isArray(entry) ? entry[2] : null;
      Reflect.get(Object(options), 'event_callback')();
    }
    await sent;
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('waits at most one second for the confirmation', async () => {
    const wait = vi.fn(() => Promise.resolve());
    const { globals, ads } = createAds(one, { wait });
    globals.dataLayer = [];
    await ads.send(createPlatformEvent('CompleteRegistration'), hashedIdentity);
    expect(wait).toHaveBeenCalledExactlyOnceWith(1_000);
  });

  it('withdraws consent, names its traces and asks for a reload when it stops', async () => {
    const { globals, ads } = createAds(one);
    await ads.start();
    expect(ads.stop()).toEqual({ needsReload: true });
    expect(readEntries(globals).at(-1)).toEqual([
      'consent',
      'update',
      createConsentMode('denied', 'granted'),
    ]);
    expect(hasCookiesAndKeys(ads, ['_gcl_au', '_gcl_aw', '_gcl_gs', '_gcl_ls', '_gac_gb_1'])).toBe(true);
    expect(['_ga', '_ga_A1', '_gid', '_gat'].filter((name) => hasCookiesAndKeys(ads, [name]))).toEqual([]);
  });

  it('reports a conversion without a target', async () => {
    const { ads } = createAds([]);
    await expect(ads.send(createPlatformEvent('CompleteRegistration'), hashedIdentity)).rejects.toThrow(
      errors.sendTo,
    );
    await expect(ads.start()).rejects.toThrow(errors.sendTo);
  });

  it('reports a data layer that is not available', async () => {
    const { ads } = createAds(one);
    await expect(ads.send(createPlatformEvent('CompleteRegistration'), hashedIdentity)).rejects.toThrow(
      dataLayerError,
    );
  });

  it('reports a script that fails to load', async () => {
    const { ads } = createAds(one, { loadScript: () => Promise.reject(new Error('blocked')) });
    await expect(ads.start()).rejects.toThrow(errors.start);
  });
});
