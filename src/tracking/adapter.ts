import type { HashedIdentity, PlatformEvent } from '../domain/tracking/platformEvent';
import type { Purpose } from '../domain/tracking/purposes';

/** The platform did not get the event, for a reason that is not a failure: for example, its pixel is not on the page. */
export interface SkippedResult {
  /** One English sentence for the ledger. */
  readonly skippedBecause: string;
}

/** The platform got the event without a part that was not valid, such as a telephone number. */
export interface IncompleteResult {
  /** One English sentence for the ledger. */
  readonly missing: string;
}

/** Undefined if the platform got everything. */
export type SendResult = SkippedResult | IncompleteResult | void;

/** The behaviour of one platform: `createAdapter` of its folder creates it. */
export interface Adapter {
  /**
   * Loads and starts what the platform needs, once consent is given. Reports if this session must not start it. Rejects with a
   * `PlatformError`. It is called again after a `LoadError`.
   */
  readonly start: () => Promise<SkippedResult | void>;
  /** Sends an event that the platform accepts. Throws or rejects with a `PlatformError`. */
  readonly send: (event: PlatformEvent, identity: HashedIdentity) => Promise<SendResult> | SendResult;
  /** Informs a started platform that the visitor changed the choice and its own purpose is still permitted. */
  readonly onConsentChange?: () => void;
  /** Consent was withdrawn: stops the platform. If it throws, the page reloads. */
  readonly stop: () => { readonly needsReload: boolean };
  /** Names of the cookies and stored keys of the platform. They are removed after it has stopped. */
  readonly cookiesAndKeys: RegExp;
  /** The part of them that is for analytics, in a platform of another purpose. It is also removed when the consent to analytics has ended. */
  readonly analyticsCookies?: RegExp;
}

/** A platform and its adapter. */
export interface TrackedPlatform {
  readonly name: string;
  readonly purpose: Purpose;
  readonly acceptedEvents: readonly PlatformEvent['name'][];
  readonly comesWith?: string;
  readonly adapter: Adapter;
}
