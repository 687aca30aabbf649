import type { Lead } from '../../lead/lead';

/** The status of a valid lead. A lead without a status has no decision yet and is not stale. */
const positiveStatus = 'positive';

interface StaleInput {
  readonly lead: Pick<Lead, 'expiresAt' | 'leadStatus'>;
  /** ISO timestamp. */
  readonly sessionStartedAt: string | undefined;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly storedExpirationMs: number;
}

/** Whether a stored lead is stale (specification, section 4): it or its session has expired, or it is declined. */
export function isLeadStale({ lead, sessionStartedAt, now, storedExpirationMs }: StaleInput): boolean {
  return (
    isLeadExpired(lead, now) ||
    isSessionExpired(sessionStartedAt, now, storedExpirationMs) ||
    isLeadDeclined(lead)
  );
}

/** Whether the lead's `expiresAt` has passed at `now` (milliseconds since the epoch). An unreadable time never passes. */
export function isLeadExpired({ expiresAt }: Pick<Lead, 'expiresAt'>, now: number): boolean {
  return Date.parse(expiresAt ?? '') <= now;
}

/**
 * Whether a session is older than the configured time. A session with an unreadable start never expires, and one that starts in the
 * future has not expired: the clock was set back (`withoutFuture`).
 *
 * @param startedAt ISO timestamp
 * @param now milliseconds since the epoch
 */
export function isSessionExpired(
  startedAt: string | undefined,
  now: number,
  storedExpirationMs: number,
): boolean {
  return now - Date.parse(startedAt ?? '') > storedExpirationMs;
}

/**
 * A stored moment, or now if it lies in the future because the clock was set back. The result is stored in its place, so that it
 * expires in time from then on. An unreadable moment is unchanged.
 *
 * @param moment ISO timestamp
 * @param now milliseconds since the epoch
 */
export function withoutFuture(moment: string, now: number): string {
  return Date.parse(moment) > now ? new Date(now).toISOString() : moment;
}

/** Whether the server gave the lead a status that is not positive. */
export function isLeadDeclined({ leadStatus }: Pick<Lead, 'leadStatus'>): boolean {
  return leadStatus !== undefined && leadStatus !== positiveStatus;
}
