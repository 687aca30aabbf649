import type { TrackedEvent } from '../domain/tracking/trackedEvent';

/** What became of an event with one platform, or of the platform's start. Holds nothing that tells of a person. */
export interface LedgerEntry {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly event: TrackedEvent['name'] | 'Start';
  /** Of the event; empty for a start, and for an event that was told before. */
  readonly id: string;
  readonly platform: string;
  readonly outcome: 'begun' | 'sent' | 'held back' | 'failed';
  /** One English sentence for QA; empty where there is nothing to say. */
  readonly reason: string;
}

/** Entries that are kept: the newest. */
const limit = 200;

/** What was sent or held back, and why; for QA to read. */
export interface Ledger {
  readonly write: (entry: LedgerEntry) => void;
  /** The same list until something is written. */
  readonly entries: () => readonly LedgerEntry[];
  readonly subscribe: (listener: () => void) => () => void;
}

export function makeLedger(): Ledger {
  let entries: readonly LedgerEntry[] = [];
  const listeners = new Set<() => void>();
  return {
    write: (entry) => {
      entries = [...entries, entry].slice(-limit);
      for (const listener of listeners) listener();
    },
    entries: () => entries,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
