import type { PlatformEvent } from '../domain/tracking/platformEvent';
import { createListeners } from '../platform/events/listeners';

/** The outcome of an event on one platform, or of the platform's start. No personal data. */
export interface LedgerEntry {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly event: PlatformEvent['name'] | 'Start';
  /** The id of the event; empty for a start, and for an event that was sent before. */
  readonly id: string;
  readonly platform: string;
  readonly outcome: 'started' | 'sent' | 'skipped' | 'failed';
  /** One English sentence for QA; may be empty. */
  readonly reason: string;
}

/** New entries replace the oldest. */
const maxEntries = 200;

/** The record of sent and skipped events. QA reads it. */
export interface Ledger {
  readonly record: (entry: LedgerEntry) => void;
  /** The same list until an entry is recorded. */
  readonly getEntries: () => readonly LedgerEntry[];
  readonly subscribe: (listener: () => void) => () => void;
}

export function createLedger(): Ledger {
  let entries: readonly LedgerEntry[] = [];
  const { subscribe, notify } = createListeners();
  return {
    record: (entry) => {
      entries = [...entries, entry].slice(-maxEntries);
      notify();
    },
    getEntries: () => entries,
    subscribe,
  };
}
