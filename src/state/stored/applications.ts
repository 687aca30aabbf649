import * as v from 'valibot';
import type { Cell, Cells } from '../../domain/journey/arrival/journals';
import type { Session } from '../../domain/journey/arrival/session';
import { journalsKey, unsharedJournalKey } from '../../domain/journey/arrival/storedKeys';
import type { Lead } from '../../domain/lead/lead';
import type { CheckedStorage, StorageAreas } from '../../platform/storage/storage';
import type { StoredApplication } from '../storedApplication';
import { begunCell, foldApplication, fromCells } from './cells';
import { findEnd, getEndKey, type EndedApplication } from './endedApplications';

/**
 * The applications in local storage. Each document of an application has one key there, its journal (`domain/journey/arrival/journals.ts`):
 * `storedLoanApplication:<application>:<document>`. `sessionId`, `sessionStartedAt` and `lid` are copies for QA.
 */

const prefix = `${journalsKey}:`;

/** The key of a document's journal. */
export const getJournalKey = (applicationId: string, documentId: string): string =>
  `${prefix}${applicationId}:${documentId}`;

/** Whether a key holds a journal of this application. */
export const isJournalOf = (key: string, applicationId: string): boolean =>
  key.startsWith(getJournalKey(applicationId, ''));

/** The highest time that a clock can show: a stamp above it is of nobody. One that lies ahead stays, because the clock was set back. */
const maxStamp = 8.64e15;

const journalSchema = v.record(v.string(), v.unknown());

function isStampNumber(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= maxStamp;
}

function isCell(value: unknown): value is Cell {
  return Array.isArray(value) && isStampNumber(value[0]) && typeof value[1] === 'string';
}

/** Reads the cells of a journal. Those of another shape are left out. */
function readCellsOf(journal: v.InferOutput<typeof journalSchema> | null): Cells {
  const cells: Record<string, Cell> = {};
  for (const [name, value] of Object.entries(journal ?? {})) if (isCell(value)) cells[name] = value;
  return cells;
}

/** A document's part of an application. */
export interface StoredJournal {
  readonly key: string;
  readonly cells: Cells;
}

/** Reads the journals of an application. */
export function readJournals(local: CheckedStorage, applicationId: string): readonly StoredJournal[] {
  return local
    .keys()
    .filter((key) => isJournalOf(key, applicationId))
    .map((key) => ({ key, cells: readCellsOf(local.getParsed(key, journalSchema)) }));
}

/** Keeps a journal in this tab alone; null if local storage has it. */
export function writeUnshared(
  session: CheckedStorage,
  unshared: { readonly applicationId: string; readonly cells: Cells } | null,
): void {
  if (unshared === null) session.remove(unsharedJournalKey);
  else session.set(unsharedJournalKey, unshared);
}

const unsharedSchema = v.object({ applicationId: v.string(), cells: journalSchema });

/** Reads what is in this tab alone. */
export function readUnshared(session: CheckedStorage, applicationId: string): Cells {
  const unshared = session.getParsed(unsharedJournalKey, unsharedSchema);
  return unshared?.applicationId === applicationId ? readCellsOf(unshared.cells) : {};
}

/** The folded cells of an application. */
export const readCells = (local: CheckedStorage, applicationId: string): Cells =>
  foldApplication(readJournals(local, applicationId).map(({ cells }) => cells));

/** The folded cells of an application, with what is in this tab alone. */
export const readTogether = ({ local, session }: StorageAreas, applicationId: string): Cells =>
  foldApplication([readCells(local, applicationId), readUnshared(session, applicationId)]);

/** The ids of the applications of this browser, also of those in which nothing was entered yet. */
export function listApplications(local: CheckedStorage): readonly string[] {
  const ids = local
    .keys()
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => key.slice(prefix.length).split(':').slice(0, -1));
  return [...new Set(ids)];
}

/** Reads an application; null if nothing was entered in it. */
export const readApplication = (local: CheckedStorage, applicationId: string): StoredApplication | null =>
  fromCells(readCells(local, applicationId));

