import type { Lead } from '../../lead/lead';

/** The status of a lead that stands. A lead without a status has not been judged yet and is not stale for it. */
const positiveStatus = 'positive';

interface StaleInput {
  readonly lead: Pick<Lead, 'expiresAt' | 'leadStatus'>;
  /** ISO timestamp. */
  readonly sessionStartedAt: string | undefined;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly storedExpirationMs: number;
}

/** Whether a stored lead is stale (specification, section 4): it has expired, its session is over, or it is declined. */
export function isLeadStale({ lead, sessionStartedAt, now, storedExpirationMs }: StaleInput): boolean {
  return (
    hasExpired(lead, now) || isSessionOver(sessionStartedAt, now, storedExpirationMs) || isDeclined(lead)
  );
}

/** Whether the lead's `expiresAt` has passed at `now` (milliseconds since the epoch). An unreadable moment says nothing. */
export function hasExpired({ expiresAt }: Pick<Lead, 'expiresAt'>, now: number): boolean {
  return Date.parse(expiresAt ?? '') <= now;
}

/**
 * Whether a session is older than the configured time. A start that cannot be read says nothing; one that lies in the future
 * by more than the configured time comes from a clock that was wrong, and counts as passed.
 *
 * @param startedAt ISO timestamp
 * @param now milliseconds since the epoch
 */
export function isSessionOver(
  startedAt: string | undefined,
  now: number,
  storedExpirationMs: number,
): boolean {
  return Math.abs(now - Date.parse(startedAt ?? '')) > storedExpirationMs;
}

/** Whether the server has given the lead a status that is not positive. */
export function isDeclined({ leadStatus }: Pick<Lead, 'leadStatus'>): boolean {
  return leadStatus !== undefined && leadStatus !== positiveStatus;
}

/** The lead without the seven parts that stale data loses; the rest of the input stays (specification, section 4). */
export function withoutStaleParts(lead: Lead): Lead {
  const {
    sessionStartedAt: _sessionStartedAt,
    id: _id,
    generalPolicies: _generalPolicies,
    policies: _policies,
    leadSource: _leadSource,
    googleCaptchaToken: _googleCaptchaToken,
    // Said of the lead that is gone; a new one gets its own.
    expiresAt: _expiresAt,
    leadStatus: _leadStatus,
    otherDetails,
    ...rest
  } = lead;
  if (otherDetails === undefined) return rest;
  const { ibanConsent: _ibanConsent, ...others } = otherDetails;
  return { ...rest, otherDetails: others };
}
