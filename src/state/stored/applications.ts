import * as v from 'valibot';
import { hasDecision } from '../../domain/journey/states/progressStates';
import { dropUndefined } from '../../domain/lead/dropUndefined';
import type { Session } from '../../domain/journey/arrival/session';
import type { Lead } from '../../domain/lead/lead';
import type { KeyValueStorage } from '../../platform/storage';
import type { StoredApplication, StoredInput, StoredServerState } from '../storedApplication';
import { migrated } from './migrations';
import { storedInputSchema, storedServerStateSchema, storedVersion } from './schemas';
import { mergeUnknownFields } from './unknownFields';

/**
 * The applications in local storage. Each has keys with its id: two for its parts (`storedApplication.ts`), and one that names the tab
 * that writes its input. `storedLoanApplication`, `sessionId`,
 * `sessionStartedAt` and `lid` name the application that was used last (decisions, section 6).
 */

/** The methods of local storage that store applications. */
export type ApplicationStorage = Pick<KeyValueStorage, 'getParsed' | 'set' | 'remove'>;

/** Holds the id of the application that was used last. Releases before stored the application itself there. */
const currentKey = 'storedLoanApplication';
const getInputKey = (applicationId: string) => `${currentKey}:${applicationId}`;
const getServerKey = (applicationId: string) => `storedLead:${applicationId}`;
const getOwnerKey = (applicationId: string) => `owner:${applicationId}`;

const idSchema = v.pipe(v.string(), v.minLength(1));
const currentSchema = v.union([idSchema, storedInputSchema]);

/** Whether a key holds a part of this application. */
export function isKeyOf(key: string, applicationId: string): boolean {
  return [getInputKey, getServerKey].some((getKey) => key === getKey(applicationId));
}

/** The ids of the applications of this browser: those that are stored, and those that are open and in which nothing was entered yet. */
export function listApplications(local: Pick<KeyValueStorage, 'keys' | 'getParsed'>): readonly string[] {
  const ids = local
    .keys()
    .flatMap((key) =>
      [getInputKey(''), getOwnerKey('')].flatMap((prefix) =>
        key.startsWith(prefix) ? [key.slice(prefix.length)] : [],
      ),
    );
  const earlier = readEarlierId(local);
  return [...new Set(earlier === null ? ids : [...ids, earlier])];
}

/** The id of the application that was used last; null if none was. */
export function readCurrentId(local: Pick<KeyValueStorage, 'getParsed'>): string | null {
  const current = local.getParsed(currentKey, currentSchema);
  return typeof current === 'string' ? current : readEarlierId(local);
}

/** The session of the application that was used last; null if none is stored. */
export function readCurrentSession(local: Pick<KeyValueStorage, 'getParsed'>): Session | null {
  const sessionId = local.getParsed('sessionId', idSchema);
  const sessionStartedAt = local.getParsed('sessionStartedAt', idSchema);
  return sessionId === null || sessionStartedAt === null ? null : { sessionId, sessionStartedAt };
}

/** The id of an application that a release before stored. Its session named it. */
function readEarlierId(local: Pick<KeyValueStorage, 'getParsed'>): string | null {
  const current = local.getParsed(currentKey, currentSchema);
  return current === null || typeof current === 'string' ? null : (current.application.sessionId ?? null);
}

/** Reads an application; null if it is not stored. */
export function readApplication(
  local: Pick<KeyValueStorage, 'getParsed'>,
  applicationId: string,
): StoredApplication | null {
  const key = readEarlierId(local) === applicationId ? currentKey : getInputKey(applicationId);
  const input = local.getParsed(key, storedInputSchema);
  if (input === null) return null;
  // Releases before stored both parts in one record.
  const server =
    local.getParsed(getServerKey(applicationId), storedServerStateSchema) ??
    local.getParsed(key, storedServerStateSchema);
  return server === null ? null : { input, server };
}

/** Writes what the applicant has entered. Keeps the fields that a newer release wrote for the same lead and that this release does not know. */
export function writeInput(local: ApplicationStorage, applicationId: string, input: StoredInput): boolean {
  const key = getInputKey(applicationId);
  // A storage that is nearly full does not take both.
  if (readEarlierId(local) === applicationId) local.remove(currentKey);
  return local.set(key, withUnknownFields(local, key, storedInputSchema, input));
}