const sessionSchema = v.object({
  sessionId: v.pipe(v.string(), v.minLength(1)),
  sessionStartedAt: v.pipe(v.string(), v.minLength(1)),
});

/** An application of this browser that is open. */
export interface OpenApplication {
  readonly id: string;
  /** The session in which it was begun; null if it is not stored. */
  readonly session: Session | null;
  /** Null if nothing was entered yet. */
  readonly stored: StoredApplication | null;
  /** In milliseconds since the epoch as a rule. */
  readonly begunAt: number;
}

/**
 * The application that opens in a tab of its own: the one that was used last, else the one that was begun last.
 *
 * @param sessionId if given, of those in which something was entered in this session
 */
export function findCurrent(local: CheckedStorage, sessionId?: string): OpenApplication | null {
  const open = listApplications(local)
    .filter((id) => findEnd(local, id) === null)
    .map((id) => readOpen(local, id))
    .filter(({ stored }) => sessionId === undefined || stored?.input.application.sessionId === sessionId);
  const getSavedAt = ({ stored }: OpenApplication) => stored?.input.savedAt ?? 0;
  open.sort((one, other) => getSavedAt(other) - getSavedAt(one) || other.begunAt - one.begunAt);
  return open[0] ?? null;
}

/** The last application that has ended of those that have taken the place of one another, from this one on. */
export function findLastEnded(local: CheckedStorage, applicationId: string): string {
  const seen = new Set([applicationId]);
  let last = applicationId;
  for (let next = getNext(local, last); next !== null && !seen.has(next); next = getNext(local, last)) {
    if (findEnd(local, next) === null) break;
    seen.add(next);
    last = next;
  }
  return last;
}

/** The open application that has taken the place of one that has ended, also by way of others; null if there is none. */
export function findNext(local: CheckedStorage, applicationId: string): OpenApplication | null {
  const next = getNext(local, findLastEnded(local, applicationId));
  return next === null || findEnd(local, next) !== null ? null : readOpen(local, next);
}

const getNext = (local: CheckedStorage, applicationId: string): string | null =>
  findEnd(local, applicationId)?.next ?? null;

function readOpen(local: CheckedStorage, id: string): OpenApplication {
  const cells = readCells(local, id);
  const begun = v.safeParse(sessionSchema, cells[begunCell]?.[2]);
  return {
    id,
    session: begun.success ? begun.output : null,
    stored: fromCells(cells),
    begunAt: getBegunAt(cells),
  };
}

/** When an application was begun, in milliseconds since the epoch as a rule. */
export const getBegunAt = (cells: Cells): number => cells[begunCell]?.[0] ?? 0;

/** Writes the copies for QA. */
export function writeCopies(
  local: CheckedStorage,
  { sessionId, sessionStartedAt, id: lid }: Pick<Lead, 'sessionId' | 'sessionStartedAt' | 'id'>,
): void {
  for (const [key, text] of Object.entries({ sessionId, sessionStartedAt, lid })) {
    if (text === undefined) local.remove(key);
    else if (local.getParsed(key, v.unknown()) !== text) local.set(key, text);
  }
}

/** Removes everything that is stored of an application. */
export function removeApplication(local: CheckedStorage, applicationId: string): void {
  for (const key of local.keys()) if (isJournalOf(key, applicationId)) local.remove(key);
  local.remove('lid');
}

/** Stores that applications have ended, and removes them. One that has ended before keeps its end, unless it is deleted now. */
export function endApplications(
  local: CheckedStorage,
  applicationIds: readonly string[],
  end: EndedApplication,
): void {
  for (const id of applicationIds) {
    const isNew = end.state === null || findEnd(local, id) === null;
    // First the end: a tab that hears of the removal alone would write again what the storage has lost.
    const isStored = !isNew || local.set(getEndKey(id), end);
    removeApplication(local, id);
    // A full storage takes nothing more before something is removed.
    if (!isStored) local.set(getEndKey(id), end);
  }
}
