import type { BegunApplication, Session } from '../../domain/journey/arrival/session';
import { isLeadExpired, isLeadDeclined, isSessionExpired } from '../../domain/journey/arrival/staleness';
import { hasLeftForm } from '../../domain/journey/states/progressStates';
import type { Lead } from '../../domain/lead/lead';
import type { Dependencies, RootState } from '../root';

type Clock = Pick<Dependencies, 'createId' | 'now'>;

/** Begins an application: a random id, and a session that starts now. */
export function beginApplication(clock: Clock): BegunApplication {
  return { session: createSession(clock), applicationId: clock.createId() };
}

/** Creates a session that starts now. */
export function createSession({ createId, now }: Clock): Session {
  return { sessionId: createId(), sessionStartedAt: new Date(now()).toISOString() };
}

/** The session of a lead, or a new session if the lead has none. */
export function getSession({ sessionId, sessionStartedAt }: Lead, clock: Clock): Session {
  if (sessionId === undefined || sessionStartedAt === undefined) return createSession(clock);
  return { sessionId, sessionStartedAt };
}

/** Whether the lead or the session expired while the application was open, or the lead was declined before the form was complete. */
export function isApplicationOver(
  { leadApplication: { application, progressStates } }: RootState,
  { now, storedExpirationMs }: Pick<Dependencies, 'now' | 'storedExpirationMs'>,
): boolean {
  return (
    (isLeadDeclined(application) && !hasLeftForm(progressStates)) ||
    isLeadExpired(application, now()) ||
    isSessionExpired(application.sessionStartedAt, now(), storedExpirationMs)
  );
}
