import * as v from 'valibot';
import type { Lead } from '../../domain/lead/lead';
import type { KeyStore } from '../../platform/storage';
import { storedLoanApplicationSchema, storedVersion, type StoredLoanApplication } from './stored';
import { withUnread } from './unread';

/**
 * What local storage holds of sessions. `storedLoanApplication` stands with `sessionId`, `sessionStartedAt` and `lid` of the
 * session that was answered in last; the applications of other sessions stand beside it, each under its session's name, and
 * take that place again when they are answered in (decisions, section 6).
 */
export interface KeptSession {
  readonly sessionId: string;
  /** ISO timestamp. */
  readonly sessionStartedAt: string | undefined;
  /** The lead's id. */
  readonly lid: string | undefined;
  /** Null while the applicant has done nothing worth keeping, and after an end. */
  readonly storedLoanApplication: StoredLoanApplication | null;
}

/** What is needed of local storage to keep sessions in it. */
export type SessionKeeper = Pick<KeyStore, 'getParsed' | 'set' | 'remove'>;

const standing = 'storedLoanApplication';
const versionedSchema = v.looseObject({ version: v.fallback(v.number(), 0) });
/** How many applications are kept beside the one that stands. */
const limitBeside = 3;

/** The key of a session's application while another session's stands. */
export function keyBeside(sessionId: string): string {
  return `${standing}:${sessionId}`;
}

/** Whether an application is kept under the key. */
export function isApplicationKey(key: string): boolean {
  return key === standing || key.startsWith(keyBeside(''));
}

/** The application of a session, or of whichever stands where none is named; null where there is none. */
export function readApplication(
  local: SessionKeeper,
  sessionId: string | null,
): StoredLoanApplication | null {
  const stored = local.getParsed(standing, storedLoanApplicationSchema);
  const owner = stored?.application.sessionId;
  // An application that names no session belongs to whichever stands.
  if (stored !== null && (owner === undefined || sessionId === null || owner === sessionId)) return stored;
  return sessionId === null ? null : local.getParsed(keyBeside(sessionId), storedLoanApplicationSchema);
}

/**
 * Writes what is kept of a session. Who has answered something takes the place that stands, and sets aside whose it was; who
 * has answered nothing takes nobody's place.
 *
 * @param replaced the session of this application before, which ends with it; null where there was none
 */
export function keepSession(local: SessionKeeper, kept: KeptSession, replaced: string | null): void {
  const { sessionId, storedLoanApplication } = kept;
  const owner = local.getParsed(standing, storedLoanApplicationSchema)?.application.sessionId;
  const isOthers = owner !== undefined && owner !== sessionId && owner !== replaced;
  const before = isOthers ? keyBeside(sessionId) : standing;
  const own = storedLoanApplication && written(local, before, storedLoanApplication, replaced);
  if (owner !== sessionId) {
    for (const over of [sessionId, replaced]) if (over !== null) local.remove(keyBeside(over));
  }
  if (isOthers && own === null) return;
  // A storage that is full keeps what it has.
  if (isOthers && !local.set(keyBeside(owner), local.getParsed(standing, v.unknown()))) return;
  put(local, 'sessionId', sessionId);
  put(local, 'sessionStartedAt', kept.sessionStartedAt);
  put(local, 'lid', kept.lid);
  if (own === null) local.remove(standing);
  else local.set(standing, own);
}

/**
 * The application as it is written: over what a newer release wrote of the same lead, nothing that this one does not know is
 * lost.
 */
function written(
  local: SessionKeeper,
  key: string,
  own: StoredLoanApplication,
  replaced: string | null,
): unknown {
  const stored = local.getParsed(key, versionedSchema);
  const read = local.getParsed(key, storedLoanApplicationSchema);
  const isSame = replaced === null && read !== null && isSameLead(read.application, own.application);
  if (stored === null || !isSame) return { version: storedVersion, ...own };
  const version = Math.max(stored.version, storedVersion);
  return withUnread(stored, { ...read, version: stored.version }, { ...own, version });
}

function isSameLead(before: Lead, after: Lead): boolean {
  return before.sessionId === after.sessionId && (before.id === undefined || before.id === after.id);
}

/**
 * Removes the applications whose time is over, whose shape is broken, and the oldest beyond those that are kept.
 *
 * @param isOver whether the time is over of what was answered last at that moment (milliseconds since the epoch)
 */
export function tidyApplications(local: KeyStore, isOver: (savedAt: number) => boolean): void {
  const beside: { readonly key: string; readonly savedAt: number }[] = [];
  for (const key of local.keys().filter(isApplicationKey)) {
    const savedAt = local.getParsed(key, storedLoanApplicationSchema)?.savedAt;
    if (savedAt !== undefined && isOver(savedAt)) local.remove(key);
    else if (savedAt !== undefined && key !== standing) beside.push({ key, savedAt });
  }
  const newest = beside.toSorted((one, other) => other.savedAt - one.savedAt);
  for (const { key } of newest.slice(limitBeside)) local.remove(key);
}

/** Writes a text where another stands. */
function put(local: SessionKeeper, key: string, text: string | undefined): void {
  if (text === undefined) local.remove(key);
  else if (local.getParsed(key, v.unknown()) !== text) local.set(key, text);
}
