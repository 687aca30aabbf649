import type { Session } from '../domain/journey/arrival/session';
import { hasExpired, isDeclined, isSessionOver } from '../domain/journey/arrival/staleness';
import { isDecided } from '../domain/journey/states/progressStates';
import type { Lead } from '../domain/lead/lead';
import type { Dependencies, RootState } from './root';

type Clock = Pick<Dependencies, 'newId' | 'now'>;

/** A session that begins now. */
export function newSession({ newId, now }: Clock): Session {
  return { sessionId: newId(), sessionStartedAt: new Date(now()).toISOString() };
}

/** The session of a lead; one that begins now where the lead has none. */
export function sessionOf({ sessionId, sessionStartedAt }: Lead, clock: Clock): Session {
  if (sessionId === undefined || sessionStartedAt === undefined) return newSession(clock);
  return { sessionId, sessionStartedAt };
}

/** Whether the lead or the session came to its end while the application was open, or the lead was declined in mid-form. */
export function isOver(
  { leadApplication: { application, progressStates } }: RootState,
  { now, storedExpirationMs }: Pick<Dependencies, 'now' | 'storedExpirationMs'>,
): boolean {
  return (
    (isDeclined(application) && !isDecided(progressStates)) ||
    hasExpired(application, now()) ||
    isSessionOver(application.sessionStartedAt, now(), storedExpirationMs)
  );
}
