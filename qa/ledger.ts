import type { Ledger } from '../src/tracking/ledger';

/** A line of the drawer's ledger: an event and its result for one platform. */
export interface LedgerLine {
  /** Milliseconds since the epoch. */
  readonly atMs: number;
  readonly name: string;
  /** The platform and the result, formatted. */
  readonly details: string;
}

/** The source of the ledger's lines. Returns the same list until it changes. */
export interface LedgerSource {
  readonly get: () => readonly LedgerLine[];
  readonly subscribe: (listener: () => void) => () => void;
}

const noLines: readonly LedgerLine[] = [];

/** Formats the application's ledger as lines. */
export function createLedgerSource({ getEntries, subscribe }: Ledger): LedgerSource {
  let read = getEntries();
  let lines = read.map(formatLine);
  return {
    subscribe,
    get: () => {
      if (getEntries() !== read) {
        read = getEntries();
        lines = read.map(formatLine);
      }
      return lines;
    },
  };
}

function formatLine({
  at: atMs,
  event,
  platform,
  outcome,
  reason,
}: ReturnType<Ledger['getEntries']>[number]): LedgerLine {
  return { atMs, name: event, details: `${platform}: ${outcome}${reason === '' ? '' : `, ${reason}`}` };
}

/** The source of a build without tracking. */
export const emptyLedger: LedgerSource = { get: () => noLines, subscribe: () => () => undefined };
