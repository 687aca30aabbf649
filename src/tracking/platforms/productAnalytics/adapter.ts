import type { CaptureResult, PostHogConfig, Properties } from 'posthog-js/dist/module.slim.no-external';
import { privateParameters } from '../../../domain/journey/arrival/privateAddress';
import { nextTask } from '../../../platform/events/browser';
import type { Adapter } from '../../adapter';
import type { AdapterDependencies } from '../../adapterDependencies';
import { createLatestChange, overtaken } from '../../latestChange';
import { loadAs, PlatformError, rethrowAs, runSafely } from '../../platformError';
import { redactPageUrl } from '../../redactUrl';
import { errors } from './platform';

/** The part of the SDK that the adapter uses. */
export interface AnalyticsSdk {
  init(key: string, options: Partial<PostHogConfig>): unknown;
  opt_in_capturing(options: { captureEventName: false }): void;
  opt_out_capturing(): void;
  register(properties: Properties): void;
  identify(id: string): void;
  capture(name: string, properties: Properties, options: typeof captureOptions): unknown;
  set_config(options: Partial<PostHogConfig>): void;
  /** @param resetsDevice whether it also forgets the id of the device, which it would give to the next person */
  reset(resetsDevice: true): void;
}

/**
 * A beacon is never retried: a retry could run after consent has ended. It also outlives the page, which the visitor leaves right
 * after the last event.
 */
const captureOptions = { transport: 'sendBeacon' } as const;
/** Ids of a click on an ad, by which ad platforms identify a person. Analytics gets none of them. */
const clickId =
  /(?:gcl(?:id|src)|dclid|[gw]braid|gad_source|gad_campaignid|fbclid|msclkid|twclid|li_fat_id|igshid|ttclid|rdt_cid|epik|qclid|sccid|irclid|_kx|mc_cid)$/i;

/** The product analytics. It gets every event and the source of the visit. The SDK collects nothing by itself. */
export function createAdapter(
  { key, host }: { readonly key: string; readonly host: string },
  { getAttribution, getSessionId }: AdapterDependencies,
  loadSdk: () => Promise<AnalyticsSdk> = loadPostHog,
): Adapter {
  let sdk: AnalyticsSdk | null = null;
  const beginChange = createLatestChange();
  /** The session that the SDK knows. Another application in this document has another one. */
  let identified = '';
  const identify = (loaded: AnalyticsSdk) => {
    identified = getSessionId();
    loaded.register(removeClickIds(getAttribution()));
    loaded.identify(identified);
  };
  return {
    start: async () => {
      if (key === '') throw new PlatformError(errors.start);
      const isLatest = beginChange();
      const loaded = await loadAs(errors.start, loadSdk);
      if (!isLatest()) return overtaken;
      rethrowAs(errors.start, () => {
        loaded.init(key, createSdkOptions(host));
        loaded.opt_in_capturing({ captureEventName: false });
        identify(loaded);
      });
      sdk = loaded;
      return undefined;
    },
    send: ({ name, id, properties }) => {
      if (sdk !== null && getSessionId() !== identified) identify(sdk);
      sdk?.capture(name, { ...properties, event_id: id }, captureOptions);
    },
    stop: () => {
      beginChange();
      const running = sdk;
      sdk = null;
      const isStopped =
        running === null ||
        runSafely(() => {
          running.opt_out_capturing();
          running.reset(true);
          // Keeps the SDK from writing its memory to storage again when the visitor leaves the page.
          running.set_config({ disable_persistence: true });
        });
      return { needsReload: !isStopped };
    },
    cookiesAndKeys: /^_*ph_/,
  };
}

/**
 * The SDK without recordings, surveys, flags and automatic capture: it never adds a script. The pause between loading and starting
 * it lets the browser handle keys.
 */
async function loadPostHog(): Promise<AnalyticsSdk> {
  const { default: sdk } = await import('posthog-js/dist/module.slim.no-external');
  await nextTask();
  return sdk;
}

/** Switches off everything that the SDK does by itself, and the SDK until it is opted in. */
function createSdkOptions(host: string): Partial<PostHogConfig> {
  return {
    api_host: host,
    // A waiting batch would leave after consent has ended.
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
    // For the address that the SDK stores in this browser. The addresses that it sends have no query at all.
    mask_personal_data_properties: true,
    custom_personal_data_properties: [...privateParameters],
    disable_capture_url_hashes: true,
    internal_or_test_user_hostname: null,
    // No cookie: it would have the session's id, and the browser would send it with every request to the host.
    persistence: 'localStorage',
    cross_subdomain_cookie: false,
    cookie_expiration: 365,
    session_idle_timeout_seconds: 1_800,
    feature_flag_request_timeout_ms: 3_000,
    surveys_request_timeout_ms: 10_000,
    properties_string_max_length: 65_535,
    before_send: sanitizeEvent,
  };
}

/** Removes personal data from an event before it is sent. Exported for its tests. */
export function sanitizeEvent(event: CaptureResult | null): CaptureResult | null {
  if (event === null) return null;
  const { $set, $set_once, properties } = event;
  return {
    ...event,
    properties: sanitizeProperties(properties),
    ...($set === undefined ? {} : { $set: sanitizeProperties($set) }),
    ...($set_once === undefined ? {} : { $set_once: sanitizeProperties($set_once) }),
  };
}

const sanitizeProperties = (properties: Properties): Properties => {
  const entries = Object.entries(removeClickIds(properties)).map(
    ([name, value]) => [name, sanitizeValue(value)] as const,
  );
  return Object.fromEntries(entries);
};

/** Removes the query and the personal parts of the path from an address, at any depth. */
function sanitizeValue(value: unknown): unknown {
  if (typeof value === 'string') return /^\/|:\/\//.test(value) ? redactPageUrl(value) : value;
  if (Array.isArray(value)) return value.map(sanitizeValue);
  return typeof value === 'object' && value !== null && !(value instanceof Date)
    ? sanitizeProperties(value)
    : value;
}

const removeClickIds = (properties: Properties): Properties =>
  Object.fromEntries(Object.entries(properties).filter(([name]) => !clickId.test(name)));
