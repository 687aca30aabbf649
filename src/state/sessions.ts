import type { Session } from '../domain/journey/arrival/session';
import { isLeadExpired, isLeadDeclined, isSessionExpired } from '../domain/journey/arrival/staleness';
import { hasDecision, isEndState } from '../domain/journey/states/progressStates';
import type { Lead } from '../domain/lead/lead';
import type { AppThunk, Dependencies, RootState } from './root';
import { selectProgressState } from './selectors/journey';
import type { LeadState } from './slices/leadState';
import { endSession } from './stored/endSession';

type Clock = Pick<Dependencies, 'createId' | 'now'>;

/** Creates a session that starts now. */
export function createSession({ createId, now }: Clock): Session {
  return { sessionId: createId(), sessionStartedAt: new Date(now()).toISOString() };
}

/**
 * The session in which the next application begins after one ends or expires. Every tab of the ended session gets the same one, so
 * that they create one lead.
 */
export function beginNextSession(
  { application, attempt }: Pick<LeadState, 'application' | 'attempt'>,
  { shared, createId, now }: Clock & Pick<Dependencies, 'shared'>,
): Session {
  const { sessionId } = application;
  const createNextId =
    sessionId === undefined ? createId : () => endSession(shared, sessionId, attempt, createId);
  return createSession({ createId: createNextId, now });
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
    (isLeadDeclined(application) && !hasDecision(progressStates)) ||
    isLeadExpired(application, now()) ||
    isSessionExpired(application.sessionStartedAt, now(), storedExpirationMs)
  );
}

/**
 * Watches the present application. What was typed in it must not be stored after an end state or after another application replaced this
 * one: no personal data may remain.
 *
 * @returns tells whether it is still the present application and has not ended
 */
export function watchApplication(): AppThunk<() => boolean> {
  return (_dispatch, getState) => {
    const { replacedCount } = getState().asyncFormData;
    return () => {
      const state = getState();
      return state.asyncFormData.replacedCount === replacedCount && !isEndState(selectProgressState(state));
    };
  };
}