/** Writes what the server has reported. What another tab has received meanwhile stays: it only grows. */
export function writeServerState(
  local: ApplicationStorage,
  applicationId: string,
  server: StoredServerState,
): boolean {
  const key = getServerKey(applicationId);
  const stored = local.getParsed(key, storedServerStateSchema);
  const known = stored === null ? server : keepFacts(server, stored);
  return local.set(key, withUnknownFields(local, key, storedServerStateSchema, known));
}

function keepFacts(server: StoredServerState, stored: StoredServerState): StoredServerState {
  const id = server.id ?? stored.id;
  if (id !== stored.id) return server;
  return {
    ...server,
    ...dropUndefined({ id }),
    attempt: Math.max(server.attempt, stored.attempt),
    pendingCreate: id === undefined ? server.pendingCreate : null,
    progressStates:
      hasDecision(stored.progressStates) && stored.progressStates.length > server.progressStates.length
        ? stored.progressStates
        : server.progressStates,
  };
}

const versionedSchema = migrated(
  'storedLoanApplication',
  v.looseObject({ version: v.fallback(v.number(), 0) }),
);

function withUnknownFields(
  local: ApplicationStorage,
  key: string,
  schema: v.GenericSchema,
  own: StoredInput | StoredServerState,
): unknown {
  const stored = local.getParsed(key, versionedSchema);
  const read = local.getParsed(key, schema);
  if (stored === null || read === null) return { version: storedVersion, ...own };
  const version = Math.max(stored.version, storedVersion);
  return mergeUnknownFields(stored, { ...Object(read), version: stored.version }, { ...own, version });
}

/** Names the application that was used last. */
export function writeCurrent(
  local: ApplicationStorage,
  applicationId: string,
  { sessionId, sessionStartedAt, id }: Pick<Lead, 'sessionId' | 'sessionStartedAt' | 'id'>,
): void {
  const earlier = readEarlierId(local);
  if (earlier !== null && earlier !== applicationId)
    local.set(getInputKey(earlier), local.getParsed(currentKey, v.unknown()));
  setText(local, currentKey, applicationId);
  setText(local, 'sessionId', sessionId);
  setText(local, 'sessionStartedAt', sessionStartedAt);
  setText(local, 'lid', id);
}

/** Writes a text if it differs from the stored one. */
function setText(local: ApplicationStorage, key: string, text: string | undefined): void {
  if (text === undefined) local.remove(key);
  else if (local.getParsed(key, v.unknown()) !== text) local.set(key, text);
}

/** Removes everything that is stored of an application. */
export function removeApplication(local: ApplicationStorage, applicationId: string): void {
  if (readCurrentId(local) === applicationId) for (const key of [currentKey, 'lid']) local.remove(key);
  for (const getKey of [getInputKey, getServerKey, getOwnerKey]) local.remove(getKey(applicationId));
}

/** The tab that writes the input of an application. */
export interface Owner {
  readonly tabId: string;
  /** Milliseconds since the epoch. */
  readonly takenAt: number;
}
const ownerSchema = v.object({ tabId: idSchema, takenAt: v.number() });

/** The tab that writes the input of an application; null if the storage knows none. */
export function readOwner(local: Pick<KeyValueStorage, 'getParsed'>, applicationId: string): Owner | null {
  return local.getParsed(getOwnerKey(applicationId), ownerSchema);
}

/** Whether a tab may write the input of an application. A full storage has not taken who owns it. */
export function isOwner(
  local: Pick<KeyValueStorage, 'getParsed'>,
  applicationId: string,
  tabId: string,
): boolean {
  return [undefined, tabId].includes(readOwner(local, applicationId)?.tabId);
}

/** From now on this tab writes the input of the application, and no other does. */
export function writeOwner(local: ApplicationStorage, applicationId: string, owner: Owner): void {
  local.set(getOwnerKey(applicationId), owner);
}
