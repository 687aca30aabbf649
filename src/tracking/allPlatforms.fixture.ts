import { vi } from 'vitest';
import { eventNames } from '../domain/tracking/platformEvent';
import { createUniformChoice } from '../domain/tracking/purposes';
import { storageWith } from '../testing/storage.fixture';
import type { Adapter } from './adapter';
import { createAdapterDependencies } from './adapterDependencies.fixture';
import { createEventClaims } from './eventClaims';
import { readEntries } from './google/dataLayer.fixture';
import { createLedger } from './ledger';
import { createAdapter as createAdsTag } from './platforms/adsTag/adapter';
import { createAdapter as createAnalytics } from './platforms/productAnalytics/adapter';
import { createAdapter as createSecondPixel } from './platforms/secondPixel/adapter';
import { createAdapter as createRecorder } from './platforms/sessionRecording/adapter';
import { createAdapter as createSocialPixel } from './platforms/socialPixel/adapter';
import { createAdapter as createTagManager } from './platforms/tagManager/adapter';
import { platforms } from './platforms';
import { createTracker } from './tracker';

interface Surroundings {
  /** Replaces an adapter. */
  readonly change?: (folder: string, adapter: Adapter) => Adapter;
  /** Loads the file of a platform: the address of a script, or the name of an SDK. */
  readonly load?: (file: string) => Promise<void>;
  readonly local?: ReturnType<typeof storageWith>;
}

/** The tracker with the adapters of all platforms in one tab. Every purpose is permitted until `given` changes. */
export function openAllPlatforms({
  change = (_folder, adapter) => adapter,
  load = async () => undefined,
  local = storageWith({}),
}: Surroundings = {}) {
  const pixels = { fbq: vi.fn(), ttq: { identify: vi.fn(), track: vi.fn(), revokeConsent: vi.fn() } };
  const globals = {};
  const page = { given: createUniformChoice(true), reloads: 0 };
  const dependencies = createAdapterDependencies({
    globals,
    getPermissions: () => page.given,
    wait: async () => undefined,
    loadScript: async (address) => {
      await load(address);
      // The container puts the pixels on the page.
      if (address.includes('gtm.js')) Object.assign(globals, pixels);
    },
  });
  const nothing = () => undefined;
  const capture = vi.fn();
  const analyticsSdk = {
    init: nothing,
    opt_in_capturing: nothing,
    opt_out_capturing: nothing,
    register: nothing,
    identify: nothing,
    capture,
    set_config: nothing,
    reset: nothing,
  };
  const recorderSdk = { init: nothing, track: nothing, captureException: nothing, getSessionURL: nothing };
  const adapters: Readonly<Record<string, Adapter>> = {
    adsTag: createAdsTag({ targets: ['AW-1/sale', 'AW-1/lead'] }, dependencies),
    productAnalytics: createAnalytics(
      { key: 'phc_key', host: 'https://a.example' },
      dependencies,
      async () => {
        await load('analytics');
        return analyticsSdk;
      },
    ),
    secondPixel: createSecondPixel({}, dependencies),
    sessionRecording: createRecorder({ id: 'a/b', percentage: 100 }, dependencies, async () => {
      await load('recorder');
      return recorderSdk;
    }),
    socialPixel: createSocialPixel({}, dependencies),
    tagManager: createTagManager({ id: 'GTM-A1' }, dependencies),
  };
  const stops: string[] = [];
  const removed: RegExp[] = [];
  const logs: string[] = [];
  const ledger = createLedger();
  const tracked = platforms.map(({ name, purpose, folder, comesWith }) => {
    const own = adapters[folder];
    if (own === undefined) throw new Error(`No adapter for ${folder}`);
    const adapter = change(folder, {
      ...own,
      stop: () => {
        stops.push(folder);
        return own.stop();
      },
    });
    return { name, purpose, acceptedEvents: eventNames, adapter, ...(comesWith && { comesWith }) };
  });
  const tracker = createTracker({
    platforms: tracked,
    absentPlatforms: [],
    getDenialReason: (purpose) => (page.given[purpose] ? null : 'refused'),
    getEndedPurposes: () => [],
    ledger,
    claims: createEventClaims(local, async (_name, work) => work()),
    hash: async (text) => text,
    isPhoneValid: async () => true,
    now: () => 5,
    createId: () => 'id',
    log: (message) => void logs.push(message),
    waitForIdle: async () => undefined,
    removeCookiesAndKeys: (names) => void removed.push(names),
    reload: (beforeReload) => {
      page.reloads += 1;
      // What was removed at once, and again before the reload.
      const atOnce = removed.splice(0);
      beforeReload();
      removed.splice(0, removed.length, ...atOnce.filter((names) => removed.includes(names)));
    },
  });
  /** The platforms whose cookies and keys have not been removed. */
  const listKept = () =>
    tracked.filter(({ adapter }) => !removed.includes(adapter.cookiesAndKeys)).map(({ name }) => name);
  /** How often each platform has got Lead. */
  const countLeads = () => {
    const entries = readEntries(globals);
    const count = (calls: readonly unknown[], text: string) =>
      calls.filter((call) => JSON.stringify(call).includes(text)).length;
    return {
      adsTag: count(entries, 'AW-1/lead'),
      productAnalytics: count(capture.mock.calls, '"Lead"'),
      secondPixel: count(pixels.fbq.mock.calls, '"Lead"'),
      socialPixel: count(pixels.ttq.track.mock.calls, '"Lead"'),
      tagManager: count(entries, '"event":"Lead"'),
    };
  };
  return { tracker, page, globals, stops, logs, ledger, local, listKept, countLeads };
}
