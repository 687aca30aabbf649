import type { Purpose } from '../domain/tracking/purposes';
import type { HashedIdentity, TrackedEvent } from '../domain/tracking/trackedEvent';

/** The platform was not told, for a reason that is no failure: its pixel is not on the page. */
export interface HeldBack {
  /** One English sentence for the log. */
  readonly heldBack: string;
}

/** The platform was told, but for something that there was nothing right of: a telephone number. */
export interface ToldWithout {
  /** The same. */
  readonly without: string;
}

/** Nothing where the platform was told everything. */
export type Told = HeldBack | ToldWithout | void;

/** One platform: what it is for, how it is begun and ended, and what of the events it takes. */
export interface Adapter {
  /** As the ledger and the log name it. */
  readonly platform: string;
  readonly purpose: Purpose;
  /**
   * Loads and starts what the platform needs; once, after consent. Says where that is not to be in this session. Rejects with a
   * message of the error catalogue.
   */
  readonly start: () => Promise<HeldBack | void>;
  readonly takes: (name: TrackedEvent['name']) => boolean;
  /** Hands an event over. Throws or rejects with a message of the error catalogue (specification, section 8). */
  readonly tell: (event: TrackedEvent, identity: HashedIdentity) => Promise<Told> | Told;
  /** Consent was withdrawn: tells the platform, and takes its cookies and keys away. Says whether the page must be loaded anew. */
  readonly stop: () => { readonly needsReload: boolean };
}
