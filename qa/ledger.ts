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

/** The source while nothing tells events. */
export const emptyLedger: LedgerSource = { get: () => nothing, subscribe: () => () => undefined };
