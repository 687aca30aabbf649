import type { Ledger } from '../src/tracking/ledger';

/** One event that the application told somebody of: a line of the drawer's ledger. */
export interface LedgerEntry {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly name: string;
  /** What went with it, as it is to be read. */
  readonly details: string;
}

/** Where the ledger reads its lines; the same list until it changes. */
export interface LedgerSource {
  readonly get: () => readonly LedgerEntry[];
  readonly subscribe: (listener: () => void) => () => void;
}

const nothing: readonly LedgerEntry[] = [];

/** The application's own ledger in lines. */
export function linesOf({ entries, subscribe }: Ledger): LedgerSource {
  let read = entries();
  let lines = read.map(line);
  return {
    subscribe,
    get: () => {
      if (entries() !== read) {
        read = entries();
        lines = read.map(line);
      }
      return lines;
    },
  };
}

function line({ at, event, platform, outcome, reason }: ReturnType<Ledger['entries']>[number]): LedgerEntry {
  return { at, name: event, details: `${platform}: ${outcome}${reason === '' ? '' : `, ${reason}`}` };
}

/** The source while nothing tells events. */
export const emptyLedger: LedgerSource = { get: () => nothing, subscribe: () => () => undefined };
