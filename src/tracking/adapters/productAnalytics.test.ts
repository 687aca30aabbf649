import * as fc from 'fast-check';
import type { CaptureResult } from 'posthog-js/dist/module.slim.no-external';
import { describe, expect, it, vi } from 'vitest';
import { runs } from '../../testing/runs';
import { failures } from '../failures';
import { productAnalytics, sanitised } from './productAnalytics';
import type { TrackingWorld } from './world';
import { eventOf, forgets, identity, makeWorld } from './world.fixture';

const account = { key: 'phc_key', host: 'https://events.example.com' };

function makeAnalytics(own: Partial<TrackingWorld> = {}, key = account.key) {
  const calls: unknown[][] = [];
  const told =
    (name: string) =>
    (...asked: unknown[]) => {
      calls.push([name, ...asked]);
    };
  const sdk = {
    init: told('init'),
    opt_in_capturing: told('opt_in_capturing'),
    opt_out_capturing: told('opt_out_capturing'),
    register: told('register'),
    identify: told('identify'),
    capture: told('capture'),
    set_config: told('set_config'),
    reset: told('reset'),
  };
  const loadAnalytics = vi.fn(async () => sdk);
  const world = makeWorld({ loadAnalytics, ...own });
  return { calls, world, loadAnalytics, adapter: productAnalytics({ ...account, key }, world) };
}

describe('product analytics', () => {
  it('is started with everything off that it would do by itself', async () => {
    const { calls, adapter } = makeAnalytics();
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
      cookie_expiration: 365,
      properties_string_max_length: 65535,
    });
  });

  it('is told who led here, without ids of clicks, and the session', async () => {
    const attribution = { utm_source: 'newsletter', gclid: 'click', wbraid: 'click', fbclid: 'click' };
    const { calls, adapter } = makeAnalytics({ attribution: () => attribution });
    await adapter.start();
    expect(calls.slice(1)).toEqual([
      ['opt_in_capturing', { captureEventName: false }],
      ['register', { utm_source: 'newsletter' }],
      ['identify', 'session'],
    ]);
  });

  it('takes every event, with its facts and its id, and nothing of whom it happened to', async () => {
    const { calls, adapter } = makeAnalytics();
    await adapter.start();
    await adapter.tell(eventOf('StepSeen', { step: 'income' }), identity);
    expect([adapter.purpose, adapter.takes('StepSeen'), adapter.takes('Lead')]).toEqual([
      'analytics',
      true,
      true,
    ]);
    expect(calls.at(-1)).toEqual([
      'capture',
      'StepSeen',
      { step: 'income', event_id: 'id of StepSeen' },
      { transport: 'sendBeacon' },
    ]);
  });

  it('ends by opting out, forgetting who it was, and writing nothing more', async () => {
    const { calls, world, adapter } = makeAnalytics();
    await adapter.start();
    expect(adapter.stop()).toEqual({ needsReload: false });
    await adapter.tell(eventOf('StepSeen'), identity);
    expect(calls.slice(4)).toEqual([
      ['opt_out_capturing'],
      ['reset'],
      ['set_config', { disable_persistence: true }],
    ]);
    expect(forgets(world, ['ph_phc_key_posthog', '__ph_opt_in_out_phc_key'])).toBe(true);
  });

  it('loads nothing without a key', async () => {
    const { adapter, loadAnalytics } = makeAnalytics({}, '');
    await expect(adapter.start()).rejects.toThrow(failures.analytics);
    expect(loadAnalytics).not.toHaveBeenCalled();
  });

  it('that does not load says so, and is told nothing', async () => {
    const { calls, adapter } = makeAnalytics({ loadAnalytics: () => Promise.reject(new Error('gone')) });
    await expect(adapter.start()).rejects.toThrow(failures.analytics);
    await adapter.tell(eventOf('Lead'), identity);
    expect([calls, adapter.stop()]).toEqual([[], { needsReload: false }]);
  });
});

describe('what analytics sends', () => {
  const captured = (properties: CaptureResult['properties']): CaptureResult => ({
    uuid: 'id',
    event: 'StepSeen',
    properties,
  });

  it('holds addresses without queries and ids, and no ids of clicks', () => {
    const event = captured({
      $current_url: 'https://a.example/base/income?email=ana#x',
      $pathname: '/base/continue/abc',
      $session_entry_gclid: 'click',
      nested: [{ href: 'https://a.example/lead/8f1' }],
      step: 'income',
      count: 2,
    });
    expect(sanitised({ ...event, $set_once: { $initial_referrer: 'https://b.example/?q=ana' } })).toEqual({
      ...event,
      properties: {
        $current_url: 'https://a.example/base/income',
        $pathname: '/base/continue/*',
        nested: [{ href: 'https://a.example/lead/*' }],
        step: 'income',
        count: 2,
      },
      $set_once: { $initial_referrer: 'https://b.example/' },
    });
  });

  it('never holds the query of an address, however deep', () => {
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
        expect(JSON.stringify(sanitised(captured(properties)))).not.toContain('secret=');
      }),
      { numRuns: runs(200) },
    );
  });

  it('is nothing where there is nothing', () => {
    expect(sanitised(null)).toBeNull();
  });
});
