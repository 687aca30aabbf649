import * as fc from 'fast-check';
import type { CaptureResult } from 'posthog-js/dist/module.slim.no-external';
import { describe, expect, it, vi } from 'vitest';
import { getRunCount } from '../../../testing/propertyTests';
import type { AdapterDependencies } from '../../adapterDependencies';
import {
  createAdapterDependencies,
  createPlatformEvent,
  hashedIdentity,
  hasCookiesAndKeys,
} from '../../adapterDependencies.fixture';
import { createAdapter, sanitizeEvent, type AnalyticsSdk } from './adapter';
import { errors } from './platform';

const account = { key: 'phc_key', host: 'https://events.example.com' };

function createAnalytics(own: Partial<AdapterDependencies> = {}, key = account.key) {
  const calls: unknown[][] = [];
  const record =
    (name: string) =>
    (...parameters: unknown[]) => {
      calls.push([name, ...parameters]);
    };
  const sdk = {
    init: record('init'),
    opt_in_capturing: record('opt_in_capturing'),
    opt_out_capturing: record('opt_out_capturing'),
    register: record('register'),
    identify: record('identify'),
    capture: record('capture'),
    set_config: record('set_config'),
    reset: record('reset'),
  };
  const loadSdk = vi.fn(async (): Promise<AnalyticsSdk> => sdk);
  const dependencies = createAdapterDependencies(own);
  return { calls, dependencies, loadSdk, adapter: createAdapter({ ...account, key }, dependencies, loadSdk) };
}

describe('the product analytics', () => {
  it('knows another application in the same document by its session and source', async () => {
    let session = 'session-1';
    const { calls, adapter } = createAnalytics({
      getSessionId: () => session,
      getAttribution: () => ({ utm_source: session }),
    });
    await adapter.start();
    session = 'session-2';
    for (const name of ['Lead', 'StepSeen'] as const)
      await adapter.send(createPlatformEvent(name), hashedIdentity);
    expect(calls.filter(([name]) => name === 'identify')).toEqual([
      ['identify', 'session-1'],
      ['identify', 'session-2'],
    ]);
    expect(calls.findLast(([name]) => name === 'register')).toEqual([
      'register',
      { utm_source: 'session-2' },
    ]);
  });

  it('starts the SDK with all automatic features switched off', async () => {
    const { calls, adapter } = createAnalytics();
    await adapter.start();
    const [init] = calls;
    expect(init?.slice(0, 2)).toEqual(['init', 'phc_key']);
    expect(init?.[2]).toMatchObject({
      api_host: 'https://events.example.com',
      request_batching: false,
      autocapture: false,
      capture_pageview: false,
      capture_pageleave: false,
      disable_session_recording: true,
      disable_surveys: true,
      advanced_disable_flags: true,
      disable_external_dependency_loading: true,
      opt_out_capturing_by_default: true,
      session_idle_timeout_seconds: 1800,
      feature_flag_request_timeout_ms: 3000,
      surveys_request_timeout_ms: 10000,
      persistence: 'localStorage',
      cookie_expiration: 365,
      properties_string_max_length: 65535,
    });
  });

  it('registers the source of the visit without click ids, and identifies the session', async () => {
    const attribution = { utm_source: 'newsletter', gclid: 'click', wbraid: 'click', fbclid: 'click' };
    const { calls, adapter } = createAnalytics({ getAttribution: () => attribution });
    await adapter.start();
    expect(calls.slice(1)).toEqual([
      ['opt_in_capturing', { captureEventName: false }],
      ['register', { utm_source: 'newsletter' }],
      ['identify', 'session'],
    ]);
  });

  it('sends an event with its properties and its id, without an identity', async () => {
    const { calls, adapter } = createAnalytics();
    await adapter.start();
    await adapter.send(createPlatformEvent('StepSeen', { step: 'income' }), hashedIdentity);
    expect(calls.at(-1)).toEqual([
      'capture',
      'StepSeen',
      { step: 'income', event_id: 'id of StepSeen' },
      { transport: 'sendBeacon' },
    ]);
  });

  it('opts out, resets the SDK and stops its writing when it stops', async () => {
    const { calls, adapter } = createAnalytics();
    await adapter.start();
    expect(adapter.stop()).toEqual({ needsReload: false });
    await adapter.send(createPlatformEvent('StepSeen'), hashedIdentity);
    expect(calls.slice(4)).toEqual([
      ['opt_out_capturing'],
      ['reset', true],
      ['set_config', { disable_persistence: true }],
    ]);
    expect(hasCookiesAndKeys(adapter, ['ph_phc_key_posthog', '__ph_opt_in_out_phc_key'])).toBe(true);
  });

  it('does not start if consent is withdrawn while the SDK loads', { tags: ['F23'] }, async () => {
    const { calls, adapter } = createAnalytics();
    const started = adapter.start();
    adapter.stop();
    expect(await started).toEqual({ skippedBecause: expect.stringContaining('withdrawn') });
    expect(calls).toEqual([]);
  });

  it('starts once if consent is withdrawn and given again while the SDK loads', async () => {
    const { calls, adapter } = createAnalytics();
    const first = adapter.start();
    adapter.stop();
    await Promise.all([first, adapter.start()]);
    expect(calls.filter(([name]) => name === 'init')).toHaveLength(1);
  });

  it('loads nothing without a key', async () => {
    const { adapter, loadSdk } = createAnalytics({}, '');
    await expect(adapter.start()).rejects.toThrow(errors.start);
    expect(loadSdk).not.toHaveBeenCalled();
  });

  it('reports an SDK that does not load and sends nothing', async () => {
    const { calls, adapter, loadSdk } = createAnalytics();
    loadSdk.mockRejectedValue(new Error('gone'));
    await expect(adapter.start()).rejects.toThrow(errors.start);
    await adapter.send(createPlatformEvent('Lead'), hashedIdentity);
    expect([calls, adapter.stop()]).toEqual([[], { needsReload: false }]);
  });
});

