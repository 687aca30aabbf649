import * as v from 'valibot';
import type { SessionStorageAccess } from './applications';

/** A session whose application ended or was deleted in this browser. */
export interface EndedSession {
  /** The id of the session in which the next application begins. All tabs of the ended session continue there. */
  readonly next: string;
  /** The first attempt of the ended session that no create has used. */
  readonly attempt: number;
}

/** The latest ended sessions by their ids, oldest first. */
export type EndedSessions = Readonly<Record<string, EndedSession>>;

export const endedSessionsKey = 'endedSessions';
const endedSessionsSchema = v.record(v.string(), v.object({ next: v.string(), attempt: v.number() }));

/** Reads `endedSessions` from local storage. */
export function readEndedSessions(local: Pick<SessionStorageAccess, 'getParsed'>): EndedSessions {
  return local.getParsed(endedSessionsKey, endedSessionsSchema) ?? {};
}

/** The id of the first session after this one that has not ended; null if the session itself has not ended. */
export function findNextSessionId(ended: EndedSessions, sessionId: string): string | null {
  if (!Object.hasOwn(ended, sessionId)) return null;
  const { [sessionId]: own, ...others } = ended;
  return own === undefined ? null : (findNextSessionId(others, own.next) ?? own.next);
}
