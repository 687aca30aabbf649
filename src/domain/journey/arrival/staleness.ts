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
 * Whether a session is older than the configured time. A session with an unreadable start never expires. One that starts in the
 * future by more than the configured time comes from a wrong clock and has expired.
 *
 * @param startedAt ISO timestamp
 * @param now milliseconds since the epoch
 */
export function isSessionExpired(
  startedAt: string | undefined,
  now: number,
  storedExpirationMs: number,
): boolean {
  return Math.abs(now - Date.parse(startedAt ?? '')) > storedExpirationMs;
}

/** Whether the server gave the lead a status that is not positive. */
export function isLeadDeclined({ leadStatus }: Pick<Lead, 'leadStatus'>): boolean {
  return leadStatus !== undefined && leadStatus !== positiveStatus;
}
