import type { Identity } from './identity';
import type { TrackedEvent } from './trackedEvent';

/** Something that happened in the application. */
export interface Happening {
  readonly name: TrackedEvent['name'];
  readonly facts: TrackedEvent['facts'];
  /** Of the lead that it happened to; empty before there is one. */
  readonly leadId: string;
  /** Who it happened to, where that may be told: kept as hashes for what happens later to the same lead. */
  readonly identity?: Identity;
}
