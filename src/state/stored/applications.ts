import * as v from 'valibot';
import type { Lead } from '../../domain/lead/lead';
import type { KeyValueStorage } from '../../platform/storage';
import { migrated } from './migrations';
import type { StoredLoanApplication } from '../storedApplication';
import { storedLoanApplicationSchema, storedVersion } from './schemas';
import { mergeUnknownFields } from './unknownFields';

/**
 * The data of a session in local storage. `storedLoanApplication`, `sessionId`, `sessionStartedAt` and `lid` belong to the session
 * with the latest answer. The applications of other sessions have keys with their session's id, and move back to
 * `storedLoanApplication` with their next answer (decisions, section 6).
 */
export interface StoredSession {
  readonly sessionId: string;
  /** ISO timestamp. */
  readonly sessionStartedAt: string | undefined;
  /** The id of the lead of an application that has not ended. */
  readonly lid: string | undefined;
  /** Null before the applicant changes something, and after an end state. */
  readonly storedLoanApplication: StoredLoanApplication | null;
}

/** The methods of local storage that store sessions. */
export type SessionStorageAccess = Pick<KeyValueStorage, 'getParsed' | 'set' | 'remove'>;

export const currentKey = 'storedLoanApplication';
const versionedSchema = migrated(
  'storedLoanApplication',
  v.looseObject({ version: v.fallback(v.number(), 0) }),
);

/** The key of a session's application while another session owns `storedLoanApplication`. */
export function getSessionApplicationKey(sessionId: string): string {
  return `${currentKey}:${sessionId}`;
}

/** Whether the key holds an application. */
export function isApplicationKey(key: string): boolean {
  return key === currentKey || key.startsWith(getSessionApplicationKey(''));
}

/** The ids of the sessions other than the current one whose applications are stored. */
export function listOtherSessions(local: Pick<KeyValueStorage, 'keys'>): readonly string[] {
  const prefix = getSessionApplicationKey('');
  return local.keys().flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
}

/** The application of a session, or `storedLoanApplication` if no session is named; null if there is none. */
export function readStoredApplication(
  local: SessionStorageAccess,
  sessionId: string | null,
): StoredLoanApplication | null {
  const stored = local.getParsed(currentKey, storedLoanApplicationSchema);
  const owner = stored?.application.sessionId;
  // An application without a session id belongs to any session.
  if (stored !== null && (owner === undefined || sessionId === null || owner === sessionId)) return stored;
  return sessionId === null
    ? null
    : local.getParsed(getSessionApplicationKey(sessionId), storedLoanApplicationSchema);
}

/**
 * Stores a session. A session with answers takes over `storedLoanApplication` and moves the application of another session to its
 * own key. A session without answers does not.
 *
 * @param replaced the earlier session of this application, which ends; null if there is none
 */
export function storeSession(
  local: SessionStorageAccess,
  session: StoredSession,
  replaced: string | null,
): void {
  const { sessionId, storedLoanApplication } = session;
  const owner = local.getParsed(currentKey, storedLoanApplicationSchema)?.application.sessionId;
  const isOtherSession = owner !== undefined && owner !== sessionId && owner !== replaced;
  const before = isOtherSession ? getSessionApplicationKey(sessionId) : currentKey;
  const own = storedLoanApplication && createStoredValue(local, before, storedLoanApplication, replaced);
  for (const id of [sessionId, replaced]) if (id !== null) local.remove(getSessionApplicationKey(id));
  if (isOtherSession && own === null) return;
  // If the storage is full, the other application stays.
  if (isOtherSession && !local.set(getSessionApplicationKey(owner), local.getParsed(currentKey, v.unknown())))
    return;
  setText(local, 'sessionId', sessionId);
  setText(local, 'sessionStartedAt', session.sessionStartedAt);
  setText(local, 'lid', session.lid);
  const isStored = own !== null && local.set(currentKey, own);
  // What a full storage still has there belongs to another session, which has a copy, or to the one that ended.
  if (own === null || (!isStored && (isOtherSession || owner === replaced))) local.remove(currentKey);
}

/** The application to write. Keeps the fields that a newer release wrote for the same lead and that this release does not know. */
function createStoredValue(
  local: SessionStorageAccess,
  key: string,
  own: StoredLoanApplication,
  replaced: string | null,
): unknown {
  const stored = local.getParsed(key, versionedSchema);
  const read = local.getParsed(key, storedLoanApplicationSchema);
  const isSame = replaced === null && read !== null && isSameLead(read.application, own.application);
  if (stored === null || !isSame) return { version: storedVersion, ...own };
  const version = Math.max(stored.version, storedVersion);
  return mergeUnknownFields(stored, { ...read, version: stored.version }, { ...own, version });
}

function isSameLead(before: Lead, after: Lead): boolean {
  return before.sessionId === after.sessionId && (before.id === undefined || before.id === after.id);
}

/** Writes a text if it differs from the stored one. */
function setText(local: SessionStorageAccess, key: string, text: string | undefined): void {
  if (text === undefined) local.remove(key);
  else if (local.getParsed(key, v.unknown()) !== text) local.set(key, text);
}
