import { dropUndefined } from '../../lead/dropUndefined';
import type { JourneyConfiguration } from './configuration';
import type { Entry } from './entry';
import { withoutFuture } from './staleness';

/** The affiliate that referred the applicant (specification, section 3). */
export interface AffiliateReference {
  readonly attribute?: string;
  readonly subId?: string;
  readonly transactionId?: string;
  /** ISO timestamp. */
  readonly setAt: string;
  /** The idempotency key of the visit's report, until the server has answered it. */
  readonly visitKey?: string;
}

interface AffiliateInput {
  readonly entry: Pick<Entry, 'refName' | 'refSubId' | 'refTransactionId' | 'hasReferralParameters'>;
  readonly stored: AffiliateReference | null;
  /** Whether the tab was started with this link before. It may have followed into the application of another affiliate since. */
  readonly isKnownLink: boolean;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly configuration: Pick<JourneyConfiguration, 'affiliateReferenceExpiryHours' | 'staticAffiliateName'>;
}

export interface AffiliateOutcome {
  readonly reference: AffiliateReference | null;
  /** Whether the reference changed or expired, which resets the session. */
  readonly isSessionReset: boolean;
  /** Whether the reference is new. */
  readonly isNew: boolean;
  readonly logs: readonly string[];
}

/** Determines the affiliate reference at the start of a visit (specification, section 4, *Affiliate reference*). */
export function resolveAffiliate({
  entry,
  stored,
  isKnownLink,
  now,
  configuration,
}: AffiliateInput): AffiliateOutcome {
  const fromAddress = dropUndefined({
    attribute: entry.refName,
    subId: entry.refSubId,
    transactionId: entry.refTransactionId,
  });
  const hasParameters = Object.keys(fromAddress).length > 0;
  const reference = stored && { ...stored, setAt: withoutFuture(stored.setAt, now) };
  const expiry = reference && checkExpiry(reference, now, configuration);
  const isKnown = isKnownLink || (expiry?.isExpired !== true && namesReference(fromAddress, reference));
  if (hasParameters && !isKnown) {
    return {
      reference: { ...fromAddress, setAt: new Date(now).toISOString() },
      isSessionReset: true,
      isNew: true,
      logs: [],
    };
  }
  if (reference === null || expiry === null) {
    return {
      reference: null,
      isSessionReset: false,
      isNew: false,
      logs:
        entry.hasReferralParameters === true && !hasParameters
          ? ['No URL data for an affiliate reference']
          : [],
    };
  }
  if (namesReference({}, reference)) {
    return { reference: null, isSessionReset: false, isNew: false, logs: ['No valid affiliate parameters'] };
  }
  const { isExpired, logs } = expiry;
  return { reference: isExpired ? null : reference, isSessionReset: isExpired, isNew: false, logs };
}

/** Whether the parameters of an address or of a lead name this reference. */
export function namesReference(
  { attribute, subId, transactionId }: Omit<AffiliateReference, 'setAt' | 'visitKey'>,
  reference: AffiliateReference | null,
): boolean {
  return (
    attribute === reference?.attribute &&
    subId === reference?.subId &&
    transactionId === reference?.transactionId
  );
}

/**
 * A reference expires after the configured hours. It never expires for the static affiliate, with an invalid configuration, or with an
 * unreadable `setAt`.
 */
function checkExpiry(
  { attribute, setAt }: AffiliateReference,
  now: number,
  { affiliateReferenceExpiryHours, staticAffiliateName }: AffiliateInput['configuration'],
): { readonly isExpired: boolean; readonly logs: readonly string[] } {
  if (staticAffiliateName !== '' && attribute === staticAffiliateName) return { isExpired: false, logs: [] };
  if (affiliateReferenceExpiryHours === null || !(affiliateReferenceExpiryHours > 0)) {
    return { isExpired: false, logs: ['Invalid affiliate reference expiry configuration'] };
  }
  const setAtMs = Date.parse(setAt);
  if (Number.isNaN(setAtMs))
    return { isExpired: false, logs: ['Invalid setAt timestamp of the affiliate reference'] };
  return { isExpired: now - setAtMs >= affiliateReferenceExpiryHours * 60 * 60 * 1000, logs: [] };
}
