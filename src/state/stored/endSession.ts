import type { SessionStorageAccess } from './applications';
import { endedSessionsKey, findNextSessionId, readEndedSessions } from './endedSessions';

const maxEndedSessions = 20;

/**
 * Stores that sessions have ended, so that every tab of the browser continues in the same next session. A session that another tab
 * has ended before keeps its next session.
 *
 * @param attempts the first unused attempt of each session
 * @param createId creates the id of the next session
 */
export function endSessions(
  local: SessionStorageAccess,
  attempts: Readonly<Record<string, number>>,
  createId: () => string,
): void {
  const ended = readEndedSessions(local);
  const next = createId();
  const added = Object.entries(attempts).map(([id, attempt]) => {
    const before = Object.hasOwn(ended, id) ? ended[id] : undefined;
    const entry = { next: before?.next ?? next, attempt: Math.max(before?.attempt ?? 1, attempt) };
    return [id, entry] as const;
  });
  const others = Object.entries(ended).filter(([id]) => !Object.hasOwn(attempts, id));
  local.set(endedSessionsKey, Object.fromEntries([...others, ...added].slice(-maxEndedSessions)));
}

/** Ends a session, and returns the id of the session in which the next application begins. */
export function endSession(
  local: SessionStorageAccess,
  sessionId: string,
  attempt: number,
  createId: () => string,
): string {
  const next = createId();
  endSessions(local, { [sessionId]: attempt }, () => next);
  // Without a storage no other tab could know the session.
  return findNextSessionId(readEndedSessions(local), sessionId) ?? next;
}
