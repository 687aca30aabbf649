import { getNextNumber, type Cell, type Cells } from '../../domain/journey/arrival/journals';
import type { Session } from '../../domain/journey/arrival/session';
import type { CheckedStorage } from '../../platform/storage/storage';
import {
  getJournalKey,
  readCells,
  readJournals,
  readTogether,
  readUnshared,
  writeUnshared,
} from './applications';
import {
  begunCell,
  countsMore,
  foldApplication,
  fromCells,
  toCellText,
  toValues,
  type CellValues,
} from './cells';
import type { StoredApplication } from '../storedApplication';

/** A document that has written nothing for so long is taken for closed. One that is not writes its journal again. */
const idleMs = 60_000;

interface JournalDependencies {
  readonly local: CheckedStorage;
  readonly session: CheckedStorage;
  /** Random, in memory alone: session storage is copied with a duplicated tab. */
  readonly documentId: string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** How long an application is stored, in milliseconds. */
  readonly storedExpirationMs: number;
}

/** What an application is now. */
export interface PresentApplication {
  readonly applicationId: string;
  readonly session: Session | null;
  readonly values: CellValues;
}

/** The journal of a document: what it has changed in an application, and what it knows of the other documents. */
export interface DocumentJournal {
  /** Opens an application of which a start has read these cells: what another document stores after that is no change of this one. */
  readonly open: (applicationId: string, cells: Cells) => void;
  /** Stores what has changed since the last write or read: in local storage, or in this tab alone if that is full. */
  readonly write: (present: PresentApplication) => void;
  /** What the documents of the application have stored together; null if this one knows it. */
  readonly readNewer: (applicationId: string) => StoredApplication | null;
  /** The state shows what was read: these values are no changes of this document. */
  readonly adopt: (values: CellValues) => void;
  /** Removes the own journal of an application that has ended, and stores nothing of it any more, also when its end is forgotten. */
  readonly end: (applicationId: string) => void;
  /**
   * Takes the journals that were left into the own one.
   *
   * @returns removes those that are unchanged since. Call it in a later task
   */
  readonly compact: (applicationId: string) => () => void;
}

/** Creates the journal of this document. */
export function createDocumentJournal({
  local,
  session,
  documentId,
  now,
  storedExpirationMs,
}: JournalDependencies): DocumentJournal {
  let applicationId = '';
  /** What is in the own journal: own changes, and copies of what no other journal has. */
  let own: Cells = {};
  /** The fold of everything that this document has read and written. */
  let known: Cells = {};
  /** The texts of the values of the state at the last write or read. */
  let texts: Readonly<Record<string, string>> = {};
  /** The applications of which this document stores nothing any more. */
  const ended = new Set<string>();

  const readStored = () => readCells(local, applicationId);
  const adopt = (values: CellValues) => {
    texts = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toCellText(value)]));
  };
  const begin = (id: string, cells: Cells) => {
    applicationId = id;
    own = {};
    known = cells;
    adopt(toValues(fromCells(known)));
  };
  const open = (id: string) => {
    if (id !== applicationId) begin(id, readTogether({ local, session }, id));
  };
  /** What the storage has lost: it was wiped, or another document took this one for closed. */
  const listMissing = (stored: Cells): Cells =>
    Object.fromEntries(Object.entries(known).filter(([name, cell]) => countsMore(name, cell, stored[name])));
  /** Whether nobody has changed anything for longer than an application is stored. */
  const isExpired = () => now() - Number(known['savedAt']?.[2] ?? now()) > storedExpirationMs;
  const store = (cells: Cells) => {
    if (Object.keys(cells).length === 0) return;
    own = { ...own, ...cells };
    const isStored = local.set(getJournalKey(applicationId, documentId), own);
    writeUnshared(session, isStored ? null : { applicationId, cells: own });
  };
  return {
    open: begin,
    write: ({ applicationId: id, session: begun, values }) => {
      if (ended.has(id)) return;
      open(id);
      const stored = readStored();
      const stamp = getNextNumber(foldApplication([stored, known]), now());
      const isBegun = known[begunCell] !== undefined || begun === null;
      const changed: Record<string, Cell> = isBegun ? {} : { [begunCell]: [stamp, documentId, begun] };
      // Before the first input nothing is an answer, and after an end nothing is.
      const names = Object.keys(values).length === 0 ? [] : Object.keys({ ...texts, ...values });
      for (const name of names)
        if (toCellText(values[name]) !== (texts[name] ?? toCellText(null)))
          changed[name] = [stamp, documentId, values[name] ?? null];
      if (names.length > 0) adopt(values);
      store({ ...listMissing(stored), ...changed });
      known = foldApplication([known, changed]);
    },
    readNewer: (id) => {
      if (ended.has(id)) return null;
      open(id);
      const stored = readStored();
      // What has expired meanwhile is stored again only with the next change.
      if (!isExpired()) store(listMissing(stored));
      const isNewer = Object.entries(stored).some(([name, cell]) => countsMore(name, cell, known[name]));
      if (!isNewer) return null;
      known = foldApplication([known, stored]);
      return fromCells(known);
    },
    adopt,
    end: (id) => {
      ended.add(id);
      local.remove(getJournalKey(id, documentId));
      if (Object.keys(readUnshared(session, id)).length > 0) writeUnshared(session, null);
    },
    compact: (id) => {
      open(id);
      const ownKey = getJournalKey(id, documentId);
      const left = readJournals(local, id).filter(
        ({ key, cells }) => key !== ownKey && getNextNumber(cells, 0) < now() - idleMs,
      );
      if (left.length === 0) return () => undefined;
      const taken = foldApplication([own, ...left.map(({ cells }) => cells)]);
      if (!local.set(ownKey, taken)) return () => undefined;
      own = taken;
      return () => {
        const present = new Map(readJournals(local, id).map(({ key, cells }) => [key, toCellText(cells)]));
        for (const { key, cells } of left) if (present.get(key) === toCellText(cells)) local.remove(key);
      };
    },
  };
}
