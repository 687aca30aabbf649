import type { CaptureResult, PostHogConfig, Properties } from 'posthog-js/dist/module.slim.no-external';
import { personalParameters } from '../../domain/journey/arrival/entry';
import type { Adapter } from '../adapter';
import { pageAddress } from '../addresses';
import { failures, heard, orReject } from '../failures';
import type { TrackingWorld } from './world';

/** What is used of the SDK. */
export interface AnalyticsSdk {
  init(key: string, options: Partial<PostHogConfig>): unknown;
  opt_in_capturing(options: { captureEventName: false }): void;
  opt_out_capturing(): void;
  register(properties: Properties): void;
  identify(id: string): void;
  capture(name: string, properties: Properties, options: typeof atOnce): unknown;
  set_config(options: Partial<PostHogConfig>): void;
  reset(): void;
}

/** A beacon is never tried again, which could be when consent has ended, and outlives the page, which is left right after the last event. */
const atOnce = { transport: 'sendBeacon' } as const;
const traces = /^_*ph_/;
/** Ids of a click on an ad, by which ad platforms know a person; analytics is told none. */
const clickId =
  /(?:gcl(?:id|src)|dclid|[gw]braid|gad_source|gad_campaignid|fbclid|msclkid|twclid|li_fat_id|igshid|ttclid|rdt_cid|epik|qclid|sccid|irclid|_kx|mc_cid)$/i;

/** Product analytics: told of every event and of who led here, and left to find out nothing by itself. */
export function productAnalytics(
  { key, host }: { readonly key: string; readonly host: string },
  { loadAnalytics, forget, attribution, sessionId }: TrackingWorld,
): Adapter {
  let sdk: AnalyticsSdk | null = null;
  return {
    platform: 'product analytics',
    purpose: 'analytics',
    start: () =>
      orReject(failures.analytics, async () => {
        if (key === '') throw new Error('No key');
        const loaded = await loadAnalytics();
        loaded.init(key, options(host));
        loaded.opt_in_capturing({ captureEventName: false });
        loaded.register(withoutClickIds(attribution()));
        loaded.identify(sessionId());
        sdk = loaded;
      }),
    takes: () => true,
    tell: ({ name, id, facts }) => {
      sdk?.capture(name, { ...facts, event_id: id }, atOnce);
    },
    stop: () => {
      const ended = sdk;
      sdk = null;
      const isEnded =
        ended === null ||
        heard(() => {
          ended.opt_out_capturing();
          ended.reset();
          // What it still holds in memory is not written again when the page is left.
          ended.set_config({ disable_persistence: true });
        });
      forget(traces);
      return { needsReload: !isEnded };
    },
  };
}

/** Everything that the SDK would do of its own accord is off; where nothing was chosen, so is it itself. */
function options(host: string): Partial<PostHogConfig> {
  return {
    api_host: host,
    // What waits to be sent would still leave when consent has ended.
    request_batching: false,
    opt_out_capturing_by_default: true,
    autocapture: false,
    rageclick: false,
    capture_pageview: false,
    capture_pageleave: false,
    capture_heatmaps: false,
    capture_dead_clicks: false,
    capture_exceptions: false,
    capture_performance: false,
    disable_session_recording: true,
    disable_surveys: true,
    disable_product_tours: true,
    disable_conversations: true,
    disable_web_experiments: true,
    disable_scroll_properties: true,
    disable_external_dependency_loading: true,
    advanced_disable_flags: true,
    advanced_disable_toolbar_metrics: true,
    save_referrer: false,
    save_campaign_params: false,
    // Of the address that it keeps in this browser; what is sent has no query at all.
    mask_personal_data_properties: true,
    custom_personal_data_properties: [...personalParameters],
    disable_capture_url_hashes: true,
    internal_or_test_user_hostname: null,
    persistence: 'localStorage+cookie',
    // A cookie of this host alone is one that can be taken away from here.
    cross_subdomain_cookie: false,
    cookie_expiration: 365,
    session_idle_timeout_seconds: 1_800,
    feature_flag_request_timeout_ms: 3_000,
    surveys_request_timeout_ms: 10_000,
    properties_string_max_length: 65_535,
    before_send: sanitised,
  };
}

/** The last look at what is sent. Exported for its tests. */
export function sanitised(event: CaptureResult | null): CaptureResult | null {
  if (event === null) return null;
  const { $set, $set_once, properties } = event;
  return {
    ...event,
    properties: sanitisedProperties(properties),
    ...($set === undefined ? {} : { $set: sanitisedProperties($set) }),
    ...($set_once === undefined ? {} : { $set_once: sanitisedProperties($set_once) }),
  };
}

const sanitisedProperties = (properties: Properties): Properties => {
  const entries = Object.entries(withoutClickIds(properties)).map(([name, value]: [string, unknown]) => [
    name,
    sanitisedValue(value),
  ]);
  return Object.fromEntries(entries);
};

/** An address loses its query and what in its path may be somebody's, wherever it stands. */
function sanitisedValue(value: unknown): unknown {
  if (typeof value === 'string') return /^\/|:\/\//.test(value) ? pageAddress(value) : value;
  if (Array.isArray(value)) return value.map(sanitisedValue);
  return typeof value === 'object' && value !== null && !(value instanceof Date)
    ? sanitisedProperties(value)
    : value;
}

const withoutClickIds = (properties: Properties): Properties =>
  Object.fromEntries(Object.entries(properties).filter(([name]) => !clickId.test(name)));