describe('an event of the product analytics', () => {
  const createCapture = (properties: CaptureResult['properties']): CaptureResult => ({
    uuid: 'id',
    event: 'StepSeen',
    properties,
  });

  it('contains addresses without queries and ids, and no click ids', () => {
    const event = createCapture({
      $current_url: 'https://a.example/base/income?email=ana#x',
      $pathname: '/base/continue/abc',
      $session_entry_gclid: 'click',
      nested: [{ href: 'https://a.example/lead/8f1' }],
      step: 'income',
      count: 2,
    });
    expect(sanitizeEvent({ ...event, $set_once: { $initial_referrer: 'https://b.example/?q=ana' } })).toEqual(
      {
        ...event,
        properties: {
          $current_url: 'https://a.example/base/income',
          $pathname: '/base/continue/*',
          nested: [{ href: 'https://a.example/lead/*' }],
          step: 'income',
          count: 2,
        },
        $set_once: { $initial_referrer: 'https://b.example/' },
      },
    );
  });

  it('contains no query of an address at any depth', () => {
    const place = fc.webUrl({ withQueryParameters: false });
    const tree = fc.letrec<{ tree: unknown }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        place.map((address) => `${address}?secret=Ana%20Diaz`),
        fc.array(tie('tree')),
        fc.dictionary(fc.string(), tie('tree')),
      ),
    })).tree;
    fc.assert(
      fc.property(fc.dictionary(fc.string(), tree), (properties) => {
        expect(JSON.stringify(sanitizeEvent(createCapture(properties)))).not.toContain('secret=');
      }),
      { numRuns: getRunCount(200) },
    );
  });

  it('stays null if the SDK has dropped it', () => {
    expect(sanitizeEvent(null)).toBeNull();
  });
});
