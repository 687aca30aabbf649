import type { Lead } from '../lead/lead';

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

/**
 * Whether a stored lead is stale (specification, section 4): its `expiresAt` has passed, or its session is older than the
 * configured time, or its status is not positive. A moment that cannot be read says nothing; one that lies in the future by
 * more than the configured time comes from a clock that was wrong, and counts as passed.
 */
export function isLeadStale({ lead, sessionStartedAt, now, storedExpirationMs }: StaleInput): boolean {
  const expiresAt = Date.parse(lead.expiresAt ?? '');
  const startedAt = Date.parse(sessionStartedAt ?? '');
  return (
    expiresAt <= now ||
    Math.abs(now - startedAt) >= storedExpirationMs ||
    (lead.leadStatus !== undefined && lead.leadStatus !== positiveStatus)
  );
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
